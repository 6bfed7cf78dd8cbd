import t from 'tap'

import {
  declinedClauses,
  declinedThings,
  withoutDeclined,
} from '../../../src/assistant/italian/sentences/declined.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

const declinedIn = (text: string): readonly string[] => {
  const { words } = readUtterance(text)
  return declinedClauses(words).map(({ from, to }) =>
    words
      .slice(from, to)
      .map((word) => word.text)
      .join(' '),
  )
}

const thingsIn = (text: string): readonly string[] => declinedThings(readUtterance(text).words)

t.test('work that is refused, not due or left to others is declined', (t) => {
  for (const text of [
    'il balcone lasciamo perdere',
    'le mensole lasciamole stare',
    'lascia perdere la cantina',
    'la tettoia no',
    'il soppalco no dai',
    'il muretto non si tocca',
    'i gradini non vanno rifatti',
    'la siepe la fa mio nonno',
    'il cancelletto lo fa un altro',
    'agli scuri ci pensa mio zio',
  ])
    t.same(declinedIn(`vorrei rifare il terrazzo di casa, ${text}`), [text], text)
  t.same(declinedIn('rifare il terrazzo e la scala la fa mio padre'), ['la scala la fa mio padre'])
  t.same(declinedIn('cambio solo il bidet e le mattonelle le lascio stare'), [
    'le mattonelle le lascio stare',
  ])
  t.end()
})

t.test('a farewell, a price of somebody else and what others leave untouched decline nothing', (t) => {
  for (const text of [
    'lasciamo perdere',
    'no grazie lasciamo stare',
    'lo fa mio cugino a metà prezzo',
    'lo fa un altro con 500 euro',
    'i pannelli loro non li toccano',
    'la stufa non va',
    'cerco qualcuno che fa il tetto',
    'chi la fa la pratica',
    'il quadro lo fa un elettricista',
    'il bagno non ha finestre',
  ])
    t.same(declinedIn(text), [], text)
  t.end()
})

t.test('a declined clause names its thing and ends where something else is wanted', (t) => {
  t.same(thingsIn('i cancelli li fa mio zio'), ['i cancelli'])
  t.same(thingsIn('per adesso lascio stare la stufa'), ['la stufa'])
  t.same(thingsIn('lasciamo stare la stufa e facciamo solo il camino'), ['la stufa'])
  const { words } = readUtterance('rifare il tetto, le gronde le fa mio zio, i tubi non si toccano')
  t.same(
    withoutDeclined(words).map(({ text }) => text),
    ['rifare', 'il', 'tetto', ',', ',', 'i', 'tubi', 'non', 'si', 'toccano'],
  )
  t.end()
})
