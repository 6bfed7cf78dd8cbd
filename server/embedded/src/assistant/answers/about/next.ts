import { professionWords } from '@mestieri/shared/catalogue/professions.ts'

import { spokenText } from '../../italian/words.ts'
import { inPlace, professionalsSentence } from '../../wording/places.ts'
import type { AnswerContext } from '../answer-context.ts'
import { asksAmount } from './amount.ts'
import {
  type Answerer,
  euro,
  reply,
  type Reply,
  sentence,
  subjectOf,
  toWhoDoes,
  totalOf,
  whoDoes,
  withDirectory,
} from './subject.ts'

const person = { kind: 'person' } as const
const directoryPage = '«I nostri professionisti»'

export const nextSteps: Answerer = (context) => {
  const job = subjectOf(context)
  if (totalOf(context) === null && !(job && job.kind.rows === null))
    return reply(
      'Prima finiamo la stima, mancano poche risposte: poi scegli il professionista e gli mandi tutto quello che mi hai detto.',
    )
  const photos = context.hasPhotos ? ' e le foto' : ', meglio con due o tre foto'
  const sheet = totalOf(context) === null ? 'la scheda del lavoro' : 'la scheda con la stima'
  const seen = job && job.kind.visit !== '' ? job.kind.visit : 'il lavoro'
  return withDirectory(context, {
    ...reply(
      `Adesso scegli un professionista in ${directoryPage} e gli mandi ${sheet}${photos}.`,
      `Viene a vedere ${seen} e ti fa il preventivo scritto: decidi tu se accettarlo.`,
    ),
    short: `Il passo è scegliere chi viene a vedere, in ${directoryPage}.`,
  })
}

export const whoCalls: Answerer = (context) => ({
  ...reply(
    'Nessuno ti chiama se non lo chiedi tu, e decidi tu chi contattare: qui non ho il tuo numero e non serve scriverlo in chat.',
    `Per farti richiamare da noi usa «Parla con una persona»; con ${whoDoes(subjectOf(context))} ti metti d’accordo dalla sua pagina.`,
  ),
  link: person,
  short: 'Ti richiamiamo noi solo se prenoti la chiamata da «Parla con una persona».',
})

export const visit: Answerer = (context) => {
  const job = subjectOf(context)
  const seen = job && job.kind.visit !== '' ? ` Guarda ${job.kind.visit}.` : ''
  return withDirectory(context, {
    ...reply(
      `Il sopralluogo lo fissi con ${whoDoes(job)}: scegli chi lavora ${context.place === null ? 'nella tua zona' : inPlace(context.place)} in ${directoryPage} e chiedi quando può passare.${seen}`,
      'Io non posso prendere appuntamenti.',
    ),
    short: `L’appuntamento lo prendi con ${whoDoes(job)}, dalla pagina ${directoryPage}.`,
  })
}

/** Matches a question about the call-out fee. */
const callOut = /chiamat|uscit|trasfert/i
/** Matches a question about a separate or included payment: 'la chiamata la pago a parte?'. */
const apart = /a parte|separat|compres|inclus|in più|in piu|si somma|(?:si |la |li |le )pag/i

export const visitFree: Answerer = (context) => {
  const job = subjectOf(context)
  const price =
    job &&
    callOut.test(context.utterance.raw) &&
    (asksAmount(context.utterance) || apart.test(context.utterance.raw))
      ? job.kind.included.find((text) => callOut.test(text))
      : undefined
  if (price !== undefined)
    return {
      ...reply(
        `La chiamata è già nella stima («${price}»): non si somma se il lavoro si fa nella stessa uscita.`,
        `Se poi non lo fai ${whoDoes(job)} di solito la fa pagare lo stesso: chiedi prima quanto.`,
      ),
      about: 'chiamata',
    }
  return visitItself(context)
}

const visitItself: Answerer = (context) => ({
  ...reply(
    `La stima e il contatto sono gratis e senza impegno. Se il sopralluogo si paga lo decide ${whoDoes(subjectOf(context))}: chiedilo prima che venga, così non hai sorprese.`,
    'Dopo il preventivo puoi sempre dire di no.',
  ),
  short: `Chiedi prima ${toWhoDoes(subjectOf(context))} se l’uscita si paga: il preventivo non ti obbliga a niente.`,
})

