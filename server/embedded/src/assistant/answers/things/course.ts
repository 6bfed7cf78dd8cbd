import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import { taxReliefDetails } from '@mestieri/shared/catalogue/tax-relief.ts'

import { lowerFirst } from '../../wording/figures.ts'
import { sentence, whoDoes } from '../about/subject.ts'
import { duration } from '../about/time.ts'
import type { AnswerJob } from '../answer-context.ts'
import { asksSeason } from '../classify/topic-by-form.ts'
import { orderOf } from './order.ts'
import { type Thing, thing } from './thing.ts'
import { waitFor } from './unusable.ts'

/** Usual number of workers, by trade. */
const crews: Readonly<Record<Profession, string>> = {
  Cartongessista: 'due persone',
  Elettricista: 'una o due persone',
  Giardiniere: 'una o due persone',
  Idraulico: 'una persona, due per i lavori pesanti',
  Imbianchino: 'una o due persone',
  Impiantista: 'due persone',
  'Impresa Edile': 'da due a quattro persone',
  'Installatore fotovoltaico': 'due o tre persone',
  Parquettista: 'una o due persone',
  Piastrellista: 'una o due persone',
  Pulizie: 'una o due persone',
  Serramentista: 'due persone',
}

/** Words for a date by which the work must be finished, and words that ask whether that is possible. */
const deadline =
  'natale|pasqua|ferragosto|capodanno|epifania|befana|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|scuola|fine mese|fine anno|feste|vacanze|ferie|fine settimana|matrimonio|trasloco|rogito'
const feasible =
  'fattibil*|possibil*|riusc*|riesc*|realistic*|farcel*|c e facciamo|c e fate|c e fa|c e fanno|si fa|fanno tempo|fate tempo|fa tempo|facciamo tempo|finit*|finisc*|finire|pront*|si puo|ci stiamo|arriviamo|terminat*|bastano|partir*|parte|partite|iniziar*|inizia|iniziate|cominci*|attacc*|liber*|disponibil*|fate|facciamo|fanno'

function byThen(job: AnswerJob): string {
  const { kind } = job
  const works = kind.duration === '' ? '' : `Il lavoro in sé: ${sentence(lowerFirst(kind.duration))} `
  return `${works}Se si fa in tempo dipende da quando è disponibile ${whoDoes(job)}: scrivi la data nella richiesta e falla mettere nel preventivo, contando qualche settimana tra sopralluogo, preventivo e materiali.`
}

