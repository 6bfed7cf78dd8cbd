import t from 'tap'

import { readPlace } from '../../../src/assistant/italian/places/cities.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'

const index = createPlaceIndex()

function place(message: string, asked: boolean): string {
  const reading = readPlace(readUtterance(message), index, asked)
  if (reading.kind === 'found') return reading.place.label
  return reading.kind === 'ambiguous' ? reading.values.slice(0, 3).join(' / ') : '-'
}

/** The answer to the question where. */
const answers: readonly (readonly [string, string])[] = [
  ['monza', 'Monza (MB)'],
  ['MONZA', 'Monza (MB)'],
  ['a monza', 'Monza (MB)'],
  ['Monza (MB)', 'Monza (MB)'],
  ['monza mb', 'Monza (MB)'],
  ['abito a Sesto San Giovanni', 'Sesto San Giovanni (MI)'],
  ['reggio emilia', "Reggio nell'Emilia (RE)"],
  ['reggio calabria', 'Reggio di Calabria (RC)'],
  ['l’aquila', "L'Aquila (AQ)"],
  ['laquila', "L'Aquila (AQ)"],
  ['forli', 'Forlì (FC)'],
  ['bozen', 'Bolzano (BZ)'],
  ['S. Giovanni in Persiceto', 'San Giovanni in Persiceto (BO)'],
  ['mialno', 'Milano (MI)'],
  ['bolonga', 'Bologna (BO)'],
  ['cernusco', 'Cernusco sul Naviglio (MI)'],
  ['Prato', 'Prato (PO)'],
  ['siamo a Prato', 'Prato (PO)'],
  ['Cento', 'Cento (FE)'],
  ['Roma, zona Eur', 'Roma (RM)'],
  ['a Mestre', 'Venezia (VE)'],
  ['un po’ fuori Torino', 'Torino (TO)'],
  ['via Milano 3, Lodi', 'Lodi (LO)'],
  ['provincia di bergamo', 'provincia di Bergamo'],
  ['in prov. di BG', 'provincia di Bergamo'],
  ['BG', 'provincia di Bergamo'],
  ['brianza', 'provincia di Monza'],
  ['San Giorgio in provincia di Mantova', 'provincia di Mantova'],
  ['sicilia', 'Sicilia'],
  ['in Emilia Romagna', 'Emilia-Romagna'],
  ['castro', 'CASTRO (BG) / CASTRO (LE)'],
  ['castro (le)', 'Castro (LE)'],
  ['Parigi', '-'],
  ['Lugano', '-'],
  ['asdfgh', '-'],
  ['non lo so', '-'],
  ['terzo piano', '-'],
]

/** Said in passing, while something else was asked. */
const mentions: readonly (readonly [string, string])[] = [
  ['80 mq a monza', 'Monza (MB)'],
  ['80 mq Monza', 'Monza (MB)'],
  ['casa a lecco, vuota', 'Lecco (LC)'],
  ['la casa è ad agnadello', 'Agnadello (CR)'],
  ['siamo in provincia di Como', 'provincia di Como'],
  ['appartamento al terzo piano', '-'],
  ['cento metri', '-'],
  ['camino e lavello in cucina', '-'],
  ['posa in opera', '-'],
  ['pareti e soffitti', '-'],
  ['quattro camere e un bagno', '-'],
  ['il prato e la strada', '-'],
  ['i tetti sono due', '-'],
  ['in viale Monza abbiamo un ufficio', '-'],
]

t.test('the answer to the question where', (t) => {
  for (const [message, expected] of answers) t.equal(place(message, true), expected, message)
  t.end()
})

t.test('a place said in passing, and words of every day that are no place', (t) => {
  for (const [message, expected] of mentions) t.equal(place(message, false), expected, message)
  t.end()
})
