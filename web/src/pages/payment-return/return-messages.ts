import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import type { PictureName } from '../../components/Picture/picture-name.ts'
import type { ReturnStage } from './follow-payment.ts'

interface StageMessage {
  readonly title: string
  readonly line: string
  readonly picture: PictureName
}

/**
 * The texts of the return page; the one for success is from the specification (section 2, 'Payment panel').
 */
export const returnMessages: Readonly<Record<ReturnStage, StageMessage>> = {
  loading: {
    title: 'Controlliamo il pagamento',
    line: 'Stiamo chiedendo com’è andata: di solito bastano pochi secondi.',
    picture: 'prop-carta',
  },
  succeeded: {
    title: 'Pagamento effettuato con successo',
    line: `Riceverai la tua fattura entro ${professionalTerms.invoiceWithinHours} ore`,
    picture: 'prop-scudo',
  },
  processing: {
    title: 'Pagamento in elaborazione',
    line: 'La banca non ha ancora risposto. Questa pagina si aggiorna da sola: non serve pagare di nuovo.',
    picture: 'prop-carta',
  },
  waiting: {
    title: 'La banca ci mette più del solito',
    line: 'Puoi chiudere questa pagina: appena sappiamo com’è andata ti scriviamo noi. Nel frattempo non pagare di nuovo.',
    picture: 'prop-calendario',
  },
  open: {
    title: 'Pagamento non completato',
    line: 'Non ti è stato addebitato niente. Puoi riprovare con la stessa carta, con un’altra, o pagare con bonifico.',
    picture: 'prop-carta',
  },
  cancelled: {
    title: 'Pagamento annullato',
    line: 'Non ti è stato addebitato niente. Se vuoi, puoi ricominciare quando ti è comodo.',
    picture: 'prop-carta',
  },
  unknown: {
    title: 'Nessun pagamento da mostrare',
    line: `Qui vedi com’è andato un pagamento appena fatto, e in questa scheda non ne troviamo. Se hai pagato, riceverai la fattura entro ${professionalTerms.invoiceWithinHours} ore.`,
    picture: 'prop-chat',
  },
  unreachable: {
    title: 'Errore nel caricamento del pagamento',
    line: 'Non riusciamo a sapere com’è andata. Se il pagamento è partito resta valido: prima di rifarlo, riprova a caricarne l’esito.',
    picture: 'prop-carta',
  },
}
