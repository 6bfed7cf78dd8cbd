import { lowerFirst, sentence } from '../about/subject.ts'
import { lifetime } from '../about/time.ts'
import { dearestOf } from './dearest.ts'
import { type Thing, thing } from './thing.ts'

const works =
  'lavor* + cantiere + giorn* + settiman* + ci mett* + intervent* + sopralluog* + ponteggi* + preventiv* + stima + offert* + posa + montagg* + carica + senza + garanz* + operai'

/** How long the result lasts, and which part costs most, of any job. */
export const care: readonly Thing[] = [
  thing(
    `quanto|quant + dura|durera - ${works} + caldaia + tetto + tinta + pittura + pannell* + batteri* + impianto + finestr* + infiss* + vernice + cappotto + pompa + guaina + parquet + facciat* + fuori + anni + bene + poi + pavimento + bagno + tint*`,
    (job, context) =>
      job && job.kind.duration !== ''
        ? `Il lavoro: ${sentence(lowerFirst(job.kind.duration))} Il risultato: ${lowerFirst(lifetime(context).paragraphs[0] ?? '')}`
        : null,
  ),
  thing(
    `quanto|quant|quanti anni|quanti + dura|durano|durera|dureranno|campa|campano|tiene|tengono|resist*|regge|reggono|vita - ${works}
     che|quanta + vita + ha|hanno
     quanto + resta|rimane|restano|rimangono + pulit*|bell*|bianc*|nuov*|lucid*
     ogni quanto|ogni quanti anni|dopo quanti anni + rifar*|rifatt*|ripet*|cambi*|sostitu*|ritint*|rinnov*|va|vanno`,
    (_job, context) => lifetime(context).paragraphs[0] ?? null,
  ),
  thing(
    `quale|qual|cosa|che|chi + costa di piu|costa piu|pesa di piu|pesa piu|piu caro|piu cara|piu costos*|incide di piu|incide piu|piu alta|spendo di piu|di piu - anni + dura + fa risparmiare + produc*
     quale|qual|cosa|che + voce + pesa|grossa|piu|cost*`,
    (_job, context) => dearestOf(context),
  ),
  thing(
    'insieme|tutt* due|entramb*|stessa volta + risparm*|scont*|meno|cost* - divid* + famigli*',
    (_job, { jobs }) =>
      jobs.length > 1
        ? 'Insieme di solito si risparmia il 5–10 %, perché uscita, protezioni e trasporto si pagano una volta: con un solo professionista chiedi un prezzo unico. La stima somma i lavori senza contare lo sconto.'
        : null,
  ),
]
