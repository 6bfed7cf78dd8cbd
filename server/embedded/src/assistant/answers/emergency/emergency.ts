import type { EmergencyNumber } from '@mestieri/shared/chat/reply-blocks.ts'

import type { Utterance } from '../../italian/utterance.ts'
import { tellingWords } from '../../learning/telling-words.ts'
import { meetsWithin } from '../classify/matching.ts'
import { canWait, isOrdinaryDamage } from './acute.ts'
import { dangerRules, type Emergency, findDangers } from './emergency-rules.ts'
import { toldInEarnest } from './told-in-earnest.ts'

/** The reply to a danger. The message gets no other reply. */
export interface EmergencyReply {
  readonly danger: Emergency
  /** Whether a rule found it. Otherwise the message is only like reports of dangers. */
  readonly isSure: boolean
  /** Whether nothing in the message says that it happens now. */
  readonly canWait: boolean
  readonly paragraphs: readonly string[]
  readonly phone: EmergencyNumber
  /** The only quick answers that the reply offers. */
  readonly chips: readonly string[]
}

interface Reported {
  readonly danger: Emergency
  readonly isOrdinary: boolean
}

/** Returns what the words of a message report; a danger before an ordinary damage. */
function reportedIn(utterance: Utterance): Reported | null {
  const earnest = toldInEarnest(utterance)
  const found = findDangers(tellingWords(earnest))
  const reported = dangerRules
    .filter(({ rule, reach }) => meetsWithin(found, rule, reach))
    .map(({ emergency }) => ({ danger: emergency, isOrdinary: isOrdinaryDamage(emergency, earnest.raw) }))
  return reported.find(({ isOrdinary }) => !isOrdinary) ?? reported[0] ?? null
}

/** Returns the danger that a message reports, or null. */
export function emergencyIn(utterance: Utterance): Emergency | null {
  const reported = reportedIn(utterance)
  return reported === null || reported.isOrdinary ? null : reported.danger
}

const cautions: Partial<Readonly<Record<Emergency, string>>> = {
  electricity:
    'Intanto non accendere quella luce; se l’acqua la raggiunge, stacca l’interruttore generale e chiama un elettricista.',
  water:
    'Intanto, se puoi, chiudi il rubinetto da cui arriva l’acqua; se aumenta, chiudi quello generale e chiama un idraulico.',
  collapse:
    'Intanto non sostare lì sotto: se cade qualcosa di grosso, o vedi che cede, allontanati e chiama il 112.',
}

/** Returns a sentence of advice for a damage that is no emergency; null if a message reports none. */
export function cautionFor(utterance: Utterance): string | null {
  const reported = reportedIn(utterance)
  return reported?.isOrdinary ? (cautions[reported.danger] ?? null) : null
}

/** The quick answer for a customer who is safe. */
const safeAnswer = 'Sono al sicuro'

interface Safety {
  readonly first: string
  readonly steps: readonly string[]
  readonly call: string
}

const safety: Readonly<Record<Emergency, Safety>> = {
  gas: {
    first: 'Se senti odore di gas, prima la sicurezza:',
    steps: [
      'Non accendere luci, fiamme o apparecchi e non suonare il campanello.',
      'Apri porte e finestre.',
      'Chiudi il rubinetto del gas, se ci arrivi senza rischi.',
      'Fai uscire tutti e telefona solo da fuori.',
    ],
    call: 'Da fuori chiama il 112. C’è anche il pronto intervento del distributore del gas: il numero è sul contatore o sulla bolletta.',
  },
  'carbon-monoxide': {
    first: 'Può essere monossido di carbonio, che non si vede e non si sente. Fai subito così:',
    steps: [
      'Esci all’aria aperta con tutti, animali compresi.',
      'Uscendo apri le finestre e spegni caldaia, stufa o camino, ma solo se ci metti un attimo.',
      'Non rientrare finché non lo dicono i soccorsi.',
    ],
    call: 'Da fuori chiama il 112: chi ha mal di testa, nausea o capogiri va visto da un medico, anche se poi sta meglio.',
  },
  water: {
    first: 'Prima ferma l’acqua, senza rischi:',
    steps: [
      'Chiudi il rubinetto generale dell’acqua: di solito è vicino al contatore.',
      'Se l’acqua è vicina a prese o lampade, stacca l’interruttore generale, ma non toccarlo con i piedi nel bagnato.',
      'Avvisa chi abita sotto e, in condominio, l’amministratore.',
      'Se l’acqua sale o il soffitto si gonfia, esci da quella stanza.',
    ],
    call: 'Se c’è pericolo per qualcuno, o non riesci a fermarla, chiama il 112.',
  },
  electricity: {
    first: 'Con la corrente non si rischia. Fai subito così:',
    steps: [
      'Non toccare la presa, il filo o l’apparecchio, e niente acqua.',
      'Stacca l’interruttore generale, solo se il quadro è asciutto e lo raggiungi con le mani asciutte.',
      'Tieni lontani tutti, bambini per primi, e non riattaccare la corrente prima che un elettricista abbia guardato.',
      'Se arriva acqua, chiudi anche il rubinetto generale, ma solo se ci arrivi senza passare nel bagnato.',
      'Se vedi fumo o fiamme, esci.',
    ],
    call: 'Con fumo, fiamme o qualcuno che ha preso una forte scossa chiama il 112.',
  },
  collapse: {
    first: 'Se qualcosa cade o cede, allontanati prima di tutto:',
    steps: [
      'Esci dalla stanza, o da sotto il balcone, con tutti gli altri.',
      'Non rientrare a prendere niente e non puntellare da solo.',
      'Tieni lontano chi passa sotto e avvisa i vicini.',
    ],
    call: 'Chiama il 112: i Vigili del fuoco vengono a vedere se l’edificio regge. In condominio avvisa poi l’amministratore.',
  },
  fire: {
    first: 'Se c’è fuoco o fumo, esci adesso:',
    steps: [
      'Fai uscire tutti e chiudi le porte dietro di te, senza chiuderle a chiave.',
      'Scendi a piedi, niente ascensore; nel fumo resta basso.',
      'Non usare acqua su prese, quadri o olio, e non rientrare.',
    ],
    call: 'Da fuori chiama il 112.',
  },
}

/** Matches electric parts: where one of them burns, the current is switched off first. */
const electric =
  /(?<!\p{L})(?:pres[ae]|quadro|spin[ae]|ciabatt[ae]|fil[oi]|cav[oi]|contatore|interruttor[ei]|elettric|inverter|pannell|fotovoltaic|batteri|scatola dei)/iu
const switchOff =
  'Se ci arrivi senza passare dal fumo e con le mani asciutte, stacca l’interruttore generale; altrimenti lascia perdere.'

/**
 * Returns the safety steps for a danger that `text` reports. If `again`, the conversation had them before, so
 * they are worded differently.
 */
export function emergencyReply(emergency: Emergency, text: string, again = false): EmergencyReply {
  const { first, steps, call } = safety[emergency]
  const isElectricFire = emergency === 'fire' && electric.test(text)
  const list = (isElectricFire ? [switchOff, ...steps] : steps)
    .map((step, at) => `${at + 1}. ${step}`)
    .join('\n')
  const afterwards = again
    ? 'Io resto qui: scrivimi quando sei al sicuro.'
    : 'Al lavoro da fare pensiamo dopo. Scrivimi quando sei al sicuro.'
  return {
    danger: emergency,
    isSure: true,
    canWait: canWait(emergency, text),
    paragraphs: [again ? `Non aspettare. ${first}` : first, list, `**${call}**`, afterwards],
    phone: '112',
    chips: [safeAnswer],
  }
}
