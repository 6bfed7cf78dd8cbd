import { brand } from '@mestieri/shared/brand.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article, Definitions, Mail, Points } from '../../../components/legal-document/text-parts.tsx'

const { company, support } = brand

const controller: LegalSection = {
  id: 'titolare',
  title: 'Titolare del trattamento',
  body: (
    <>
      <p>
        Il titolare è {company.legalName}, {company.registeredOffice}, partita IVA {company.vatNumber}.
      </p>
      <p>
        Per ogni domanda sui tuoi dati scrivi a <Mail to={support.email} /> o alla PEC{' '}
        <Mail to={company.certifiedEmail} />.
      </p>
    </>
  ),
}

const data: LegalSection = {
  id: 'dati',
  title: 'Quali dati trattiamo',
  body: (
    <>
      <p>Per leggere il sito, cercare un professionista e guardarne il profilo non ti chiediamo dati.</p>
      <Definitions
        items={[
          {
            term: 'Dati che ci dai tu',
            meaning:
              'Nome, telefono, email, comune; la descrizione del lavoro, i messaggi e le foto; giorno e ora di una chiamata. Se sei un professionista anche ragione sociale, partita IVA, PEC o codice destinatario, visura, preventivi, foto dei lavori e i dati del tuo profilo.',
          },
          {
            term: 'Dati di utilizzo',
            meaning:
              'Li raccoglie il sito mentre lo usi: indirizzo IP, tipo di browser e di dispositivo, pagina e ora della richiesta, esito. Se arrivi da un annuncio, anche i parametri che il suo link porta con sé (campagna, contenuto, parola chiave, sorgente, mezzo, identificativo del clic, indirizzo completo).',
          },
          {
            term: 'Dati da altri',
            meaning:
              'Se accedi con un profilo social, quelli che quel servizio ci comunica con il tuo permesso.',
          },
          {
            term: 'Cookie e dati nel browser',
            meaning: (
              <>
                Sono elencati uno per uno nella cookie policy, dall’
                <Article id="cookie-nostri" />.
              </>
            ),
          },
        ]}
      />
      <p>
        Quando un dato è obbligatorio il modulo lo dice: senza, non possiamo darti quel servizio. Gli altri
        sono facoltativi. Non chiediamo dati su salute, opinioni, religione o vita privata: non scriverli. Se
        ci dai dati di un’altra persona, devi poterlo fare. I servizi non si rivolgono ai minori di 18 anni.
      </p>
    </>
  ),
}

const purposes: LegalSection = {
  id: 'finalita',
  title: 'Perché li trattiamo',
  body: (
    <Points
      items={[
        'Rispondere a chi cerca un professionista: stimare un costo, presentare un professionista, proporne un altro.',
        'Richiamare chi lo chiede e dare assistenza.',
        'Gestire account e rapporti con i professionisti: selezione, profilo pubblico, attivazione, credito, commissioni, fatture.',
        'Rispettare obblighi di legge, soprattutto fiscali e contabili, e richieste delle autorità.',
        'Proteggere il sito da abusi, frodi e attacchi e far valere i nostri diritti.',
        'Mandare comunicazioni sui nostri servizi, dalle quali ci si disiscrive in ogni momento.',
        <>
          Con il tuo consenso: statistica, test, sondaggi, pubblicità e remarketing, come dice l’
          <Article id="servizi-di-terzi" />.
        </>,
      ]}
    />
  ),
}

/** The data controller, the collected data and the purposes. */
export const collectionSections: readonly LegalSection[] = [controller, data, purposes]
