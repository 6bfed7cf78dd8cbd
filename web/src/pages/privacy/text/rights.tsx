import { brand } from '@mestieri/shared/brand.ts'
import { professionalTerms } from '@mestieri/shared/professional-terms.ts'
import { invoiceYears, retention as times } from '@mestieri/shared/retention.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import {
  Article,
  Definitions,
  Mail,
  PageLink,
  Points,
} from '../../../components/legal-document/text-parts.tsx'

const handling: LegalSection = {
  id: 'modalita',
  title: 'Come e dove li trattiamo, e con chi',
  body: (
    <>
      <p>
        Trattiamo i dati con strumenti informatici e con misure di sicurezza adeguate al rischio. Vi accedono
        le persone del nostro staff che ne hanno bisogno per lavoro e le aziende che lavorano per noi (servizi
        informatici e cloud, posta, telefonia, assistenza, amministrazione), nominate responsabili del
        trattamento quando serve. L’elenco aggiornato te lo diamo su richiesta.
      </p>
      <p>
        Se cerchi un professionista, comunichiamo a quello che ti presentiamo ciò che gli serve per
        risponderti: nome, recapito, descrizione e foto del lavoro. Da quel momento ne risponde anche lui,
        come titolare autonomo. Ad autorità e consulenti comunichiamo i dati quando la legge lo prevede. I
        dati non li vendiamo.
      </p>
      <p>
        Se un fornitore tratta dati fuori dallo Spazio economico europeo, il trasferimento si basa su una
        decisione di adeguatezza della Commissione europea, come quella per gli Stati Uniti (Data Privacy
        Framework), o sulle clausole contrattuali tipo, di cui puoi chiederci copia.
      </p>
    </>
  ),
}

const optOut: LegalSection = {
  id: 'opt-out',
  title: 'Come dire di no',
  body: (
    <Points
      items={[
        'Alle email: con il link in fondo a ciascuna, che apre una pagina con un solo pulsante.',
        <>
          Ai cookie non tecnici: con «Modifica consenso cookie», in fondo alle pagine e nell’
          <Article id="scegliere" />.
        </>,
        'Alle chiamate: dicendocelo al telefono o per email.',
        <>
          Alla pubblicità personalizzata di molte aziende insieme: sul sito{' '}
          <a className="link" href="https://www.youronlinechoices.com/it/" rel="noopener">
            Your Online Choices
          </a>
          , e nelle impostazioni pubblicitarie del telefono.
        </>,
      ]}
    />
  ),
}

const europe: LegalSection = {
  id: 'unione-europea',
  title: 'Se sei nell’Unione europea',
  body: (
    <p>
      Ai tuoi dati si applica il Regolamento UE 2016/679 («GDPR») e, in Italia, il D.Lgs. 30 giugno 2003, n.
      196. Gli articoli che seguono dicono su quale base li trattiamo, per quanto tempo, quali diritti hai e
      come usarli. Li riconosciamo anche a chi ci scrive da altri Paesi.
    </p>
  ),
}

const legalBasis: LegalSection = {
  id: 'base-giuridica',
  title: 'Base giuridica',
  body: (
    <Definitions
      items={[
        {
          term: 'Contratto, e ciò che chiedi prima del contratto (art. 6, par. 1, lett. b)',
          meaning:
            'Richieste di lavori e stime, chat e foto, presentazione dei professionisti, chiamate, account, attivazione, credito e commissioni.',
        },
        {
          term: 'Obbligo di legge (lett. c)',
          meaning: 'Fatture e contabilità, risposte alle autorità, esercizio dei tuoi diritti.',
        },
        {
          term: 'Interesse legittimo (lett. f)',
          meaning:
            'Sicurezza del sito e controllo degli abusi, difesa dei diritti, qualità del servizio, comunicazioni a chi è già nostro cliente su servizi simili. Puoi opporti in ogni momento.',
        },
        {
          term: 'Consenso (lett. a)',
          meaning:
            'Cookie non tecnici, pubblicità, remarketing, statistica, test, sondaggi, email promozionali negli altri casi. Lo revochi quando vuoi; ciò che è stato fatto prima resta lecito.',
        },
      ]}
    />
  ),
}

