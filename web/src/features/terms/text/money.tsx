import { brand } from '@mestieri/shared/brand.ts'
import { commissionOn } from '@mestieri/shared/commission.ts'
import { formatEuro } from '@mestieri/shared/money.ts'
import { professionalPromises, refundConditions } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article, Clauses, Mail, Points } from '../../../components/legal-document/text-parts.tsx'

const promises = professionalPromises
const { threshold } = professionalTerms.commission

/** Example jobs with a twentieth, half and twice the threshold value. */
const exampleJobs = [threshold / 20, threshold / 2, threshold * 2]

const activation: LegalSection = {
  id: 'attivazione',
  title: 'Attivazione, credito e fattura',
  body: (
    <Clauses
      items={[
        `${promises.activation} ${promises.variableAmount}`,
        `${promises.credit} Non matura interessi, non si cede e non si usa per altro.`,
        'Per attivare il servizio dichiari di avere almeno 18 anni, accetti queste condizioni, inserisci i dati di fatturazione, che fino all’invio puoi correggere, e paghi con bonifico o carta. Il contratto è concluso quando il pagamento va a buon fine. I dati della carta li riceve soltanto il fornitore del servizio di pagamento.',
        `${promises.invoice} Partita IVA, PEC o codice destinatario ed email devono essere esatti.`,
        'Se il servizio è sospeso per un saldo non pagato, riprende con il pagamento del saldo: l’importo lo vedi prima di pagare.',
      ]}
    />
  ),
}

const commissions: LegalSection = {
  id: 'commissioni',
  title: 'Commissioni',
  body: (
    <Clauses
      items={[
        `${promises.onlyWhenHired} ${promises.commission}`,
        <>
          <p>Per esempio:</p>
          <Points
            items={exampleJobs.map(
              (job) =>
                `su un lavoro da ${formatEuro(job)} la commissione è ${formatEuro(commissionOn(job).commission)}`,
            )}
          />
        </>,
        `Le commissioni si scalano dal credito. ${promises.difference}`,
        'Commissioni e credito sono indicati al netto dell’IVA, che in fattura si aggiunge secondo la legge.',
      ]}
    />
  ),
}

const confirmation: LegalSection = {
  id: 'conferma',
  title: 'Conferma del lavoro',
  body: (
    <Clauses
      items={[
        promises.confirmation,
        'Il valore è quello concordato con il cliente, IVA esclusa. Dichiararne uno più basso, o non dichiarare il lavoro, è una violazione di queste condizioni.',
      ]}
    />
  ),
}

const sideDeals: LegalSection = {
  id: 'accordi-diretti',
  title: 'Nessun accordo fuori dalla Piattaforma',
  body: (
    <Clauses
      items={[
        promises.noSideDeals,
        <p key="">
          Lo stesso vale se chiedi al cliente un sovrapprezzo vietato dall’
          <Article id="autonomia" />.
        </p>,
        'L’obbligo di passare dalla Piattaforma riguarda i clienti che ti presentiamo noi. Con i clienti che trovi per conto tuo lavori come vuoi.',
        <p key="">
          Prima di trattenere il deposito ti scriviamo quali fatti ti contestiamo e ascoltiamo le tue ragioni.
          Il deposito trattenuto vale come penale (art. 1382 c.c.), che il giudice può ridurre se è
          manifestamente eccessiva (art. 1384 c.c.). Per la sospensione vale l’
          <Article id="sospensione" />.
        </p>,
      ]}
    />
  ),
}

const refund: LegalSection = {
  id: 'rimborso',
  title: 'Rimborso',
  body: (
    <Clauses
      items={[
        promises.refund,
        <>
          <p>Le condizioni devono esserci tutte, il giorno in cui lo chiedi:</p>
          <Points items={refundConditions} />
        </>,
        'Il deposito è l’importo che hai versato per l’attivazione.',
        <p key="">
          Per chiederlo scrivi a <Mail to={brand.support.email} />. Se una condizione manca, ti diciamo quale.
        </p>,
      ]}
    />
  ),
}

/** Prices and refunds for professionals (specification, section 9; features.md, H2). */
export const moneySections: readonly LegalSection[] = [
  activation,
  commissions,
  confirmation,
  sideDeals,
  refund,
]
