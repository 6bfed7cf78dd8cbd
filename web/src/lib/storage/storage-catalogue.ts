import { brand } from '@mestieri/shared/brand.ts'

import { trackingCookies } from '../consent/tracking-cookies.ts'
import { otherStorage, storageKeyPrefixes, storageKeys } from './storage.ts'

/** The kinds of browser storage, with their names in the cookie policy. */
export const storageKinds = {
  cookie: 'Cookie',
  local: 'Memoria locale',
  session: 'Memoria di sessione',
  database: 'Archivio locale',
} as const

/** One stored item, as the cookie policy lists it. */
export interface StoredItem {
  /** Several when the name differs between HTTP and HTTPS. */
  readonly names: readonly [string, ...string[]]
  /** What follows a fixed prefix, in Italian; absent when the whole name is fixed. */
  readonly ending?: string | undefined
  readonly kind: keyof typeof storageKinds
  readonly purpose: string
  readonly duration: string
  /** Who writes and reads the item. */
  readonly owner: string
}

const untilErased = 'Finché non lo cancelli'
const untilChatErased = 'Finché non elimini la conversazione'
const tab = 'Fino alla chiusura della scheda'

function own(item: Omit<StoredItem, 'owner'>): StoredItem {
  return { ...item, owner: brand.name }
}

/** First-party items: the keys of `storage.ts` and our cookies; technical unless noted in `purpose`. */
export const ownStorage: readonly StoredItem[] = [
  own({
    names: ['visitor', '__Host-visitor'],
    kind: 'cookie',
    purpose:
      'Nelle pagine di pagamento: un codice casuale, perché l’importo preparato per te non finisca a un altro.',
    duration: 'Fino alla chiusura del browser',
  }),
  own({
    names: [storageKeys.consent],
    kind: 'local',
    purpose: 'Ricorda la tua scelta sui cookie. Nasce con la scelta: se non c’è nulla da scegliere, non c’è.',
    duration: 'Vale 182 giorni; poi si cancella alla visita successiva',
  }),
  own({
    names: [storageKeys.campaign],
    kind: 'local',
    purpose:
      'L’annuncio o il link da cui sei arrivato, anche dopo la visita. Solo con il tuo consenso al marketing.',
    duration: 'Vale 90 giorni; si cancella se revochi il consenso',
  }),
  own({
    names: [storageKeys.shortlist],
    kind: 'local',
    purpose: 'I professionisti che hai salvato.',
    duration: untilErased,
  }),
  own({
    names: [storageKeys.requirements],
    kind: 'local',
    purpose: 'Le caselle che hai spuntato nell’elenco dei requisiti per i professionisti.',
    duration: untilErased,
  }),
  own({
    names: [storageKeys.callbackOffer],
    kind: 'local',
    purpose: 'Quando hai rifiutato l’offerta di una chiamata, o l’hai prenotata, per non riproportela.',
    duration: 'Vale 30 giorni; resta finché non lo cancelli',
  }),
  own({
    names: [storageKeyPrefixes.chatMessages],
    ending: 'conversazione',
    kind: 'local',
    purpose: 'I messaggi della chat, per ritrovarli quando torni.',
    duration: untilChatErased,
  }),
  own({
    names: [storageKeyPrefixes.serviceThread],
    ending: 'servizio',
    kind: 'local',
    purpose: 'Il codice della conversazione su quel servizio.',
    duration: untilChatErased,
  }),
  own({
    names: [storageKeys.thread],
    kind: 'local',
    purpose:
      'Il codice della conversazione lasciato da una versione precedente del sito: si legge, non si scrive.',
    duration: untilChatErased,
  }),
  own({
    names: [storageKeyPrefixes.capturedData],
    ending: 'conversazione',
    kind: 'local',
    purpose: 'La scheda del lavoro ricavata dalle tue risposte.',
    duration: untilChatErased,
  }),
  own({
    names: [storageKeyPrefixes.chatDraft],
    ending: 'conversazione',
    kind: 'local',
    purpose: 'Il messaggio che hai scritto e non ancora inviato.',
    duration: 'Fino all’invio',
  }),
  own({
    names: [storageKeys.busy],
    kind: 'local',
    purpose: 'Segnala che l’assistente sta rispondendo, e in quale scheda.',
    duration: 'Fino alla risposta',
  }),
  own({
    names: [otherStorage.chatPhotos],
    kind: 'database',
    purpose: 'Le foto che hai scelto e che non sono ancora state consegnate.',
    duration: 'Fino alla consegna, o finché non elimini la conversazione',
  }),
  own({
    names: [otherStorage.chatTab],
    kind: 'session',
    purpose: 'Distingue le schede in cui la chat è aperta.',
    duration: tab,
  }),
  own({
    names: [otherStorage.campaign],
    kind: 'session',
    purpose: 'L’annuncio o il link da cui sei arrivato, se il suo indirizzo lo dice.',
    duration: tab,
  }),
  own({
    names: [otherStorage.callbackSeen],
    kind: 'session',
    purpose: 'Segnala che in questa visita ti abbiamo già offerto una chiamata.',
    duration: tab,
  }),
  own({
    names: [otherStorage.bookedCall],
    kind: 'session',
    purpose: 'Giorno, ora e numero della chiamata prenotata, per la pagina di conferma.',
    duration: tab,
  }),
  own({
    names: [otherStorage.billingDraft],
    kind: 'session',
    purpose:
      'I dati di fatturazione che hai scritto, per non farteli riscrivere, e quale pagamento è già andato a buon fine, per non confonderlo con uno nuovo. Mai i dati della carta.',
    duration: tab,
  }),
  own({
    names: [otherStorage.sentTransfer],
    kind: 'session',
    purpose: 'Il bonifico che hai annunciato, per ritrovarne le istruzioni.',
    duration: tab,
  }),
  own({
    names: [otherStorage.cardPayment],
    kind: 'session',
    purpose:
      'Importo, ora e dati di fatturazione dell’ultimo pagamento con la carta, per il suo riepilogo. Mai i dati della carta.',
    duration: tab,
  }),
  own({
    names: [otherStorage.paymentPage],
    kind: 'session',
    purpose: 'La pagina da cui hai cominciato a pagare con la carta, per poterci tornare.',
    duration: tab,
  }),
  own({
    names: [otherStorage.navigationState],
    kind: 'session',
    purpose:
      'Passa i dati di una pagina alla successiva quando si entra nelle pagine di pagamento o se ne esce.',
    duration: 'Fino alla pagina successiva',
  }),
  own({
    names: [otherStorage.scrollPositions],
    kind: 'session',
    purpose: 'A che altezza eri in ogni pagina, per ritrovarla quando torni indietro.',
    duration: tab,
  }),
  own({
    names: [otherStorage.staleBuildReload],
    kind: 'session',
    purpose:
      'Quando la pagina si è ricaricata da sola dopo un aggiornamento del sito, per non farlo due volte.',
    duration: tab,
  }),
]