/** Questions about the course of the work, for any job. */
export const course: readonly Thing[] = [
  thing(
    'vend*|rivend* + casa|appartament*|immobile|alloggio - fornitor* + conviene + valore + prezzo',
    `Quello che è montato resta alla casa: fatture, garanzie e dichiarazioni si consegnano a chi compra. ${taxReliefDetails.sale}`,
  ),
  thing(
    'port*|salire|salgono|tir*|trasport*|consegn*|sovrapprezz*|supplement*|maggioraz*|di piu|in piu + piano|piani|scale|ascensore - quant* cost* + che piano + elettric*',
    'Il trasporto al piano lo organizza {who}. Senza ascensore, con scale strette o dove serve un montacarichi si paga di solito a parte: scrivi il piano e se c’è l’ascensore, così entra nel preventivo.',
    /^(?:ristrutturazione_bagno|ristrutturazione|serramenti|caldaia|tinteggiatura)\//,
  ),
  thing(
    `sabato|domenica|weekend + fate tempo|fanno tempo|fa tempo|facciamo tempo|riuscite per
     ${deadline}|prima che + ${feasible} - scont* + offert* + foto + vedere + cost* + prezz* + bonus + detra* + piov* + pag* + asciug* + meglio + convien* + scald*
     entro|prima|prossim* + estate|inverno|primavera|autunno|freddo|caldo|piogge|neve + ${feasible} - scont* + offert* + foto + vedere + cost* + prezz* + bonus + detra* + piov* + pag* + asciug* + meglio + convien* + scald*`,
    (job, { utterance: { words } }) =>
      job && !asksSeason(words.map(({ text }) => text).join(' ')) ? byThen(job) : null,
  ),
  thing(
    `chied*|domand*|avvis*|avvert*|dirlo|dire|permesso|consenso|autorizz*|comunic* + qualcuno|a chi|proprietari*|padron*|locator*|nessuno - cost* + prezz* + sconto + preventiv* + lavor* + chiam* + viene
     devo|bisogna|tocca + chied*|avvis*|avvert* + prima|permess*|qualcuno - cost* + prezz* + sconto + preventiv* + foto`,
    (job) =>
      job && job.kind.permits !== ''
        ? `${sentence(job.kind.permits)} Se sei in affitto serve prima il sì del proprietario, meglio scritto; in condominio avvisa l’amministratore.`
        : null,
  ),
  thing(
    'dopo quanto|quando|quanto tempo|tra quanto|fra quanto|quanto devo aspett*|da quando + cammin*|calpest*|usar*|usiamo|lavar*|bagnar*|tocc*|appoggi*|pes* - senza + resto + cost* + prezz* + ogni quanto + riscald* + anni + pulit* + foto',
    (job) => waitFor(job),
  ),
  thing(
    'dopo quanto|quando|tra quanto|fra quanto|quanto + entro|entriamo|entrare|rientr*|torno|torniamo|tornare|abitar*|trasfer*|usarlo|usarla|usare|riaver* - spesa + bollett* + paga + invest* + foto + cost* + rate + bonus + detra*',
    (job, context) => (job && job.kind.duration !== '' ? (duration(context).paragraphs[0] ?? null) : null),
    /^(?:ristrutturazione|ristrutturazione_bagno)\/(?:completa|parziale|completo|rinnovo|secondo|cucina)/,
  ),
  thing(
    'quanti|quante + mesi|mese|settimane|giornate + lavor*|ci vogl*|cantiere|serv*|dur*|stat*',
    (_job, context) => duration(context).paragraphs[0] ?? null,
  ),
  thing(
    'pericol*|sicur*|rischi*|cade|cadono|infortun* + operai|lavora*|cantiere|cadono|cade|muratori',
    'Della sicurezza di chi lavora risponde la ditta: ponteggio o imbracature, DURC e assicurazione. Se le ditte sono più di una serve anche un coordinatore della sicurezza, che nomini tu: chiedilo a {who} prima di iniziare.',
  ),
  thing(
    'antenn*|parabol*|tend*|condizionator*|unita esterna|stendin*|lampad* + rimett*|smont*|rimont*|spost*|togl*|chi|attaccat*|appes*|fuori|fine fanno|restan*',
    'Di solito si smontano e si rimettono, ma tra le voci non c’è: fallo scrivere nel preventivo. Antenna e parabola le riorienta un antennista, l’unità esterna di un climatizzatore un frigorista.',
    /^(?:ristrutturazione_tetto|ristrutturazione_facciata)\//,
  ),
  thing(
    'usarl*|usare|uso|mostrar*|presentar*|portar*|far valere + tratt*|contratt*|banca|mutuo|venditore|notaio|perito|assicuraz*|prezzo casa',
    'Come riferimento sì: è una stima indicativa, con le fonti dei prezzi scritte. Chi sta dall’altra parte però guarda di più un preventivo scritto, che {who} fa dopo il sopralluogo.',
  ),
  thing(
    `sabato|domenica|domeniche|festiv*|feste|weekend|week end|fine settimana|ferragosto|notturn* + lavor*|venite|venire|viene|vengono|fanno|fate|fare|passa*|rumor*|uguale|stesso|stessa|cambia|cost*|prezzo|aument*|in piu|di piu|maggioraz*|supplement*|si puo|posso|apert*|disponib*|interven* - perde + allag* + mi chiam* + chiaman* + telefon* + numero + fate tempo + fanno tempo + fa tempo + riuscite per
     venerdi sera|di notte|la notte|notte + cost*|prezzo|piu caro|di piu|maggioraz*|supplement* - pannell* + dorm* + sent* + batteri* + caric* + ricaric*`,
    (job) => {
      const extra = [...(job?.kind.factors ?? []), ...(job?.kind.excluded ?? [])].find((text) =>
        /nott[ei]|festiv|fuori orario/i.test(text),
      )
      return `Di solito si lavora dal lunedì al venerdì; il sabato va concordato con ${whoDoes(job)}, la domenica e i festivi si esce per le urgenze. ${
        extra !== undefined && /\d/.test(extra)
          ? `Il prezzo sale: ${sentence(extra)}`
          : 'Fuori orario il prezzo sale, di solito del 30–50 %: chiedilo prima. Per i rumori vale anche il regolamento di condominio.'
      }`
    },
  ),
  thing(
    `quanti|quante|quant + venite|vengono|siete|lavorano|operai|persone|uomini|muratori|imbianchini|posatori|tecnici|gente|squadra + venite|vengono|verranno|siete|sarete|lavor*|ci sono|serv*|arriv*|mand*|casa|ci|metton* - anni + ore + giorn* + tempo + cost* + prend* + stess* + uscita
     da solo|da sola|squadra|aiutante + viene|vengono|lavora|lavorano|uno - uscita + pag* + grati*`,
    (job) =>
      job
        ? `Di solito ${crews[job.kind.profession]}: quanti lo decide ${whoDoes(job)}, secondo i tempi. Il prezzo è del lavoro finito, non cambia col numero di persone. Tempi: ${sentence(lowerFirst(job.kind.duration))}`
        : null,
  ),
  thing(
    `devo|dobbiamo|bisogna|obbligatori*|tocca|serve che + esserci|stia casa|sia casa|essere casa|essere presente|presente|stare casa|presenza|presenti
     lasci*|dare|do + chiavi
     prendere|prendo|chiedere|chiedo + ferie|permesso lavoro|giorno libero`,
    'Devi esserci all’inizio, per aprire e mettervi d’accordo, e alla fine, per controllare prima di pagare. Nel mezzo non serve: per i lavori di più giorni di solito si lasciano le chiavi, con due righe scritte nel preventivo.',
  ),
  thing(
    `ritard*|sforan*|sforare|sfora|slitt*|penale|penali|allungan*|non finisc*|non finiscono|tirano lungo|non rispett* + tempi|ritard*|prevista|metto|mettere|lavori|se|succede|consegn*|paga*|chi|data|ditta|impresa|cosa|fare|posso|settiman* - mut* + rate + bonific*`,
    'Contro i ritardi fai scrivere nel preventivo la data di inizio, quella di fine e una penale per ogni settimana in più, e lega i pagamenti ai lavori già fatti. Se slittano senza motivo contestalo per iscritto a {who}: il contratto è tra voi.',
  ),
  thing(
    'chi + controlla|dirige|coordina|sorveglia|segue|responsabile|comanda|gestisce|verifica|supervision* + cantiere|lavori|operai|lavoro|ditte|tutto|tutti|che|elettricist*|idraulic*|muratori|muratore|squadr*|artigian*',
    (job) =>
      `Gli operai li dirige ${whoDoes(job)}; se c’è una pratica edilizia controlla anche il direttore dei lavori, un tecnico che scegli e paghi tu (di solito il 5–10 % dei lavori). Noi non seguiamo il cantiere: prima del saldo fai un giro e scrivi che cosa non va.`,
  ),
  thing(
    `meta|fasi|stralci|stralcio|anno prossimo|resto dopo|volta|volte|tappe|pezzi|pezzo|step|tranche|lotti|scaglion*|prima un|prima una + posso|possiamo|si puo|potrei|fare|farne|cambiarne|farlo|farla|farli|dividere|spezz* - pag* + rate + sold* + prim* volta + sald* + accont* + quanto + romp* + rott* + ultima volta + ogni volta + senza me + mani + anticip* + versar* + che ne dici + tracc* + pietra + stella + a botte`,
    'Sì, si può fare a fasi: conviene finire prima quello che sporca o che sta dentro i muri, poi le finiture. Costa un po’ di più, perché uscita, protezioni e pulizia si pagano due volte: fai scrivere nel preventivo le due fasi con i loro prezzi.',
  ),
  thing(
    `deposito|magazzino|custodia|box + mobil*|roba|mettere|metto|serve|affitt*|arred*
     dove + metto|mettiamo|sposto|lascio + mobil*|roba|arred*|cucina|divan*`,
    (job) =>
      job?.key === 'ristrutturazione/completa' || job?.key === 'ristrutturazione/parziale'
        ? 'Se rifai quasi tutta la casa sì: i mobili vanno portati via, oppure raccolti e coperti in una stanza che si fa per ultima. Il deposito non è nella stima: chiedi il prezzo a un trasloco.'
        : 'Di solito no: si spostano al centro o in un’altra stanza e si coprono. Un deposito serve solo quando si lavora in tutta la casa insieme.',
  ),
  thing(
    `che cosa|cosa|quale|quali|cos|chi|da dove + prima|per primo|per prima|per primi|comincia*|cominciate|iniziate|iniziano|inizia|partite|parte|si parte + fa|si fa|fanno|va|fate|faccio|fare|viene|farlo|lavor*|si|da dove - comprare + costa + tempo + quando + era + stima
     che|quale|qual|in che + ordine|sequenza|successione - numer*
     ordine + lavori|si fa*|fate|giusto|procede*|cose
     da dove + comincia*|iniziate|inizia|inizio|iniziamo|parte|partite|si parte|partono
     prima + ras*|imbianc*|pavim*|finestr*|tint*|bagno|tetto|port*|parquet|impiant*|caldai* - vedere + era + stima + costav* + preventiv* + campion* + foto + comprare + cost* + posso + chiam* + accont* + caparr* + pag* + anticip* + sold*`,
    (_job, context) => orderOf(context),
  ),
  thing(
    'parchegg*|furgon*|ztl|scaricar* camion|camion + serve|dove|posso|permess*|post*|entra|passa|arriv*|parcheg*|problema|come',
    'Per il furgone serve un posto vicino al portone: se la strada è stretta, in ZTL o senza parcheggio dillo prima a {who}, perché permessi e trasporto a mano si pagano a parte.',
  ),
  thing(
    `puliz*|pulisc*|pulite|pulito|sporco|lavano|lavate|ramazz* + fine|finito|dopo|alla fine|prima andare|ogni sera|sera|via|andare|lasci*|chi|resta*|vetri|tutto
     lasci* + pulito|in ordine|sporco|casino`,
    (job) => {
      const text = job?.kind.included.find((one) => /puliz/i.test(one))
      return job
        ? text === undefined || !/fine|final/i.test(text)
          ? `A fine lavoro ${whoDoes(job)} di solito toglie gli scarti e spazza; una pulizia a fondo, con i vetri, si paga a parte. Tra le voci non c’è: chiedi che lo scriva nel preventivo.`
          : `Sì, è compresa: ${sentence(text)} Una pulizia a fondo, con i vetri, si paga a parte.`
        : null
    },
    /^(?!impianto_fotovoltaico\/pulizia|ristrutturazione_facciata\/pulizia|ristrutturazione_tetto\/pulizia|impianti\/clima)/,
  ),
  thing(
    `disdi*|annull*|ripens*|tirar* indietro|ritir*|recess*|recedere|cambio idea|cambiassi idea|cambiare idea + posso|se|entro|perdo|pago|costa|firm*|succede|quando|giorni|paga*`,
    'Finché non firmi non devi niente a nessuno: la stima e i preventivi non ti impegnano. Dopo la firma vale il contratto; se hai firmato a casa tua o a distanza di regola hai 14 giorni per recedere, e l’eventuale acconto dipende da che cosa avete scritto.',
  ),
  thing(
    `rischi*|succede|pericol*|conseguenz*|peggior* + non lo faccio|non la faccio|non lo cambio|non faccio|non li cambio|aspetto|rimando|lascio cosi|lasciamo cosi|resta cosi|se non|rinvio|tengo cosi
     posso|si puo|possiamo|conviene + aspettare|rimandare|rinviare|lasciare cosi|lasciarlo cosi|tenere cosi|tenerla cosi - scelt* + piu avanti`,
    (job) =>
      job &&
      /riparazione|perdita|tegola|punto-piano|impermeabilizz|travi|guasto|scarico|quadro|cornicioni|frontalini|gas/.test(
        job.key,
      )
        ? `Meglio non rimandare: questi danni si allargano, e tra qualche mese costano di più. Se devi aspettare, tieni d’occhio il punto, fai qualche foto con la data e chiedi a ${whoDoes(job)} una messa in sicurezza provvisoria.`
        : null,
    /^(?!caldaia\/revisione)/,
  ),
]
