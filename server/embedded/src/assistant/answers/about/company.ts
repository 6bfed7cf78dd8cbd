import { brand } from '@mestieri/shared/brand.ts'
import { requiredDocuments } from '@mestieri/shared/professional-promises.ts'
import { catalogue } from '@mestieri/shared/services/catalogue.ts'

import { listWords } from '../../wording/figures.ts'
import { inPlace } from '../../wording/places.ts'
import { undeducted } from './rules.ts'
import { type Answerer, reply, subjectOf, totalOf, whoDoes, withDirectory } from './subject.ts'

/**
 * Facts that are the same for every customer and every job. The pages of the site explain them in more
 * detail.
 */
const facts = {
  free: 'È gratis e senza impegno: la chat, la stima e il contatto con i professionisti non ti costano niente.',
  direct: 'Paghi solo il lavoro, direttamente al professionista che scegli.',
  noSurcharge: 'Le nostre regole gli vietano di chiederti di più perché arrivi da noi.',
  another: 'Se non ti convince ce lo dici e te ne presentiamo un altro, senza costi.',
} as const

export const free: Answerer = () => ({
  ...reply(facts.free, facts.direct),
  short: `${facts.free.split(':')[0] ?? ''}.`,
})

export const commission: Answerer = () => ({
  ...reply(
    'Da te non prendiamo niente: viviamo delle commissioni che i professionisti ci riconoscono sui lavori che ottengono.',
    facts.noSurcharge,
  ),
  short: 'Ci pagano i professionisti, sui lavori che ottengono: per te il prezzo non cambia.',
})

export const privacy: Answerer = () => ({
  ...reply(
    'Raccolgo solo quello che mi scrivi del lavoro e le foto che mandi: servono per la stima, le vedono il nostro staff e il professionista che ti presentiamo, non le vendiamo.',
    'Nome, telefono e indirizzo qui non servono. La copia sul tuo dispositivo la elimini con «Elimina conversazione da questo dispositivo»; come e per quanto tempo conserviamo il resto è scritto nell’informativa, la privacy policy.',
  ),
  short: `Messaggi e foto li vedono solo lo staff e il professionista; per farli cancellare scrivi a ${brand.support.email}.`,
})

export const selection: Answerer = (context) =>
  withDirectory(context, {
    ...reply(
      `Prima di presentarli guardiamo ${listWords(Object.values(requiredDocuments).map((name) => name.toLowerCase()))}; sul profilo vedi zona e lavori.`,
      'Non è una certificazione: prima di firmare chiedi abilitazioni, assicurazione e un preventivo scritto.',
      facts.another,
    ),
    short: 'Guardiamo visura, preventivi e foto dei lavori; il resto controllalo tu prima di firmare.',
  })

export const guarantee: Answerer = (context) => {
  const job = subjectOf(context)
  return {
    ...reply(
      'Sui prodotti c’è la garanzia legale di due anni, che dà il venditore; alcune marche ne danno di più.',
      `Sul lavoro risponde ${whoDoes(job)}, non noi: segnala i difetti per iscritto appena li vedi, e fatti scrivere nel preventivo che cosa copre la garanzia.`,
    ),
    short: 'Due anni per legge sui prodotti; sul lavoro quello che scrivete nel preventivo.',
  }
}

export const unhappy: Answerer = (context) => ({
  ...reply(
    facts.another,
    `Il contratto però è tra te e ${whoDoes(subjectOf(context))}: difetti e ritardi vanno contestati lì, per iscritto. Se hai firmato a casa tua o a distanza, di regola puoi recedere entro 14 giorni.`,
  ),
  short: facts.another,
})

/** Matches words for damage that the customer's own home insurance may pay for. */
const ownPolicy =
  /grandin|vento|neve|tempest|perdita|infiltr|bagnat|acqua|mia polizza|mia assicuraz|(?:assicurazione|polizza) (?:paga|copre|rimborsa|di casa|della casa|del condominio)|copert[oa] d/

/** Matches a question about informing the insurer of the home. */
const tellsInsurer =
  /(?:cambi|avvis|aggiorn|estend|comunic|adegu|avvert|dire all)\p{L}*.{0,30}(?:assicuraz|polizz)|(?:assicuraz|polizz).{0,30}(?:cambi|avvis|aggiorn|estend|comunic|adegu)/iu

/** Questions about insurance and documents with a specific answer. The first match applies. */
const insured = [
  {
    asks: /\bdurc\b/i,
    about: 'durc',
    words:
      'Il DURC dice che la ditta è in regola con i contributi: lo scarica lei gratis e vale 120 giorni. Di regola chi ordina i lavori lo verifica prima che inizino (D.Lgs. 81/2008, art. 90): chiedilo insieme alla visura, perché noi non lo esaminiamo.',
    short: 'Il DURC chiedilo alla ditta prima di iniziare: per lei è gratis.',
  },
  {
    asks: tellsInsurer,
    about: 'compagnia',
    words:
      'Avvisa la tua compagnia quando il lavoro è finito: se in casa c’è un impianto nuovo o cambia il valore, la polizza va di solito aggiornata, e per i pannelli estesa a grandine ed eventi atmosferici. Durante i lavori conta invece la polizza della ditta.',
    short: 'Sì, avvisa la compagnia: la polizza può andare aggiornata.',
  },
] as const

