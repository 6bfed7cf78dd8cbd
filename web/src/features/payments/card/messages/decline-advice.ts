import type { CardFailure } from '../card-provider.ts'
import { isItalian } from './italian-message.ts'

/** A sentence on what went wrong, and advice on what to do. */
export interface DeclineAdvice {
  readonly sentence: string
  readonly advice: string
}

const otherWay = 'Usa un’altra carta, oppure paga con bonifico.'

const expiry = {
  sentence: 'La data di scadenza non è corretta.',
  advice: 'Ricontrollala sulla carta e riprova.',
}
const cardNumber = { sentence: 'Il numero della carta non è corretto.', advice: 'Ricontrollalo e riprova.' }
const securityCode = {
  sentence: 'Il codice di sicurezza (CVC) non è corretto.',
  advice: 'Sono le 3 cifre sul retro della carta, 4 davanti su American Express: ricontrollale e riprova.',
}
const authentication = {
  sentence: 'La banca non ha confermato che sei tu.',
  advice: 'Riprova e autorizza il pagamento nell’app della banca, o con il codice che ti manda.',
}
const unsupported = {
  sentence: 'La carta non è abilitata a questo pagamento.',
  advice: `Abilitala agli acquisti online con la tua banca. ${otherWay}`,
}
const limit = {
  sentence: 'Hai raggiunto il limite di spesa della carta.',
  advice: `Alzalo nell’app della banca e riprova. ${otherWay}`,
}
const noAnswer = {
  sentence: 'La banca della carta non ha risposto.',
  advice: `Riprova tra qualche minuto. ${otherWay}`,
}
/** Also for cards reported lost or stolen: only the bank may disclose that reason. */
const refused = {
  sentence: 'La banca ha rifiutato il pagamento.',
  advice: `Chiedile perché, oppure cambia strada. ${otherWay}`,
}

/** Texts by the provider's decline and error codes (features.md, G11). */
const byCode: Readonly<Record<string, DeclineAdvice>> = {
  insufficient_funds: { sentence: 'Sulla carta non ci sono fondi sufficienti.', advice: otherWay },
  expired_card: {
    sentence: 'La carta è scaduta.',
    advice: `Controlla di aver scritto bene la data. ${otherWay}`,
  },
  incorrect_cvc: securityCode,
  invalid_cvc: securityCode,
  incorrect_number: cardNumber,
  invalid_number: cardNumber,
  invalid_expiry_month: expiry,
  invalid_expiry_year: expiry,
  payment_intent_authentication_failure: authentication,
  authentication_required: authentication,
  authentication_not_handled: authentication,
  authentication_abandoned: {
    sentence: 'Non hai completato la verifica della banca.',
    advice: 'Premi di nuovo Paga e autorizza il pagamento quando la banca te lo chiede.',
  },
  card_not_supported: unsupported,
  currency_not_supported: unsupported,
  transaction_not_allowed: unsupported,
  service_not_allowed: unsupported,
  card_velocity_exceeded: limit,
  withdrawal_count_limit_exceeded: limit,
  processing_error: noAnswer,
  issuer_not_available: noAnswer,
  try_again_later: noAnswer,
  reenter_transaction: noAnswer,
  duplicate_transaction: {
    sentence: 'La banca ha già visto un pagamento uguale, fatto da poco.',
    advice: 'Guarda i movimenti della carta prima di riprovare.',
  },
  test_mode_live_card: {
    sentence: 'Qui si paga per prova: una carta vera non viene accettata.',
    advice: 'Scegli uno dei numeri di prova.',
  },
  card_declined: refused,
  generic_decline: refused,
  do_not_honor: refused,
  fraudulent: refused,
  lost_card: refused,
  stolen_card: refused,
  pickup_card: refused,
  restricted_card: refused,
}

/** Texts for unknown codes. The sentence of `refused` is the specification's (section 8). */
const byKind: Readonly<Record<CardFailure['kind'], DeclineAdvice>> = {
  incomplete: { sentence: 'Completa i dati della carta.', advice: '' },
  refused: { sentence: 'Errore durante il pagamento. Riprova più tardi.', advice: otherWay },
  authentication,
  unreachable: {
    sentence: 'La connessione si è interrotta e non sappiamo se il pagamento è passato.',
    advice: 'Controlla la rete e riprova: lo stesso pagamento non può essere addebitato due volte.',
  },
}

/** The texts for the failure's code, or for its kind if the code is unknown. */
function entry({ code, kind }: CardFailure): DeclineAdvice {
  const known = code !== undefined && Object.hasOwn(byCode, code) ? byCode[code] : undefined
  return known ?? byKind[kind]
}

/**
 * Makes the texts for a failed card payment. The sentence is the provider's if it is Italian (specification,
 * section 8), and otherwise ours for the code; an English sentence is never shown.
 */
export function declineAdvice(failure: CardFailure): DeclineAdvice {
  const { sentence, advice } = entry(failure)
  const theirs = failure.kind === 'unreachable' ? undefined : failure.message?.trim()
  return { sentence: theirs && isItalian(theirs) ? theirs : sentence, advice }
}
