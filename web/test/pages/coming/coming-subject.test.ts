import { pageRoute } from '@mestieri/shared/routes.ts'
import t from 'tap'

import { comingSubject } from '../../../src/pages/coming/coming-subject.ts'

t.test('a page to come bears the title of its route', async (t) => {
  const subject = comingSubject(pageRoute('about'))
  t.match(subject, { title: 'Chi siamo', directory: '/incontra_professionisti' })
})
