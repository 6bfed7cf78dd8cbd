import { brand } from '@mestieri/shared/brand.ts'
import { requiredDocuments } from '@mestieri/shared/professional-promises.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import type { LegalPart, LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Clauses, Definitions, Mail, Points } from '../../../components/legal-document/text-parts.tsx'
import { RankingClause } from './RankingClause.tsx'

const { company, support } = brand

const operator: LegalSection = {
  id: 'gestore',
  title: 'Chi siamo e quando valgono queste condizioni',
  body: (
    <Clauses
      items={[
        <p key="">
          {brand.name} è un servizio di {company.legalName}, con sede legale in {company.registeredOffice},
          capitale sociale {company.shareCapital}, {company.businessRegister}, REA {company.reaNumber},
          partita IVA {company.vatNumber}. Puoi scriverci a <Mail to={support.email} /> o alla PEC{' '}
          <Mail to={company.certifiedEmail} />.
        </p>,
        'In queste condizioni «noi» è la società appena indicata, «tu» è chi usa la Piattaforma. Nelle parti dedicate a chi cerca un professionista e a chi lo è, «tu» è soltanto quella persona.',
        'Consultare il sito è libero. Ti chiediamo di accettare queste condizioni quando apri un Account e quando attivi il servizio come professionista: per farlo devi avere almeno 18 anni. Chi usa la Piattaforma senza un Account ne rispetta comunque le regole di comportamento.',
        'Le condizioni sono in italiano, la sola lingua in cui si conclude il contratto. Puoi rileggerle, stamparle e salvarle da questa pagina in ogni momento.',
      ]}
    />
  ),
}

const definitions: LegalSection = {
  id: 'definizioni',
  title: 'Definizioni',
  body: (
    <Definitions
      items={[
        {
          term: 'Piattaforma',
          meaning: `Il sito ${brand.name}, il suo assistente e l’app per professionisti ${brand.businessApp.name}.`,
        },
        {
          term: 'Utente',
          meaning: 'Chiunque visiti la Piattaforma o ne usi le funzioni, con o senza Account.',
        },
        {
          term: 'Committente',
          meaning:
            'L’Utente che cerca, per sé o per altri, chi esegua una Prestazione d’Opera, e che la affida a un Prestatore d’Opera.',
        },
        {
          term: 'Prestatore d’Opera',
          meaning:
            'L’impresa, l’artigiano o il lavoratore autonomo con partita IVA attiva che offre ed esegue Prestazioni d’Opera. Nelle pagine del sito lo chiamiamo «professionista».',
        },
        {
          term: 'Prestazione d’Opera',
          meaning:
            'Il lavoro o il servizio per la casa che il Prestatore d’Opera esegue per il Committente, in base a un contratto concluso tra loro due. Nelle pagine del sito è il «lavoro».',
        },
        {
          term: 'Account',
          meaning:
            'Le credenziali e i dati con cui un Utente registrato accede alle funzioni riservate della Piattaforma.',
        },
        {
          term: 'Contenuto',
          meaning:
            'Testi, fotografie, messaggi, recensioni, preventivi, dati e ogni altro materiale che un Utente invia, carica o pubblica sulla Piattaforma.',
        },
      ]}
    />
  ),
}

const service: LegalSection = {
  id: 'servizio',
  title: 'Che cosa fa la Piattaforma, e che cosa no',
  body: (
    <Clauses
      items={[
        'La Piattaforma fa incontrare Committenti e Prestatori d’Opera della stessa zona: mostra i profili, raccoglie le richieste, dà stime indicative, presenta un Prestatore d’Opera al Committente.',
        'Il contratto per la Prestazione d’Opera si conclude soltanto tra Committente e Prestatore d’Opera. Noi non ne siamo parte: non eseguiamo e non dirigiamo i lavori, non rappresentiamo nessuno dei due e non decidiamo né i prezzi né le condizioni.',
        'Il Committente paga direttamente il Prestatore d’Opera. In quel pagamento non interveniamo: non incassiamo il prezzo del lavoro, non lo custodiamo e non lo trasferiamo. Se qualcuno te lo chiede a nome nostro, non pagare e avvisaci.',
        'Preventivo, tempi, esecuzione, garanzie, fattura e imposte riguardano il Prestatore d’Opera, che ne risponde verso il Committente.',
        'Teniamo la Piattaforma funzionante e sicura con la diligenza che il servizio richiede. Può fermarsi per manutenzione, guasti o cause che non dipendono da noi.',
      ]}
    />
  ),
}

const selection: LegalSection = {
  id: 'selezione',
  title: 'Selezione e ordine dei professionisti',
  body: (
    <Clauses
      items={[
        <>
          <p>Prima di presentare un Prestatore d’Opera ai Committenti esaminiamo:</p>
          <Points items={Object.values(requiredDocuments).map((name) => name.toLowerCase())} />
        </>,
        'L’esame riguarda quei documenti, il giorno in cui li riceviamo. Non è una certificazione e non garantisce il risultato del lavoro: prima di affidarlo conviene controllare abilitazioni, assicurazione e regolarità contributiva, e farsi dare un preventivo scritto.',
        'Tutti i Prestatori d’Opera presenti sulla Piattaforma dichiarano di agire come professionisti, non come consumatori.',
        <RankingClause key="" />,
      ]}
    />
  ),
}

const account: LegalSection = {
  id: 'account',
  title: 'Account',
  body: (
    <Clauses
      items={[
        'Alcune funzioni richiedono un Account. Lo può aprire soltanto una persona fisica; chi agisce per un’impresa dichiara di poterla rappresentare.',
        'Per aprirlo occorre accettare queste condizioni e dichiarare di aver letto la privacy policy, spuntando una casella che non è mai già spuntata.',
        'I dati dell’Account devono essere veri, esatti e completi, e vanno tenuti aggiornati.',
        'Dove è previsto puoi accedere con il tuo profilo LinkedIn, Facebook o Google: in quel caso valgono anche le condizioni di quei servizi. Il collegamento si può togliere in ogni momento.',
        'Le credenziali sono personali e non si cedono. Se temi che qualcuno le usi al posto tuo, avvisaci subito.',
        `Possiamo disattivare un Account che non viene usato per ${professionalTerms.inactivityMonths} mesi di seguito. Ti scriviamo almeno trenta giorni prima: basta accedere per tenerlo.`,
      ]}
    />
  ),
}

const assistant: LegalSection = {
  id: 'assistente',
  title: 'Assistente AI e stime',
  body: (
    <Clauses
      items={[
        'In chat risponde un sistema di intelligenza artificiale, non una persona. Fa domande sul lavoro, può chiedere foto e indica una fascia di prezzo.',
        'L’assistente può dare informazioni inesatte su persone, luoghi e fatti. La stima è un’indicazione: non è un preventivo, una perizia o una proposta di contratto e non vincola né noi né il Prestatore d’Opera.',
        'Non scrivere dati di altre persone e manda soltanto foto che hai il diritto di usare.',
        `Se preferisci parlare con una persona, scrivi all’assistenza o chiedi di essere richiamato: rispondiamo ${support.days}.`,
      ]}
    />
  ),
}

/** The terms for all users. */
export const everybodyPart: LegalPart = {
  id: 'per-tutti',
  title: 'Per tutti',
  sections: [operator, definitions, service, selection, account, assistant],
}
