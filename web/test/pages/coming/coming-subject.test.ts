import { pageRoute } from '@mestieri/shared/routes.ts'
import t from 'tap'

import { comingSubject } from '../../../src/pages/coming/coming-subject.ts'

t.test('a page to come bears the title of its route', async (t) => {
  const subject = comingSubject(pageRoute('about'), '/info/chi_siamo')
  t.match(subject, { title: 'Chi siamo', directory: '/incontra_professionisti' })
})

t.test('a service to come has its own words and picture, and leads to its trade', async (t) => {
  const subject = comingSubject(pageRoute('landing'), '/servizi/ristrutturazione_tetto')
  t.match(subject, {
    title: 'Rifare il tetto',
    picture: 'tetto',
    directory: '/incontra_professionisti?profession=Impresa+Edile',
  })
})
