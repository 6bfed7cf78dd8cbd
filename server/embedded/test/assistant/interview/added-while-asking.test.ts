import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { knowledge } from '../../../src/assistant/answers/knowledge.ts'
import { freshCase } from '../../../src/assistant/interview/case.ts'
import { createSurveyor } from '../../../src/assistant/interview/surveyor.ts'
import { wholeCatalogue } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

/** Returns the jobs after some messages, each with its numbers. */
function jobsAfter(slug: ServiceSlug, messages: readonly string[]): Record<string, Record<string, number>> {
  const surveyor = createSurveyor(wholeCatalogue, knowledge, slug)
  let state = freshCase
  for (const content of messages) ({ state } = surveyor.handle(state, { content, photos: 0, now }))
  return Object.fromEntries(
    state.jobs.map(({ key, facts }) => [
      key,
      Object.fromEntries(
        Object.entries(facts).flatMap(([id, fact]) => (fact.kind === 'number' ? [[id, fact.high]] : [])),
      ),
    ]),
  )
}

t.test('a work that is added while a question is open has its own size', async (t) => {
  const bathroom = 'devo rifare il bagno a Lodi, 5 mq'
  t.match(jobsAfter('ristrutturazione_bagno', [bathroom, 'dovrei anche mettere il parquet, sono 27 mq']), {
    'ristrutturazione_bagno/completo': { superficie: 5 },
    'ristrutturazione/parquet': { superficie: 27 },
  })
  t.match(jobsAfter('ristrutturazione_bagno', [bathroom, 'e anche fare una parete in cartongesso, 9 mq']), {
    'ristrutturazione_bagno/completo': { superficie: 5 },
    'ristrutturazione/parete': { pareti: 9 },
  })
  const floors = 'rifare i pavimenti a Bari, 60 mq, gres'
  t.match(jobsAfter('ristrutturazione', [floors, 'anche imbiancare tutta la casa che è 90 mq']), {
    'ristrutturazione/pavimenti': { superficie: 60 },
    'tinteggiatura/interni': { superficie: 90 },
  })
  const added = jobsAfter('ristrutturazione_bagno', [bathroom, 'ah e poi il cappotto termico, 170 mq'])
  t.match(added['ristrutturazione_facciata/cappotto'], { facciata: 170 })
})

t.test('a further bathroom of the home is renovated like the first, and a new one is made', async (t) => {
  const bathroom = 'rifare il bagno a Bari, 5 mq, doccia, livello medio'
  for (const message of [
    'c’è anche un secondo bagno da rifare, 4 mq',
    'anche l’altro bagno è da rifare, 4 mq',
    'e se facciamo pure l’altro bagno, di 4 mq?',
  ])
    t.same(
      jobsAfter('ristrutturazione_bagno', [bathroom, message]),
      { 'ristrutturazione_bagno/completo': { superficie: 5, bagni: 2 } },
      message,
    )
  t.match(
    jobsAfter('ristrutturazione_bagno', [bathroom, 'vorrei creare un secondo bagno nel ripostiglio, 3 mq']),
    {
      'ristrutturazione_bagno/completo': { superficie: 5 },
      'ristrutturazione_bagno/secondo': { superficie: 3 },
    },
  )
})

t.test('a wish that begins like a question adds its work', async (t) => {
  const boiler = 'caldaia in blocco da riparare a Vigevano, in settimana'
  t.match(
    lastReply('caldaia', [boiler, 'quando viene il tecnico facesse anche il controllo annuale coi fumi']),
    /Aggiungo: fare la revisione della caldaia/,
  )
  const wires = 'impianto elettrico da rifare 76 mq a Benevento, livello 2, tracce nei muri, casa vuota'
  t.match(
    lastReply('impianti', [
      wires,
      'ma se devono spaccare i muri tanto vale che cambiamo pure i tubi dell’acqua',
    ]),
    /Aggiungo: rifare l’impianto idraulico/,
  )
})

t.test('what gives way is not always the job in hand', async (t) => {
  const pump = 'pompa di calore al posto della caldaia a Udine, 120 mq, 8 kW, con i termosifoni che ho'
  const radiator = jobsAfter('caldaia', [
    pump,
    'in bagno al posto del calorifero di ghisa ci starebbe un termoarredo bianco, uno. Metta anche quello',
  ])
  t.same(Object.keys(radiator), ['caldaia/pompa', 'caldaia/termosifone'])
  const cleaning = 'pulizia di 3 split a Latina'
  const message =
    'mia figlia torna da Bologna e la sua cameretta ne è senza. Ci mettiamo un condizionatore nuovo, oltre alla pulizia degli altri'
  t.match(jobsAfter('impianti', [cleaning, message]), {
    'impianti/clima-servizio': { split: 3 },
    'impianti/clima': { split: 1 },
  })
  t.notMatch(lastReply('impianti', [cleaning, message]), /Bologna/)
})

t.test('who keeps the old thing gives its renewal up, and what is repaired is not new', async (t) => {
  const three =
    'laminato 50 mq a Treviglio sopra il vecchio, 5 porte interne laminate e imbiancare 50 mq pareti e soffitti traspirante muri buoni casa vuota'
  const kept = jobsAfter('ristrutturazione', [
    three,
    'le porte vecchie le teniamo, le sistema mio suocero in garage',
  ])
  t.same(Object.keys(kept), ['ristrutturazione/parquet', 'tinteggiatura/interni'])
  t.match(kept, { 'ristrutturazione/parquet': { superficie: 50 } })
  const repair = 'portafinestra che non chiude a Gallipoli, da regolare, una'
  t.same(
    jobsAfter('serramenti', [
      repair,
      'fa lo stesso pure quella in camera, quindi sono due portefinestre da sistemare',
    ]),
    {
      'serramenti/riparazione': { guasti: 2 },
    },
  )
  const solar = 'fotovoltaico 6 kW con batteria da 5 kWh a Oristano'
  t.same(
    Object.keys(
      jobsAfter('impianto_fotovoltaico', [solar, 'preferisco più pannelli, portiamo l’impianto a 8 kW']),
    ),
    ['impianto_fotovoltaico/impianto'],
  )
})

t.test('a place says where grab bars go, and no more', async (t) => {
  const bars = 'mi servono due maniglioni in bagno a Isernia: uno di fianco al water e uno nella doccia'
  t.match(lastReply('ristrutturazione_bagno', [bars]), /maniglioni/)
  t.notMatch(lastReply('ristrutturazione_bagno', [bars]), /WC rialzato/)
})