export const severalQuotes: Answerer = (context) => {
  const job = subjectOf(context)
  const who = job ? professionWords[job.kind.profession].plural.toLowerCase() : 'professionisti'
  return withDirectory(
    context,
    reply(
      `Sì, puoi sentirne quanti ne vuoi: confrontare due o tre preventivi di ${who} è una buona idea.`,
      'Mandagli la stessa scheda, così i prezzi si confrontano voce per voce; non sei obbligato ad accettarne uno.',
    ),
  )
}

/** Matches a question about who sells something. */
const sells = /\b(?:vend\w*|fornisc\w*|compr\w*)\b/i

/** Matches jobs for which a licensed technician must come before any tradesman. */
const technicianFirst = /planimetri|norme del Comune|abuso|attestato|perizia|fondazion|struttural|portant/i

const vermin = 'liberare la casa da insetti o topi'
const bees = /\b(?:api|sciame|alveare|arnia)\b/i
const wasps = /\b(?:vesp\p{L}+|calabron\p{L}+)/iu

/** Says who removes insects and mice. Few cleaning firms do, and bees are taken away by beekeepers. */
function pestControl({ told, utterance }: AnswerContext): Reply {
  const words = [...(told ?? []), utterance.raw].join(' ')
  const danger = 'Se qualcuno è allergico state lontani; se c’è un pericolo subito chiama il 112.'
  const who = bees.test(words)
    ? `Per le api chiama un apicoltore della zona: di solito porta via lo sciame vivo. ${danger}`
    : wasps.test(words)
      ? `Per un nido di vespe o calabroni serve una ditta di disinfestazione: non toccarlo da solo, e nemmeno da una scala. ${danger}`
      : 'Serve una ditta di disinfestazione; per topi e blatte in condominio avvisa anche l’amministratore.'
  return {
    ...reply(who, 'Alcune imprese di pulizie la fanno: chiedilo prima che vengano.'),
    about: 'disinfestazione',
  }
}

export const professionals: Answerer = (context) => {
  const job = subjectOf(context)
  if (!job) return reply(`Dimmi che lavoro è e dove: ti porto da chi lo fa, in ${directoryPage}.`)
  if (job.kind.work === vermin) return withDirectory(context, pestControl(context))
  if (job.kind.rows === null && technicianFirst.test(`${job.kind.work} ${job.kind.visit}`))
    return {
      ...reply(
        `Per ${job.kind.work} ci vuole prima un tecnico abilitato: geometra, architetto o ingegnere.`,
        `Guarda ${job.kind.visit}, e ti dice se e con quale pratica si può fare in Comune.`,
      ),
      about: 'tecnico',
    }
  // Some jobs need the opinion of another trade first.
  const first = [...job.kind.excluded, ...job.kind.factors].find((text) =>
    /ingegner|geometra|termotecnic/i.test(text),
  )
  return withDirectory(context, {
    ...reply(
      `Per ${job.kind.work} serve ${professionWords[job.kind.profession].one}.`,
      first ? `Prima però: ${sentence(first)}` : null,
      sells.test(context.utterance.raw)
        ? 'Di solito chi lo fornisce è una ditta specializzata, che si occupa anche del montaggio.'
        : null,
      professionalsSentence(job.kind.profession, context.place),
    ),
    short: professionalsSentence(job.kind.profession, context.place),
  })
}

/** Matches a question who states the price: 'chi è che me lo può dire il prezzo?', 'a chi lo chiedo quanto costa?'. */
const asksWho =
  /(?:^| )chi (?:e (?:che )?)?(?:(?:me|ce|te|mi|ci|lo|la|puo|sa|posso|devo|potrebbe) ){0,3}(?:di(?:ce|re|rmi|rmelo|rci)|sa|da|dare|darmi|fa|fare|farmi|decide|stabilisce|chied(?:o|ere|erlo)|domand(?:o|are)) /u
const ofPrice =
  /(?:^| )(?:prezz[oi]|cost[oi]|costa|costano|cifra|preventivo|quanto (?:viene|vengono|spendo)) /u
/** Matches other things that somebody decides or does. */
const ofOther = /(?:^| )(?:garan\p{L}+|sal[ei]|cambi\p{L}*|sconto|pag\p{L}+|alz\p{L}+|rispett\p{L}+) /u

