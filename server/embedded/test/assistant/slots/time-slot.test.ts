import t from 'tap'

import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { timeSlot } from '../../../src/assistant/slots/time-slot.ts'

function read(message: string, asked: boolean): string {
  const reading = timeSlot.read(readUtterance(message), asked)
  return reading?.kind === 'fact' && reading.fact.kind === 'time' ? reading.fact.words : '-'
}

/** A message, and when it says to begin: in passing, and as the answer to the question. */
const table: readonly (readonly [message: string, inPassing: string, asked: string])[] = [
  ['devo rifare il bagno entro maggio', 'entro maggio', 'entro maggio'],
  ['vorrei finire per fine giugno', 'entro fine giugno', 'entro fine giugno'],
  ['casa da imbiancare, dopo l’estate', 'dopo l’estate', 'dopo l’estate'],
  ['finestre nuove a Bari, x giugno', 'entro giugno', 'entro giugno'],
  ['caldaia nuova, x l’inverno', 'prima dell’inverno', 'prima dell’inverno'],
  ['scarico ok. fine mese se possibile', 'entro fine mese', 'entro fine mese'],
  ['caldaia nuova x fine mese', 'entro fine mese', 'entro fine mese'],
  ['pago a fine mese', '-', 'entro fine mese'],
  ['e uno da 50? tanto d’inverno non ci va nessuno', '-', '-'],
  ['prima di Natale sarebbe bello', 'prima di Natale', 'prima di Natale'],
  // A day, with and without its month.
  ['Milano 110mq bianco lavabile, mi serve fatto entro il 20', 'entro il 20', 'entro il 20'],
  ['mi serve fatto entro il 15 maggio', 'entro il 15 maggio', 'entro il 15 maggio'],
  ['mi serve per il 10', 'entro il 10', 'entro il 10'],
  ['per il 20 di gennaio', 'entro il 20 gennaio', 'entro il 20 gennaio'],
  ['prima del 20 dicembre', 'prima del 20 dicembre', 'prima del 20 dicembre'],
  ['prima dell’8', 'prima dell’8', 'prima dell’8'],
  ['non prima del 10 gennaio', 'non prima del 10 gennaio', 'non prima del 10 gennaio'],
  ['non oltre il 5 giugno', 'entro il 5 giugno', 'entro il 5 giugno'],
  ['a partire dal 3 febbraio', 'dal 3 febbraio', 'dal 3 febbraio'],
  ['entro il 20 di questo mese', 'entro il 20', 'entro il 20'],
  ['pago entro il 10', '-', '-'],
  ['entro il 20%', '-', '-'],
  ['le chiavi ce le danno il 30', '-', '-'],
  ['la revisione è scaduta il 15 maggio', '-', '-'],
  ['entro un mese', 'entro un mese', 'entro un mese'],
  ['80 mq a Pavia, entro due settimane', 'entro 2 settimane', 'entro 2 settimane'],
  ['entro 15 giorni', 'entro 15 giorni', 'entro 15 giorni'],
  ['fra un paio di mesi', 'tra 2 mesi', 'tra 2 mesi'],
  ['mi serve il prima possibile', 'appena possibile', 'appena possibile'],
  ['è urgente', 'appena possibile', 'appena possibile'],
  ['non abbiamo fretta', 'più avanti', 'più avanti'],
  ['l’anno prossimo, con calma', 'più avanti', 'più avanti'],
  ['da settembre siamo fuori casa', 'da settembre', 'da settembre'],
  ['a metà ottobre', 'a metà ottobre', 'a metà ottobre'],
  ['entro la fine dell’anno', 'entro fine anno', 'entro fine anno'],
  ['in primavera', 'in primavera', 'in primavera'],
  ['fatta l’anno scorso a ottobre', '-', '-'],
  ['quanto state qui? devo chiedere mezza giornata al capo', '-', '-'],
  ['mi serve in giornata', 'appena possibile', 'appena possibile'],
  ['non vorrei che tra tre anni siamo daccapo', '-', '-'],
  ['domani', '-', 'appena possibile'],
  ['dammi subito il prezzo', '-', 'appena possibile'],
  ['un mese', 'entro un mese', 'entro un mese'],
  ['la revisione è scaduta a maggio', '-', '-'],
  ['l’anno scorso a marzo', '-', '-'],
  ['spendo 120 euro al mese', '-', '-'],
  ['la casa è fredda d’inverno', '-', 'in inverno'],
  ['casa del 1970', '-', '-'],
  // A time that is excluded, a limit, and the date of something else.
  ['cantiere non a maggio', '-', '-'],
  ['gli split toglili, li mettiamo l’anno prossimo', '-', 'più avanti'],
  ['rimandiamo tutto a settembre', 'a settembre', 'a settembre'],
  ['a febbraio no, a marzo sì', 'a marzo', 'a marzo'],
  ['quando volete tranne a dicembre', '-', '-'],
  ['ad agosto non possiamo, meglio ottobre', 'ad ottobre', 'ad ottobre'],
  ['non in estate', '-', '-'],
  ['non prima di marzo', 'non prima di marzo', 'non prima di marzo'],
  ['non prima dell’autunno', 'non prima dell’autunno', 'non prima dell’autunno'],
  ['non oltre novembre', 'entro novembre', 'entro novembre'],
  ['mia figlia nasce a luglio', '-', '-'],
  ['non vedo l’ora, a marzo', 'a marzo', 'a marzo'],
  // A month of the past, and a state that lasts since then.
  ['le persiane le abbiamo riverniciate a maggio', '-', '-'],
  ['ci siamo trasferiti ad aprile', '-', '-'],
  ['mia zia abita con noi da febbraio', '-', '-'],
  ['il terrazzo perde da ottobre', '-', '-'],
  ['l’inquilino ha lasciato casa a giugno, vorrei iniziare a marzo', 'a marzo', 'a marzo'],
  ['il bagno lo abbiamo rifatto a luglio, la cucina la faremmo a gennaio', 'a gennaio', 'a gennaio'],
  ['inizio lavori a maggio', 'a maggio', 'a maggio'],
  ['ai primi o a inizio giugno', 'a inizio giugno', 'a inizio giugno'],
  ['abbiamo deciso di farlo ad aprile', 'ad aprile', 'ad aprile'],
  ['i lavori sono previsti a novembre', 'a novembre', 'a novembre'],
  ['la casa è libera da marzo', 'da marzo', 'da marzo'],
  ['siamo in affitto, vorremmo imbiancare a dicembre', 'a dicembre', 'a dicembre'],
  ['ho 45 anni', '-', '-'],
  ['predisposizione già fatta, a giugno', 'a giugno', 'a giugno'],
  ['villetta costruita nel 1980. Vorremmo finire prima di Pasqua', 'prima di Pasqua', 'prima di Pasqua'],
]

t.test('when to begin is heard from the first message on', (t) => {
  for (const [message, inPassing, asked] of table) {
    t.equal(read(message, false), inPassing, `in passing: ${message}`)
    t.equal(read(message, true), asked, `asked: ${message}`)
  }
  t.end()
})