const retention: LegalSection = {
  id: 'conservazione',
  title: 'Per quanto tempo li teniamo',
  body: (
    <>
      <Definitions
        items={[
          {
            term: 'Richieste, conversazioni e foto',
            meaning: `${times.conversation.words} dall’ultimo messaggio, poi le cancelliamo. Puoi chiederlo prima.`,
          },
          { term: 'Chiamate prenotate', meaning: `${times.booking.words} dal giorno della chiamata.` },
          {
            term: 'Account e profili',
            meaning: `Finché dura il rapporto. Dopo ${professionalTerms.inactivityMonths} mesi senza un accesso l’account può essere disattivato.`,
          },
          {
            term: 'Accessi all’app',
            meaning: `${times.loginToken.words} i link di accesso, dalla loro scadenza. ${times.notification.words} le notifiche di accesso.`,
          },
          {
            term: 'Fatture e dati per la fattura',
            meaning: `${invoiceYears.words} dalla fine dell’anno, come vuole l’art. 2220 c.c. ${times.unpaidBilling.words} se per la prova avevi scelto la carta e il pagamento non è riuscito.`,
          },
          {
            term: 'Pagamenti iniziati e non fatti',
            meaning: `${times.unusedIntent.words}, se non ci hai mandato i dati per la fattura.`,
          },
          {
            term: 'Disiscrizioni dalle email',
            meaning: 'Finché mandiamo email, per non scriverti più.',
          },
          {
            term: 'Dati trattati con il consenso',
            meaning: 'Fino alla revoca o alla fine dello scopo.',
          },
          {
            term: 'Registrazioni tecniche',
            meaning: 'Il tempo necessario alla sicurezza e alla soluzione dei guasti.',
          },
        ]}
      />
      <p>
        Se c’è una contestazione, i dati che servono li teniamo finché non è chiusa e i diritti non sono
        prescritti.
      </p>
    </>
  ),
}

const rights: LegalSection = {
  id: 'diritti',
  title: 'I tuoi diritti',
  body: (
    <Points
      items={[
        'Sapere se trattiamo tuoi dati e averne una copia (art. 15 GDPR).',
        'Far correggere quelli sbagliati e completare quelli incompleti (art. 16).',
        'Farli cancellare, quando non c’è più ragione di tenerli (art. 17).',
        'Farne limitare l’uso mentre si chiarisce una questione (art. 18).',
        'Ricevere in un formato leggibile da un computer quelli che ci hai dato, o farli passare a un altro (art. 20).',
        'Opporti a ciò che facciamo per interesse legittimo e, senza bisogno di motivi, al marketing diretto (art. 21).',
        'Non subire decisioni prese soltanto da una macchina, se ti toccano in modo rilevante (art. 22). Noi non ne prendiamo.',
        'Revocare un consenso (art. 7).',
      ]}
    />
  ),
}

const exercise: LegalSection = {
  id: 'esercizio',
  title: 'Come esercitarli',
  body: (
    <>
      <p>
        Scrivi a <Mail to={brand.support.email} />. È gratuito e non serve un modulo: basta farci capire chi
        sei e che cosa chiedi. Rispondiamo entro un mese; se la richiesta è complessa possono volercene altri
        due, e in quel caso te lo diciamo entro il primo. Se abbiamo un dubbio sulla tua identità possiamo
        chiederti un’informazione in più.
      </p>
      <p>
        La conversazione con l’assistente la elimini dal tuo dispositivo con il pulsante nella{' '}
        <PageLink id="estimator">chat</PageLink>; per la copia sui nostri sistemi scrivici.
      </p>
      <p>
        Se pensi che qualcosa non vada puoi rivolgerti al{' '}
        <a className="link" href="https://www.garanteprivacy.it/" rel="noopener">
          Garante per la protezione dei dati personali
        </a>{' '}
        (art. 77 GDPR) o al giudice.
      </p>
    </>
  ),
}

/** Recipients, retention times and the rights of the data subjects. */
export const rightsSections: readonly LegalSection[] = [
  handling,
  optOut,
  europe,
  legalBasis,
  retention,
  rights,
  exercise,
]