/** Third-party items; each service stores them only when it is configured and used. */
export const thirdPartyStorage: readonly StoredItem[] = [
  {
    names: ['__stripe_mid'],
    kind: 'cookie',
    purpose: 'Sicurezza dei pagamenti e prevenzione delle frodi. Solo quando scegli di pagare con la carta.',
    duration: '1 anno',
    owner: 'Stripe',
  },
  {
    names: ['__stripe_sid'],
    kind: 'cookie',
    purpose: 'Come il precedente.',
    duration: '30 minuti',
    owner: 'Stripe',
  },
  {
    names: ['m'],
    kind: 'cookie',
    purpose: 'Come i precedenti, sul dominio di Stripe.',
    duration: 'Quella indicata da Stripe',
    owner: 'Stripe',
  },
  {
    names: ['_GRECAPTCHA'],
    kind: 'cookie',
    purpose:
      'Distingue le persone dai programmi automatici. Solo quando usi un modulo protetto da reCAPTCHA.',
    duration: '6 mesi',
    owner: 'Google',
  },
  {
    names: ['_grecaptcha'],
    kind: 'local',
    purpose: 'Come il precedente.',
    duration: untilErased,
    owner: 'Google',
  },
  {
    names: ['rc::'],
    ending: 'lettera',
    kind: 'local',
    purpose: 'Come il precedente; una parte sta nella memoria di sessione.',
    duration: `${untilErased}, o fino alla chiusura della scheda`,
    owner: 'Google',
  },
  ...trackingCookies.map(({ name, ending, purpose, duration, owner }): StoredItem => ({
    names: [name],
    ending,
    kind: 'cookie',
    purpose,
    duration,
    owner,
  })),
]
