import type { ErrorCode, Problem } from '@mestieri/shared/contracts/error.ts'

interface ErrorEntry {
  readonly status: number
  /** English, for developers. */
  readonly title: string
  /** Italian, for visitors. */
  readonly detail: string
}

/** Every error code with its default status and its texts (contract.md, section 2). */
export const errorTable: Readonly<Record<ErrorCode, ErrorEntry>> = {
  bad_request: {
    status: 400,
    title: 'Bad request',
    detail: 'La richiesta non è leggibile. Ricarica la pagina e riprova.',
  },
  validation_failed: {
    status: 422,
    title: 'Validation failed',
    detail: 'Alcuni dati non sono validi. Controllali e riprova.',
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    detail: 'I dati inviati sono troppo grandi.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    detail: 'Il formato dei dati inviati non è accettato.',
  },
  not_found: { status: 404, title: 'Not found', detail: 'Quello che cerchi non è disponibile.' },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'Questa operazione non è disponibile.',
  },
  cross_site_request: {
    status: 403,
    title: 'Cross-site request refused',
    detail: 'La richiesta non arriva dal nostro sito.',
  },
  bot_check_failed: {
    status: 403,
    title: 'Bot check failed',
    detail: 'Non siamo riusciti a verificare che tu non sia un programma. Ricarica la pagina e riprova.',
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    detail: 'Troppe richieste in poco tempo. Aspetta un momento e riprova.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused with another body',
    detail: 'Questa richiesta è già stata inviata con altri dati. Ricarica la pagina e riprova.',
  },
  pictures_too_large: {
    status: 413,
    title: 'Pictures too large',
    detail: 'Le foto selezionate superano il limite di 25Mb',
  },
  picture_type_unsupported: {
    status: 415,
    title: 'Picture type unsupported',
    detail: 'Puoi caricare solo foto in formato JPG, PNG o BMP.',
  },
  picture_invalid: {
    status: 422,
    title: 'Picture invalid',
    detail: 'Non riusciamo a leggere questa foto: è danneggiata o supera i 50 megapixel. Prova con un’altra.',
  },
  picture_upload_failed: {
    status: 502,
    title: 'Picture upload failed',
    detail: 'Errore durante il caricamento delle foto',
  },
  billing_key_missing: {
    status: 422,
    title: 'Billing key missing',
    detail: 'Impossibile inviare i dati - chiave per il pagamento non valida',
  },
  billing_fields_missing: {
    status: 422,
    title: 'Billing fields missing',
    detail: 'Impossibile inviare i dati - pec/sdi e partita iva non possono essere vuoti',
  },
  billing_failed: {
    status: 502,
    title: 'Billing data not delivered',
    detail: "Errore durante l'invio dei dati. Riprova più tardi.",
  },
  payment_intent_foreign: {
    status: 403,
    title: 'Payment intent of another visitor',
    detail: 'Questo pagamento è di un’altra sessione: ricarica la pagina.',
  },
  booking_fields_missing: {
    status: 422,
    title: 'Booking fields missing',
    detail: 'Inserisci tutti i campi',
  },
  booking_date_unavailable: {
    status: 422,
    title: 'Booking date unavailable',
    detail: 'Spiacente, non ci sono disponibilità per questa data',
  },
  slot_taken: {
    status: 409,
    title: 'Slot taken',
    detail: 'Questo orario è appena stato preso',
  },
  booking_failed: {
    status: 502,
    title: 'Booking failed',
    detail: 'Errore durante la prenotazione della chiamata',
  },
  booking_unknown: {
    status: 504,
    title: 'Booking outcome unknown',
    detail:
      'Non sappiamo ancora se la prenotazione è andata a buon fine. Riprova: se è già registrata non ne faremo una seconda.',
  },
  token_expired: { status: 401, title: 'Token expired', detail: 'Il token è scaduto.' },
  token_invalid: { status: 401, title: 'Token invalid', detail: 'Il token è invalido.' },
  token_data_invalid: { status: 401, title: 'Token data invalid', detail: 'I dati sono invalidi.' },
  token_rejected: {
    status: 401,
    title: 'Token rejected',
    detail: 'Oops... qualcosa è andato storto...',
  },
  notification_failed: {
    status: 502,
    title: 'App notification failed',
    detail: "Invio automatico della notifica di accesso all'app fallito.",
  },
  unsubscribe_failed: {
    status: 502,
    title: 'Unsubscribe failed',
    detail: 'Errore durante la disiscrizione alla nostra email.',
  },
  upstream_failed: {
    status: 502,
    title: 'Upstream failed',
    detail: 'Il servizio ha risposto con un errore. Riprova tra poco.',
  },
  upstream_timeout: {
    status: 504,
    title: 'Upstream timed out',
    detail: 'Il servizio ci sta mettendo troppo. Riprova tra poco.',
  },
  upstream_unavailable: {
    status: 503,
    title: 'Service unavailable',
    detail: 'Il servizio non è raggiungibile in questo momento. Riprova tra poco.',
  },
  internal: {
    status: 500,
    title: 'Internal error',
    detail: 'Si è verificato un errore imprevisto. Riprova tra poco.',
  },
}

interface AppErrorOptions {
  /** Overrides the status of the table. */
  readonly status?: number
  /** Overrides the Italian text of the table. */
  readonly detail?: string
  readonly errors?: readonly { field: string; message: string }[]
  /** The `retry-after` header in seconds. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

/** An error that is safe to send to clients: a stable code and own texts, never a text from upstream. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly { field: string; message: string }[] | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    const entry = errorTable[code]
    super(entry.title, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.status = options.status ?? entry.status
    this.detail = options.detail ?? entry.detail
    this.errors = options.errors
    this.retryAfter = options.retryAfter
  }

  /** The problem document of this error (RFC 9457). */
  toProblem(requestId: string): Problem {
    return {
      type: `urn:mestieri:error:${this.code}`,
      title: errorTable[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.detail,
      ...(this.errors ? { errors: [...this.errors] } : {}),
      requestId,
    }
  }
}

/** The error of a request that is refused because the process is overloaded. */
export const overloaded = () => new AppError('upstream_unavailable', { retryAfter: 2 })
