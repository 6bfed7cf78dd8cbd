import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article } from '../../../components/legal-document/text-parts.tsx'

const calls: LegalSection = {
  id: 'chiamate',
  title: 'Chiamate prenotate',
  body: (
    <p>
      Quando prenoti una chiamata trattiamo giorno, ora, numero di telefono, l’eventuale secondo numero e
      l’argomento; se apri un link personale per professionisti, anche il codice che contiene. Usiamo il
      numero solo per quella chiamata (art. 6, par. 1, lett. b, GDPR).
    </p>
  ),
}

const payments: LegalSection = {
  id: 'pagamenti',
  title: 'Pagamenti',
  body: (
    <>
      <p>
        Solo i professionisti pagano su questo sito. Trattiamo partita IVA, PEC o codice destinatario, email,
        importo e metodo, per ricevere il pagamento e per la fattura (contratto e obbligo di legge).
      </p>
      <p>
        La carta la gestisce un fornitore di servizi di pagamento, Stripe, nel suo modulo: numero e codice
        vanno direttamente a lui, con l’email per la ricevuta; noi riceviamo soltanto l’esito. Il modulo si
        carica quando apri la scheda della carta, non prima, e con esso i suoi cookie di sicurezza. Per
        prevenire le frodi e per gli obblighi di legge Stripe è titolare autonomo; la sua informativa è su{' '}
        <a className="link" href="https://stripe.com/it/privacy" rel="noopener">
          stripe.com
        </a>
        .
      </p>
      <p>Il bonifico lo fai dalla tua banca: riceviamo ciò che la banca ci comunica con l’accredito.</p>
    </>
  ),
}

const bots: LegalSection = {
  id: 'controllo-dei-moduli',
  title: 'Controllo contro i programmi automatici',
  body: (
    <>
      <p>
        Chat, prenotazioni, dati di fatturazione e disiscrizione sono protetti dai programmi automatici con un
        campo che le persone non vedono e con il tempo di compilazione: due controlli nostri, che non
        riconoscono nessuno.
      </p>
      <p>
        Può aggiungersi Google reCAPTCHA, che valuta in automatico se a usare il modulo è una persona: in quel
        caso il piè di pagina lo dice. Si carica soltanto quando usi uno di quei moduli e comunica a Google
        indirizzo IP, dati del browser e del comportamento nella pagina. La base è il nostro interesse
        legittimo alla sicurezza (art. 6, par. 1, lett. f, GDPR).
      </p>
    </>
  ),
}

const access: LegalSection = {
  id: 'accesso-e-disiscrizione',
  title: 'Accesso all’app e disiscrizione',
  body: (
    <p>
      I link che ricevi per accedere all’app o per disiscriverti contengono un codice o il tuo indirizzo
      email. Quelle pagine non caricano servizi di altri, non dicono ai siti che apri dopo da dove vieni e non
      finiscono nei motori di ricerca; il codice di accesso sparisce subito dalla barra degli indirizzi.
    </p>
  ),
}

const directory: LegalSection = {
  id: 'salvati-mappe-collegamenti',
  title: 'Professionisti salvati, mappe, collegamenti',
  body: (
    <p>
      I professionisti che salvi restano nel tuo browser; li conosce chi riceve il link con cui li condividi.
      Le mappe dei profili passano dal nostro server, così il tuo browser non contatta chi le fornisce. I
      collegamenti a WhatsApp, social network, mappe e negozi di app portano su siti di altri, che ricevono i
      tuoi dati soltanto se li apri.
    </p>
  ),
}

const logs: LegalSection = {
  id: 'registrazioni-tecniche',
  title: 'Registrazioni tecniche',
  body: (
    <p>
      Per ogni richiesta il server annota ora, tipo di pagina, esito, durata e l’indirizzo IP abbreviato, che
      da solo non dice chi sei. L’indirizzo intero lo usa, senza annotarlo, per limitare le richieste troppo
      frequenti. I cookie e i dati nel browser sono nell’
      <Article id="cookie-nostri" />.
    </p>
  ),
}

/** Data processing for calls, payments and other functions of the site. */
export const toolSections: readonly LegalSection[] = [calls, payments, bots, access, directory, logs]
