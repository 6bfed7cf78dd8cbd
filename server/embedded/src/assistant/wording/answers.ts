import { brand } from '@mestieri/shared/brand.ts'
import { taxRelief, type TaxReliefCase, taxReliefHolds } from '@mestieri/shared/catalogue/tax-relief.ts'

import type { Intent } from '../interview/intents.ts'

/** What an answer may depend on. */
export interface AnswerContext {
  readonly relief: TaxReliefCase
  /** 'IVA esclusa' */
  readonly vat: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Questions still to come before the estimate; 0 after it. */
  readonly open: number
  /** What the question asked last is about. */
  readonly help: string | null
  /** Code of the language that the message is in, where it is not Italian. */
  readonly language: string | null
}

const otherLanguages: Readonly<Record<string, string>> = {
  en: 'Sorry, I only understand Italian: short answers and numbers are enough.',
  fr: 'Désolé, je ne comprends que l’italien : des réponses courtes et des chiffres suffisent.',
  de: 'Leider verstehe ich nur Italienisch: kurze Antworten und Zahlen genügen.',
  es: 'Lo siento, solo entiendo italiano: bastan respuestas cortas y números.',
}

function questionsLeft(open: number): string {
  if (open <= 1) return 'Ci siamo quasi: ancora una risposta e ti do la stima.'
  return `Ci arriviamo: ancora ${open} risposte e ti do la stima.`
}

const reliefOver = 'Le detrazioni cambiano ogni anno: per il tuo caso chiedi a un CAF o a un commercialista.'

const fixed: Readonly<Partial<Record<Intent, string>>> = {
  emergency:
    'Se c’è un pericolo adesso, prima la sicurezza: con odore di gas non accendere luci né fiamme, apri le finestre, chiudi il rubinetto del gas, esci e chiama il 112. Se ci sono scintille o acqua vicino alla corrente, stacca l’interruttore generale.',
  person:
    'Certo: col pulsante «Parla con una persona» puoi scriverci o farti richiamare, quando vuoi. Quello che mi hai detto resta qui.',
  rude: 'Mi dispiace se ti ho fatto perdere la pazienza: cerco di essere breve.',
  injection: 'Di questo non mi occupo: io so solo di lavori di casa e di quanto costano.',
  'off-topic': 'Su questo non so aiutarti: io mi occupo di lavori di casa e di quanto costano.',
  identity: `Sono Gino, l’assistente AI di ${brand.name}: un programma, non una persona. Se preferisci una persona c’è il pulsante «Parla con una persona».`,
  duration:
    'I tempi te li scrive il professionista nel preventivo, dopo aver visto: dipendono dal cantiere e da quanto è libero.',
  free: 'È gratis e senza impegno: la stima, la chat e il contatto con i professionisti non ti costano niente. Paghi solo il lavoro, al professionista che scegli.',
  trust:
    'Li scegliamo guardando la visura, tre preventivi già fatti e cinque foto di lavori; sul profilo trovi zona, lavori e quanti clienti hanno seguito. Il contratto resta tra te e il professionista.',
  privacy:
    'Le foto e quello che scrivi servono al professionista per capire il lavoro; io le foto non le guardo. Nome e telefono qui non servono. I dettagli sono nella privacy policy.',
  sources:
    'I prezzi vengono da un listino con fonti pubbliche, ognuna con il suo anno: sono intervalli indicativi, adattati alla zona. Le fonti sono scritte sotto la stima.',
  thanks: 'Grazie a te!',
  farewell: 'A presto! La chat resta qui, puoi riprenderla quando vuoi.',
  greeting: 'Ciao!',
  empty: 'Non ho trovato parole nel tuo messaggio.',
}

/** What must be said at once, whatever else the message says; null for anything less. */
export function urgentAnswer(intent: Intent): string | null {
  return intent === 'emergency' || intent === 'person' ? (fixed[intent] ?? null) : null
}

/** The answer to what a message wants, without the question that comes after it; null where there is none. */
export function answerTo(intent: Intent, context: AnswerContext): string | null {
  switch (intent) {
    case 'vat':
      return `La stima è ${context.vat}; l’aliquota giusta per il tuo lavoro te la dice il professionista nel preventivo.`
    case 'relief':
      return taxReliefHolds(context.now) ? taxRelief.words[context.relief] : reliefOver
    case 'price':
      return context.open > 0 ? questionsLeft(context.open) : null
    case 'help':
      return context.help
    case 'foreign':
      return otherLanguages[context.language ?? 'en'] ?? null
    default:
      return fixed[intent] ?? null
  }
}
