import { findPattern, patterns } from '../italian/patterns.ts'
import type { Utterance } from '../italian/utterance.ts'

/** What a message wants that answers no question of ours. */
export type Intent =
  | 'emergency'
  | 'restart'
  | 'estimate-now'
  | 'person'
  | 'rude'
  | 'injection'
  | 'off-topic'
  | 'identity'
  | 'vat'
  | 'relief'
  | 'duration'
  | 'free'
  | 'trust'
  | 'privacy'
  | 'professionals'
  | 'sources'
  | 'price'
  | 'help'
  | 'thanks'
  | 'farewell'
  | 'greeting'
  | 'foreign'
  | 'empty'

// In the order in which they are looked for: what matters most, then what is told most surely.
const known: readonly (readonly [Intent, string])[] = [
  [
    'emergency',
    'odore gas|puzza gas|fuga gas|perdita gas|sento gas|monossido|scintille|puzza bruciato|odore bruciato|prende fuoco|incendio|presa scossa|prendo scossa|da scossa|casa allagata|acqua dappertutto|tubo scoppiato|sta crollando|crollo',
  ],
  [
    'restart',
    'ricominciamo|ricomincia|ricominciare capo|da capo|daccapo|nuova stima|altra stima|nuovo preventivo|azzera|cancella tutto|reset|ripartiamo|start over|resettare|rifacciamo tutto|ricomincio',
  ],
  [
    'estimate-now',
    'basta domande|troppe domande|salta domande|dammi stima|dammi subito stima|fammi stima|fai stima|dimmi prezzo|dimmi subito|dimmi solo prezzo|voglio subito prezzo|voglio prezzo|stima subito|una stima subito|dammi prezzo|dammi subito|dammi cifra|spara cifra|fai tu resto|quanto viene tutto',
  ],
  [
    'person',
    'parlare persona|parlare qualcuno|persona vera|persona reale|persona umana|operatore|operatrice|umano vero|essere umano vero|chiamatemi|chiamami|richiamatemi|richiamami|essere richiamat*|parlare telefono|numero telefono|vostro numero|whatsapp|assistenza|consulente|mi chiamate|parlare voi',
  ],
  [
    'rude',
    'vaffanculo|vaffa|fanculo|fottiti|fottuto|stronz*|coglion*|cazz*|merd*|idiot*|stupid*|cretin*|deficient*|imbecill*|scemo|scema|bastard*|puttan*|schifo|fai schifo|fate schifo|ladri|truffator*|fuck*|shit|rincoglionit*|figa|minchia|porco dio|porca miseria|ritardato|inutile|non servi niente',
  ],
  [
    'injection',
    'ignora istruzioni|ignora tutte|ignora quanto|ignora precedenti|ignora regole|dimentica istruzioni|dimentica tutto|istruzioni precedenti|istruzioni sistema|prompt|system|jailbreak|fai finta|fingi essere|comportati come|agisci come|sei ora|adesso sei|ignore previous|ignore instructions|ignore all|previous instructions|developer mode|act as|pretend*|you are now|rivela|mostrami tue istruzioni|tue istruzioni|scrivi poesia|scrivi codice|scrivimi|raccontami barzelletta|barzelletta|python|javascript|select from|drop table|script|traduci|capitale francia|risolvi',
  ],
  [
    'off-topic',
    'che tempo fa|meteo|previsioni|pioggia domani|partita|calcio|oroscopo|notizie|politica|ricetta|cucinare|film|canzone|chi vinto|presidente|papa|barzellett*|scommess*|bitcoin|lotto|fidanzat*|ti amo',
  ],
  [
    'identity',
    'chi sei|chi e gino|sei robot|sei bot|sei umano|sei umana|sei persona|sei vero|sei vera|sei reale|intelligenza artificiale|chatgpt|sei ia|come ti chiami|tuo nome|sei macchina|con chi parlo|chi parla|sei chatbot|chi siete',
  ],
  ['vat', 'iva|ivato|ivata|iva inclusa|iva esclusa|tasse'],
  [
    'relief',
    'bonus|detrazion*|detrarre|ecobonus|sismabonus|superbonus|incentiv*|agevolazion*|conto termico|sconto fattura|cessione credito',
  ],
  [
    'duration',
    'quanto tempo|quanti giorni|quanto dura|quanto durano|durata|tempi lavoro|tempistic*|quanto ci vuole|quanto ci mett*|quante settimane|che tempi',
  ],
  [
    'free',
    'gratis|gratuit*|a pagamento|quanto costa servizio|devo pagare|pago qualcosa|impegno|senza impegno|vincol*',
  ],
  [
    'trust',
    'affidabil*|garanzi*|mi fido|fidar*|sono bravi|come scegliete|selezionat*|recension*|sono seri|truffa|fregatura',
  ],
  [
    'privacy',
    'privacy|miei dati|dati personali|chi vede|chi vedra|dove finiscono|vedi foto|guardi foto|hai visto foto|cosa vedi|gdpr',
  ],
  [
    'professionals',
    'professionist*|chi fa|chi lo fa|chi puo farlo|trovami|trovare qualcuno|contatti|conosci qualcuno|imprese zona|ditta|ditte|artigian*|preventivi veri|sopralluogo',
  ],
  [
    'sources',
    'fonte|fonti|come calcol*|come fai calcol*|dove prendi|da dove vengono prezzi|su cosa basi|attendibil*|prezzi veri',
  ],
  [
    'help',
    'non ho capito|non capisco|non mi chiaro|non chiaro|cosa vuol dire|che vuol dire|cosa significa|che significa|cosa intendi|che differenza|differenza|cosa cambia|che cambia|spiegami|spiega|puoi spiegare|in che senso|che senso|cos e|cosa sono|cosa e|che cos|perche|a cosa serve|cosa serve|come faccio|come misuro|come si misura|aiuto|aiutami|help|consigl*|meglio|conviene|cosa mi consigli|quale scelgo',
  ],
  [
    'price',
    'quanto costa|quanto costerebbe|quanto costava|quanto verrebbe|quanto viene|prezzo|prezzi|costo|costi|costa|preventivo|quanto spendo|quanto si spende|spesa|quanto mi costa|tariff*',
  ],
  [
    'thanks',
    'grazie|grazie mille|ti ringrazio|gentilissim*|perfetto grazie|molto gentile|thanks|top|ottimo|fantastico|benissimo',
  ],
  [
    'farewell',
    'ciao ciao|arrivederci|a presto|addio|buona giornata|buona serata|buonanotte|ci sentiamo|bye|alla prossima|saluti',
  ],
  [
    'greeting',
    'ciao|salve|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|ehi|hey|hello|pronto|inizia|iniziamo|cominciamo|eccomi',
  ],
]

