import { brand } from '@mestieri/shared/brand.ts'
import { professionalPromises, requiredDocuments } from '@mestieri/shared/professional-promises.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Clauses, Points } from '../../../components/legal-document/text-parts.tsx'

const promises = professionalPromises

const requirements: LegalSection = {
  id: 'requisiti',
  title: 'Requisiti e ingresso nella rete',
  body: (
    <Clauses
      items={[
        <>
          <p>Per candidarti ci mandi:</p>
          <Points items={Object.values(requiredDocuments).map((name) => name.toLowerCase())} />
        </>,
        'Per tutta la durata della collaborazione devi avere una partita IVA attiva e le qualifiche, le iscrizioni, le abilitazioni, i permessi e le coperture assicurative che la legge chiede per i lavori che fai.',
        'Dichiari che i documenti sono autentici e che lavori nel rispetto della legge, comprese le norme su sicurezza, lavoro, contributi, imposte e ambiente. Se qualcosa cambia ce lo dici subito; possiamo chiederti documenti aggiornati.',
        'Con il primo lavoro ottenuto entri nella rete.',
      ]}
    />
  ),
}

const independence: LegalSection = {
  id: 'autonomia',
  title: 'Autonomia e obblighi',
  body: (
    <Clauses
      items={[
        `${promises.ownPrices} Lavori in piena autonomia: tra noi non nasce un rapporto di lavoro, di agenzia, di società o di mandato, e non c’è esclusiva.`,
        `Sei il solo responsabile delle informazioni che dai, dei preventivi, che prepari con l’app ${brand.businessApp.name}, delle fatture, delle imposte e dei contributi, delle persone che impieghi e dell’esecuzione del lavoro.`,
        promises.directPayment,
        `${promises.noSurcharge} Non puoi nemmeno chiedergli più di quanto gli chiederesti se ti avesse contattato fuori dalla Piattaforma.`,
        'Il prezzo che concordi con il cliente comprende gli oneri di legge, come IVA e contributi previdenziali.',
        'Le condizioni che tu e il cliente avete accettato restano quelle anche se concludete l’affare fuori dalla Piattaforma: nessuno dei due può cambiarle da solo.',
        promises.free,
      ]}
    />
  ),
}

const introductions: LegalSection = {
  id: 'clienti',
  title: 'Clienti presentati e sostituzione',
  body: (
    <Clauses
      items={[
        `${promises.clients} ${promises.moreClients}`,
        promises.unsuitableClient,
        'Presentarti un cliente non significa garantirti il lavoro: se e a quali condizioni affidartelo lo decide lui.',
      ]}
    />
  ),
}

const data: LegalSection = {
  id: 'accesso-ai-dati',
  title: 'Accesso ai dati e altri canali',
  body: (
    <Clauses
      items={[
        'Hai accesso ai dati del tuo profilo e ai dati dei clienti che ti presentiamo, per quanto serve a rispondere loro e a eseguire il lavoro. Di quei dati sei titolare autonomo: non li usi per altro e non li cedi.',
        'Noi abbiamo accesso ai dati che tu e i clienti inserite sulla Piattaforma e a quelli che nascono dal suo uso. Li trattiamo come dice la privacy policy e non vendiamo i tuoi dati.',
        'Per farti trovare possiamo promuovere la Piattaforma e il tuo profilo anche su altri canali online, come motori di ricerca e social network, senza costi per te.',
      ]}
    />
  ),
}

/** The admission and the duties of professionals. */
export const professionalSections: readonly LegalSection[] = [requirements, independence, introductions, data]
