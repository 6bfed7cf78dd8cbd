import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Article, Subheading } from '../../../components/legal-document/text-parts.tsx'
import { dateInWords } from '../../../lib/format/dates.ts'
import { additionDate } from '../privacy-dates.ts'

interface ServiceKind {
  readonly purpose: string
  readonly text: string
}

/** Third-party services that need the visitor's consent. */
const withConsent: readonly ServiceKind[] = [
  {
    purpose: 'Pubblicità',
    text: 'Servizi che mostrano annunci e misurano se funzionano. Usano cookie o codici simili e dati di utilizzo per scegliere gli annunci e per non ripeterli.',
  },
  {
    purpose: 'Remarketing',
    text: 'Servizi che riconoscono chi è già stato sul sito, per mostrargli altrove annunci che lo riguardano. Usano cookie e dati di utilizzo.',
  },
  {
    purpose: 'Pubblicità sui social network',
    text: 'Strumenti con cui un social network collega una visita o una richiesta all’annuncio che l’ha portata, e mostra annunci a chi ha visitato il sito. Ricevono dati di utilizzo e, se lo consenti, il tuo indirizzo email ridotto a un codice (hash).',
  },
  {
    purpose: 'Statistica',
    text: 'Servizi che contano visite e percorsi e ci dicono quali pagine funzionano. Usano cookie e dati di utilizzo.',
  },
  {
    purpose: 'Test A/B',
    text: 'Servizi che mostrano a visitatori diversi versioni diverse di una pagina e ne confrontano i risultati. Usano cookie e dati di utilizzo.',
  },
  {
    purpose: 'Mappe di calore e registrazione delle visite',
    text: 'Servizi che mostrano dove si clicca, fin dove si scorre e in che ordine. Usano cookie e dati di utilizzo; ciò che scrivi nei moduli non va registrato.',
  },
  {
    purpose: 'Sondaggi',
    text: 'Servizi che pongono domande nelle pagine. Rispondere è facoltativo; ricevono le risposte e i dati di utilizzo.',
  },
  {
    purpose: 'Gestione dei tag',
    text: 'Un contenitore che carica gli strumenti qui sopra, ciascuno secondo il consenso che hai dato. Senza consenso non viene caricato nemmeno il contenitore.',
  },
]

/** Third-party services that a function needs which the visitor requested. */
const onRequest: readonly ServiceKind[] = [
  {
    purpose: 'Registrazione e accesso con un profilo social',
    text: 'Dove è previsto puoi registrarti o accedere con LinkedIn, Facebook o Google. Il servizio che scegli ci comunica i dati che autorizzi, di solito nome ed email, e sa che hai usato quel pulsante. Se non lo premi non riceve nulla.',
  },
  {
    purpose: 'Contenuti di piattaforme esterne',
    text: 'Caratteri, icone e mappe possono venire da altri fornitori, che in quel caso ricevono l’indirizzo IP di chi guarda la pagina. Su questo sito non succede: caratteri e icone li serviamo noi, e la mappa dei profili è un’immagine che passa dal nostro server.',
  },
  {
    purpose: 'Gestione dei contatti (CRM)',
    text: 'Sistemi in cui teniamo in ordine richieste, recapiti e storia dei rapporti con clienti e professionisti.',
  },
  {
    purpose: 'Posta elettronica',
    text: 'Servizi che conservano gli indirizzi e spediscono le nostre email. Possono dirci se un messaggio è stato consegnato. Ogni email informativa ha il link per disiscriversi.',
  },
]

function Kinds({ kinds }: { readonly kinds: readonly ServiceKind[] }) {
  return kinds.map(({ purpose, text }) => (
    <p key={purpose}>
      <b>{purpose}.</b> {text}
    </p>
  ))
}

/** Third-party services by purpose (specification, section 2, 'Static legal pages'). */
export const servicesSection: LegalSection = {
  id: 'servizi-di-terzi',
  title: 'Servizi di terzi, per finalità',
  body: (
    <>
      <p>
        Possiamo servirci di altre aziende. Qui trovi, per finalità, che cosa fanno e quali dati ricevono;
        quelle che stanno dietro a chat, pagamenti e controllo dei moduli sono nell’integrazione, dall’
        <Article id="chat" />.
      </p>
      <p>
        <b>
          Al <time dateTime={additionDate}>{dateInWords(additionDate)}</time>:
        </b>{' '}
        senza il tuo consenso questo sito non carica nessuno dei servizi del primo gruppo. Nelle pagine di
        pagamento, di accesso all’app e di disiscrizione non li carica mai. Prima di attivarne uno ne
        aggiungiamo il nome alla cookie policy e ti chiediamo di scegliere.
      </p>
      <Subheading>Soltanto con il tuo consenso</Subheading>
      <Kinds kinds={withConsent} />
      <Subheading>Per un servizio che chiedi o per gestire il rapporto</Subheading>
      <Kinds kinds={onRequest} />
    </>
  ),
}