const compiled = known.map(([intent, text]) => ({ intent, list: patterns(text) }))

/** Everyday words of the languages that people here may also write in; none is Italian. */
const foreign: Readonly<Record<string, RegExp>> = {
  en: /\b(?:the|what|how|much|would|does|want|need|please|my|hello|is|are|you|with|for|cost|price|house|paint|can)\b/g,
  fr: /\b(?:je|vous|est|combien|bonjour|pour|avec|maison|nous|voudrais|coute|des|une|les|mon|ma)\b/g,
  de: /\b(?:ich|und|der|die|das|wie|viel|kostet|haus|bitte|mein|eine|fur|ist|nicht|wir|hallo|mochte)\b/g,
  es: /\b(?:hola|cuanto|cuesta|quiero|para|mi|casa|el|los|las|necesito|gracias|por|favor|usted|pintar|vale)\b/g,
}

/** A language other than Italian that a message seems to be written in: its code, or null. */
export function foreignLanguage({ words }: Pick<Utterance, 'words'>): string | null {
  const text = words.map((word) => word.text).join(' ')
  const counts = Object.entries(foreign).map(([code, pattern]) => ({
    code,
    count: new Set(text.match(pattern)).size,
  }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  const enough = Math.max(2, Math.min(3, words.length / 3))
  return best && best.count >= enough ? best.code : null
}

/** What a message wants beside the questions, or null. */
export function readIntent(utterance: Utterance): Intent | null {
  if (!/\p{L}|\d/u.test(utterance.raw)) return 'empty'
  const { content } = utterance
  const said = compiled.find(({ list }) => list.some((one) => findPattern(content, one).length > 0))
  if (said && said.intent !== 'greeting' && said.intent !== 'help') return said.intent
  if (foreignLanguage(utterance) !== null) return 'foreign'
  return said?.intent ?? null
}