/** Says who states the price, if a question asks that; otherwise null. */
export function whoTellsPrice(context: AnswerContext): Reply | null {
  const text = `${spokenText(context.utterance.words)} `
  if (!asksWho.test(text) || !ofPrice.test(text) || ofOther.test(text)) return null
  const job = subjectOf(context)
  const total = totalOf(context)
  const seen =
    job && job.kind.visit !== '' ? `, dopo aver guardato ${job.kind.visit}` : ' dopo un sopralluogo'
  return withDirectory(context, {
    ...reply(
      `Il prezzo vero te lo fa ${whoDoes(job)}${seen}, con un preventivo scritto.`,
      total === null ? null : `Per ora hai la mia stima: ${euro(total)}.`,
      job === null ? null : professionalsSentence(job.kind.profession, context.place),
    ),
    about: 'chi fa il prezzo',
  })
}

export const send: Answerer = (context) => {
  const total = totalOf(context)
  const what =
    total === null ? 'il riepilogo di quello che mi hai detto' : `il riepilogo con la stima (${euro(total)})`
  return {
    ...reply(
      `Io non spedisco mail, ma ${what} lo prendi da «Scheda lavoro e riepilogo»: lo scarichi, o lo salvi in PDF e lo giri a chi vuoi.`,
      'Da «Parla con una persona» lo mandi su WhatsApp.',
    ),
    short: 'Apri «Scheda lavoro e riepilogo»: lì scarichi il testo o il PDF.',
  }
}

/** Advice for the time until help arrives, by service. */
const meanwhile: Readonly<Record<string, string>> = {
  caldaia:
    'Per una caldaia ferma c’è anche il centro assistenza della marca: il numero è sulla caldaia o sul libretto. Intanto guarda se la pressione è tra 1 e 1,5 bar.',
  impianti:
    'Se perde acqua chiudi il rubinetto generale; se scatta la corrente lascia staccato quello che la fa saltare.',
  serramenti:
    'Se sei chiuso fuori serve un fabbro con reperibilità: fatti dire il prezzo dell’uscita prima che parta.',
  ristrutturazione_tetto:
    'Intanto metti un secchio, sposta le cose di valore e non salire sul tetto bagnato.',
}

export const urgent: Answerer = (context) => {
  const job = subjectOf(context)
  const who = job ? professionWords[job.kind.profession].plural.toLowerCase() : 'professionisti'
  const help = meanwhile[job?.key.split('/')[0] ?? '']
  const answer = reply(
    `Se serve oggi, prima cerca chi è libero: in ${directoryPage} trovi ${who} ${inPlace(context.place)}; chiedi subito se può passare in giornata.`,
    help ?? 'Da «Parla con una persona» puoi anche scriverci o farti richiamare.',
  )
  return job ? withDirectory(context, answer) : { ...answer, link: person }
}

export const safe: Answerer = (context) => {
  const job = subjectOf(context)
  return reply(
    'Bene, questa è la cosa più importante.',
    job ? `Quando vuoi riprendiamo: ${job.kind.work}.` : 'Quando vuoi dimmi che lavoro c’è da fare.',
  )
}

/** Matches a question about an office to go to: 'avete una sede a Torino?', 'posso passare da voi?'. */
const ofOffice =
  /\b(?:sed[ei]|uffici[oa]?|negozi[oa]?|sportell[oi]|filial[ei]|showroom|indirizzo)\b|\b(?:pass\p{L}+|ven\p{L}+) (?:di persona )?da voi\b|dove (?:siete|vi trovo)/iu

export const askPerson: Answerer = (context) => (ofOffice.test(context.utterance.raw) ? noOffice : bySite)

const noOffice: Reply = {
  ...reply(
    'Non serve venire da noi: si fa tutto da qui, e chi lavora lo incontri a casa tua al sopralluogo.',
    'Per parlare con qualcuno apri «Parla con una persona»: ci scrivi su WhatsApp o prenoti una chiamata.',
  ),
  about: 'ufficio',
  link: person,
}

const bySite: Reply = {
  ...reply(
    'Certo: da «Parla con una persona» ci scrivi su WhatsApp o prenoti una chiamata. Quello che mi hai detto resta qui, non lo devi ripetere.',
  ),
  link: person,
}