export const insurance: Answerer = (context) => {
  const special = insured.find(({ asks }) => asks.test(context.utterance.raw))
  return special
    ? { ...reply(special.words), about: special.about, short: special.short }
    : whoPaysDamage(context)
}

const whoPaysDamage: Answerer = (context) =>
  ownPolicy.test(context.utterance.raw.toLowerCase())
    ? {
        ...reply(
          'Per acqua, grandine o vento conta la tua polizza di casa, o quella del condominio: guarda se ha «acqua condotta» ed «eventi atmosferici», denuncia subito il danno alla compagnia e fai foto prima di riparare.',
          'Il perito può voler vedere il danno com’è.',
        ),
        about: 'casa',
        short: 'Guarda la tua polizza di casa e denuncia il danno alla compagnia prima di riparare.',
      }
    : {
        ...reply(
          `I danni li paga chi li fa: ${whoDoes(subjectOf(context))} dovrebbe avere una polizza di responsabilità civile.`,
          'Non è tra i documenti che esaminiamo, quindi chiedi copia della polizza, e per un cantiere anche il DURC, prima di firmare.',
        ),
        short: 'Chiedi copia della polizza e del DURC prima di firmare.',
      }

/** Questions about payment with a specific answer. The first match applies. */
const ways = [
  {
    asks: /\brat[ae]\b|rateizz|rateal|finanzi|dilazion|mensil|a poco alla volta|in (?:due|tre|più|\d+) (?:ann|mes|volt)|\bmutuo\b|prestito/i,
    about: 'rate',
    words: (who: string) =>
      `Sì, se ${who} è d’accordo: paghi lì, non a noi, quindi chiedilo prima di firmare. Spesso le rate passano da una finanziaria o dalla tua banca: guarda il TAEG, cioè il costo vero. Noi non facciamo finanziamenti.`,
  },
  {
    asks: /accont|anticip|caparr|(?:quanto|cosa)\s+(?:si\s+)?(?:d[oà]|vers\p{L}+)\s+(?:subito|prima|all)/iu,
    about: 'acconto',
    words: (who: string) =>
      `L’acconto lo concordi con ${who}, a noi non paghi niente: di solito è il 10–30 %, di più se ci sono materiali su misura da ordinare. Lega il resto a lavori già fatti e tieni il saldo per la fine.`,
  },
  {
    asks: /contant|\bcash\b/i,
    about: 'contanti',
    words: (who: string) =>
      `Meglio di no: con il bonifico resta la prova, e per le detrazioni serve il bonifico parlante. In contanti per legge si resta sotto i 5.000 €, e ${who} fa comunque la fattura.`,
  },
  {
    asks: /quando\s+(?:si\s+)?(?:pag|sald|devo|vers)|prima\s+o\s+(?:dopo|alla)|fine lavor/i,
    about: 'quando',
    words: (who: string) =>
      `Di solito un acconto alla firma, il resto a lavori già fatti e il saldo a lavoro finito e controllato: le scadenze le scrivi con ${who} nel preventivo. A noi non paghi niente.`,
  },
] as const

export const payment: Answerer = (context) => {
  const way = ways.find(({ asks }) => asks.test(context.utterance.raw))
  const who = whoDoes(subjectOf(context))
  if (way)
    return {
      paragraphs: [way.words(who)],
      about: way.about,
      short: `Le scadenze le concordi con ${who}; a noi non paghi niente.`,
    }
  const total = totalOf(context)
  const relief = subjectOf(context)?.kind.relief
  return {
    ...reply(
      `Paghi direttamente ${whoDoes(subjectOf(context))}, mai noi: acconto, scadenze ed eventuali rate le concordate nel preventivo.`,
      total !== null && total.max > 5000
        ? 'Di solito si paga a stati di avanzamento: una parte all’inizio, il saldo a lavoro finito e controllato.'
        : 'Di solito il saldo si fa a lavoro finito e controllato.',
      relief && !undeducted.has(relief) ? 'Se vuoi la detrazione usa il bonifico parlante.' : null,
    ),
    short: `Acconto e rate li concordi con ${whoDoes(subjectOf(context))}; a noi non paghi niente.`,
  }
}

export const coverage: Answerer = (context) =>
  withDirectory(
    context,
    reply(
      context.place === null
        ? 'In tutta Italia. Dimmi il comune e ti porto da chi ci lavora.'
        : `In tutta Italia: chi lavora ${inPlace(context.place)} lo vedi nella pagina «I nostri professionisti».`,
    ),
  )

export const otherJobs: Answerer = () => ({
  ...reply(
    `Qui stimo questi lavori: ${listWords(Object.values(catalogue).map(({ title }) => title.toLowerCase()))}. Scrivimi pure quello che ti serve, lo aggiungo a questa stima.`,
    'Tra i professionisti trovi anche giardinieri, piastrellisti, parquettisti, cartongessisti e pulizie.',
  ),
  short: 'Scrivimi il lavoro che ti serve: se ho i prezzi lo aggiungo, se no ti dico chi lo fa.',
})

export const identity: Answerer = () => ({
  ...reply(
    `Sono Gino, l’assistente AI di ${brand.name}: un programma, non una persona. ${brand.name} mette in contatto chi ha un lavoro da fare con professionisti della zona.`,
    'Se preferisci una persona c’è «Parla con una persona».',
  ),
  link: { kind: 'person' },
  short: `Sono un programma, l’assistente AI di ${brand.name}.`,
})
