import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { factsOf, newJob } from '../../../src/assistant/interview/case.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import type { Facts } from '../../../src/assistant/slots/facts.ts'
import { jobsAfter } from './whole-catalogue.ts'

type Row = readonly [slug: ServiceSlug, message: string, ...jobs: string[]]

/** Messages whose context decides which jobs are meant, by the rule that decides. */
const rules: Readonly<Record<string, readonly Row[]>> = {
  'damage is the reason to replace a thing': [
    [
      'ristrutturazione_tetto',
      'la guaina del lastrico è piena di crepe, va rifatta completamente, 70 mq',
      'impermeabilizzazione',
    ],
    ['ristrutturazione_tetto', 'guaina bucata da sostituire, 30 mq a Trani', 'impermeabilizzazione'],
    ['ristrutturazione_tetto', 'la guaina ha una bolla, va riparata', 'punto-piano'],
    ['serramenti', 'le finestre non chiudono più, da cambiare tutte', 'finestre'],
    ['serramenti', 'il vetro è crepato e il legno marcio, la finestra va cambiata tutta', 'finestre'],
    ['ristrutturazione_tetto', 'tegole rotte dappertutto, va rifatto tutto il tetto', 'rifare'],
    ['caldaia', 'la caldaia gocciola, la voglio cambiare', 'sostituzione'],
    ['caldaia', 'la caldaia perde, c’è da cambiare la guarnizione', 'riparazione'],
  ],
  'a thing that is only described is not requested': [
    ['serramenti', 'si è spezzata la cinghia in sala, è una tapparella in alluminio', 'cinghia'],
    ['impianti', 'il climatizzatore non fa più freddo, è uno split solo', 'clima-servizio'],
  ],
  'put back is not replaced': [
    [
      'ristrutturazione_tetto',
      'tolgono i coppi, mettono una guaina sotto e rimettono gli stessi',
      'rimontaggio',
    ],
  ],
  '‘senza’ denies only the next thing': [
    [
      'impianti',
      'fotovoltaico da 4 kW senza accumulo e in più la wallbox',
      'impianto_fotovoltaico/impianto',
      'wallbox',
    ],
    ['impianti', 'quadro vecchio senza differenziale da cambiare', 'quadro'],
    ['impianti', 'antifurto per la casa al mare, niente telecamere', 'allarme'],
  ],
  'the noun of a work has the thing as its object': [
    ['impianto_fotovoltaico', 'manutenzione della caldaia con bollino, a Como', 'caldaia/revisione'],
  ],
  'a thing with its fault is an entry of a list': [
    ['impianti', 'due prese in studio e il videocitofono guasto, a Lecco', 'citofono', 'punti'],
    [
      'impianti',
      'un condizionatore nuovo e il cancello elettrico che non si apre',
      'cancello-riparazione',
      'clima',
    ],
  ],
  'a counted part is an entry of a list': [
    ['serramenti', '5 finestre in pvc e 5 tapparelle, a Jesi', 'finestre', 'tapparelle'],
    ['serramenti', '5 finestre in pvc con tapparelle, a Jesi', 'finestre'],
    ['caldaia', 'cambio la caldaia e metto le valvole termostatiche', 'sostituzione', 'valvole'],
    ['serramenti', 'porta blindata e tre inferriate per le finestre', 'blindata', 'inferriate'],
  ],
  'floors of two materials with two areas are two jobs': [
    ['ristrutturazione', 'gres in bagno e cucina, 18 mq, e parquet in sala, 30 mq', 'parquet', 'pavimenti'],
  ],
  'an adjective in the plural applies to both things': [
    ['serramenti', 'finestre e persiane nuove per la casa al mare', 'finestre', 'persiane'],
  ],
  '‘solo’ limits the place of a treatment': [
    ['tinteggiatura', 'c’è della muffa in bagno, solo una parete', 'muffa'],
    ['tinteggiatura', 'camera da imbiancare, anzi solo la parete del letto', 'parete'],
  ],
  'a fault in a question is a circumstance of the work': [
    ['caldaia', 'devo cambiare caldaia. Quanti giorni resto senza acqua calda?', 'sostituzione'],
  ],
  'a second verb has the thing of the first': [
    [
      'ristrutturazione_facciata',
      'cornicione sotto il tetto da ripristinare e ritinteggiare, 18 metri',
      'cornicioni',
    ],
    ['ristrutturazione_tetto', 'grondaie piene, quando piove trabocca. solo pulirle', 'pulizia-gronde'],
  ],
  'a pronoun stands for the thing of the chat': [
    ['impianto_fotovoltaico', 'ne abbiamo 14 sul tetto, bisogna lavarli', 'pulizia'],
  ],
  '‘sistema’ is a noun after an article': [
    ['caldaia', 'penso a un sistema ibrido, villetta coi termosifoni', 'ibrido'],
  ],
}

for (const [rule, rows] of Object.entries(rules)) {
  t.test(rule, async (t) => {
    for (const [slug, message, ...jobs] of rows) t.same(jobsAfter(slug, message), jobs, message)
  })
}

/** The facts of a job that are priced while another job is in hand. */
const factsBeside = (
  key: 'caldaia/sostituzione' | 'serramenti/finestre',
  facts: Facts,
  other: AnyJobKey,
): Facts => factsOf({ shared: {}, jobs: [newJob(key, true), newJob(other, true)] }, { key, facts })

t.test('a part that another job in hand prices is not priced twice', async (t) => {
  t.strictSame(factsBeside('caldaia/sostituzione', {}, 'caldaia/valvole')['valvole'], {
    kind: 'number',
    low: 0,
    high: 0,
  })
  const both = { accessori: { kind: 'choice', option: 'entrambi' } } as const
  const left = factsBeside('serramenti/finestre', both, 'serramenti/tapparelle')
  t.strictSame(left['accessori'], { kind: 'choice', option: 'cassonetti' })
  t.strictSame(factsBeside('serramenti/finestre', both, 'serramenti/zanzariere'), both)
})
