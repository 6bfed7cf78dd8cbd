import { lowerFirst } from '../../wording/figures.ts'
import { dearestOf } from '../about/shares.ts'
import { sentence } from '../about/subject.ts'
import { lifetime } from '../about/time.ts'
import { type Thing, thing } from './thing.ts'

const works =
  'lavor* + cantiere + giorn* + settiman* + ci mett* + intervent* + sopralluog* + ponteggi* + preventiv* + stima + offert* + posa + montagg* + carica + senza + garanz* + operai'

const tilesLoose =
  'Se il fondo è sano e si usa la colla giusta (classe C2) di solito no: prima si battono le piastrelle vecchie, quelle che suonano vuote si tolgono, e si passa un primer. Chiedi due anni di garanzia scritta sulla posa.'

/** Says whether a repaired defect can return, by job. */
const returns: Readonly<Record<string, string>> = {
  'ristrutturazione_bagno/sovrapposizione': tilesLoose,
  'ristrutturazione_bagno/piastrelle': tilesLoose,
  'ristrutturazione/pavimenti': tilesLoose,
  'tinteggiatura/crepe':
    'Una crepa d’assestamento, stuccata con la garza, di solito non torna. Se si riapre nello stesso punto il muro si muove ancora: lo guarda un tecnico prima di richiuderla.',
  'ristrutturazione_bagno/scarico':
    'Può succedere, se la causa resta: capelli e grasso, poca pendenza o radici. Aiuta una griglia sulla piletta; se torna spesso conviene una videoispezione (150–300 €).',
  'ristrutturazione_bagno/perdita':
    'Il punto riparato di solito no; ma se i tubi sono vecchi può cedere un altro tratto. Fai scrivere nel preventivo la garanzia sulla riparazione.',
  'ristrutturazione_facciata/intonaci':
    'Se è tolta la causa dell’umidità no; altrimenti l’intonaco nuovo si stacca di nuovo in pochi anni. La causa la cerca {who} prima di rifarlo.',
  'ristrutturazione_facciata/pulizia':
    'Un trattamento protettivo, antialga o idrorepellente, la tiene pulita più a lungo: di solito +12–19 € al m², a parte. Dove c’è ombra e umido dopo qualche anno torna comunque: tieni pulite le gronde e lontane le piante.',
  'ristrutturazione_tetto/tegola':
    'In quel punto di solito no; se il tetto è vecchio può cedere altrove. Chiedi a {who} di guardare anche il resto mentre è su.',
}

const mouldReturns =
  'La muffa torna se resta la causa: condensa, poca aria o una parete fredda (ponte termico). Arieggia più volte al giorno, stacca i mobili dal muro e fai controllare l’isolamento; una pittura antimuffa da sola tiene qualche anno.'

const roofReturns =
  'Se il lavoro è fatto bene no: una guaina tiene di solito 15–20 anni, una resina 10–15. Prima di chiudere fai fare la prova d’acqua e fai scrivere la garanzia nel preventivo.'

/** Questions for any job about how long the result lasts and about its most expensive part. */
export const care: readonly Thing[] = [
  thing(
    `torna|tornano|tornare|torni|tornino|ritornare|ritorni|ritorna|ritornano|tornera|torneranno|riapr*|riapre|ricompar*|rispunt*|riform*|riaffior*|ricapit*|risuccede|ripresent* - prima + tasse + 730 + sold* + quando + chi + casa + conto + prezzo + indietro
     si stacca|si staccano|si scolla|si scollano|si sollevano - quando + chi + garan* + gia + adesso + foto
     intasa*|ottura*|tappa*|perde|perdono|infiltra*|piove|gocciol*|stacca|staccano|crepa|crep* + nuovo|ancora|piu|dopo - quando + chi + garan* + adesso + quanto`,
    (job, { told = [] }) =>
      returns[job?.key ?? ''] ??
      (told.some((text) => /muff/i.test(text)) ? mouldReturns : null) ??
      (/^ristrutturazione_tetto\/(?:impermeabilizzazione|terrazzo|punto-piano)$/.test(job?.key ?? '')
        ? roofReturns
        : null),
  ),
  thing(
    `quanto|quant + dura|durera - ${works} + caldaia + tetto + tinta + pittura + pannell* + batteri* + impianto + finestr* + infiss* + vernice + cappotto + pompa + guaina + parquet + facciat* + fuori + anni + bene + poi + pavimento + bagno + tint*`,
    (job, context) =>
      job && job.kind.duration !== ''
        ? `Il lavoro: ${sentence(lowerFirst(job.kind.duration))} Il risultato: ${lowerFirst(lifetime(context).paragraphs[0] ?? '')}`
        : null,
  ),
  thing(
    `quanto|quant|quanti anni|quanti + dura|durano|durera|dureranno|campa|campano|tiene|tengono|resist*|regge|reggono|vita - ${works} + compriamo + procuriamo + tiene ferramenta + tiene negozio + tiene magazzino
     che|quanta + vita + ha|hanno
     quanto + resta|rimane|restano|rimangono + pulit*|bell*|bianc*|nuov*|lucid*
     ogni quanto|ogni quanti anni|dopo quanti anni + rifar*|rifatt*|ripet*|cambi*|sostitu*|ritint*|rinnov*|va|vanno`,
    (_job, context) => lifetime(context).paragraphs[0] ?? null,
  ),
  thing(
    `quale|qual|cosa|che|chi + costa di piu|costa piu|pesa di piu|pesa piu|piu caro|piu cara|piu costos*|incide di piu|incide piu|piu alta|spendo di piu - anni + dura + fa risparmiare + produc*
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
