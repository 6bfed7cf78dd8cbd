import t from 'tap'

import {
  professionalFigures,
  professionalPromises,
  refundConditions,
  requiredDocuments,
} from '../src/professional-promises.ts'
import { professionalTerms } from '../src/professional-terms.ts'

const nbsp = '\u00A0'

t.test('the figures are those of the specification, section 9', async (t) => {
  t.same(professionalFigures, {
    activationNet: `240${nbsp}€`,
    activationTotal: `292,80${nbsp}€`,
    vatRate: '22%',
    commissionRate: '7%',
    commissionThreshold: `20.000${nbsp}€`,
    commissionFlat: `1.400${nbsp}€`,
  })
})

t.test('the refund lists its four conditions with the exact wording', async (t) => {
  t.equal(
    professionalPromises.refund,
    'Puoi chiedere il rimborso completo del deposito trascorsi 30 giorni dall’inizio della collaborazione, se non hai trattative aperte, non hai violato nessun obbligo e non sono passati più di 6 mesi dall’attivazione.',
  )
  t.same(refundConditions, [
    'non hai trattative aperte',
    'non hai violato nessun obbligo',
    'non sono passati più di 6 mesi dall’attivazione',
  ])
})

t.test('clients, documents and times are those of the specification, sections 1 and 9', async (t) => {
  const { clients, moreClients, confirmation, unsuitableClient, invoice, commission } = professionalPromises
  t.equal(clients, 'Ti presentiamo 5 clienti della tua zona, scelti da te.')
  t.equal(moreClients, 'Se non concludi con nessuno dei 5, te ne presentiamo altri 3.')
  t.same(Object.values(requiredDocuments), [
    'Visura camerale',
    '3 preventivi già emessi',
    '5 foto di lavori dell’ultimo anno',
  ])
  t.match(confirmation, 'entro 2 giorni lavorativi dal primo pagamento del cliente')
  t.match(unsuitableClient, 'entro 24 ore dal primo appuntamento')
  t.match(invoice, 'entro 48 ore dall’accredito')
  t.match(commission, `è il 7% del valore del lavoro, IVA esclusa, fino a 20.000${nbsp}€`)
  t.match(commission, `fissa, 1.400${nbsp}€`)
})

t.test(
  'every sentence has a capital, a full stop, typographic apostrophes and no figure of its own',
  async (t) => {
    const known = new Set<string>()
    const collect = (value: unknown): void => {
      if (typeof value === 'number') known.add(String(value))
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
    }
    collect(professionalTerms)
    for (const figure of Object.values(professionalFigures)) known.add(figure.replaceAll(/[^\d.,]/g, ''))
    for (const [name, sentence] of Object.entries(professionalPromises)) {
      t.match(sentence, /^\p{Lu}.*\.$/u, name)
      t.notMatch(sentence, /'|\.\.| {2}|undefined|NaN/, name)
      for (const [figure] of sentence.matchAll(/\d[\d.,]*\d|\d/g))
        t.ok(known.has(figure), `${name}: ${figure}`)
    }
  },
)
