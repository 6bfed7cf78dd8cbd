import { brand } from '@mestieri/shared/brand.ts'
import { assistantProvider } from '@mestieri/shared/brand/assistant.ts'

import type { LegalSection } from '../../../components/legal-document/legal-text.ts'
import { Mail } from '../../../components/legal-document/text-parts.tsx'

/** Names the provider of the language model, or says how to ask for the name (features.md, I9). */
function Provider() {
  if (assistantProvider === null) {
    return (
      <>
        Quale fornitore è in uso e da quale Paese tratta i dati te lo diciamo su richiesta, a{' '}
        <Mail to={brand.support.email} />.
      </>
    )
  }
  const { name, country, privacyPolicy } = assistantProvider
  return (
    <>
      Il fornitore è {name} e tratta i dati da questo Paese: {country}.{' '}
      <a className="link" href={privacyPolicy} rel="noopener">
        La sua informativa
      </a>
      .
    </>
  )
}

const chat: LegalSection = {
  id: 'chat',
  title: 'Chat con l’assistente AI',
  body: (
    <>
      <p>
        In chat risponde un sistema di intelligenza artificiale, non una persona; lo trovi scritto anche prima
        del primo messaggio. Trattiamo i messaggi, il servizio che hai scelto e le foto per fare le domande
        giuste, indicare una fascia di prezzo e presentarti un professionista (art. 6, par. 1, lett. b, GDPR).
        Con i messaggi arrivano, se ci sono, i parametri dell’annuncio da cui vieni: ci dicono quale è stato
        utile (lett. f).
      </p>
      <p>
        Le risposte possono venire dal modello linguistico di un fornitore esterno, che tratta i dati per
        nostro conto. Riceve il testo della conversazione e, se il modello le sa leggere, le foto. Il nostro
        server non gli comunica né il tuo indirizzo IP né codici che ti riconoscano altrove. <Provider />
      </p>
      <p>
        L’assistente non prende decisioni su di te: dà un’indicazione, che può essere sbagliata. Non gli
        servono cognome, indirizzo esatto, documenti o notizie sulla tua vita privata: non scriverli.
      </p>
      <p>
        Una copia della conversazione resta nel tuo browser, così la ritrovi quando torni; un’altra sui
        sistemi che la gestiscono. La prima la elimini tu con «Elimina conversazione da questo dispositivo»,
        per la seconda scrivici. Se dalla chat passi a WhatsApp, il messaggio già pronto contiene un
        riassunto: puoi cambiarlo prima di inviarlo.
      </p>
    </>
  ),
}

const photos: LegalSection = {
  id: 'foto',
  title: 'Foto',
  body: (
    <>
      <p>
        Le foto che mandi servono a capire il lavoro. Le vedono l’assistente, le persone del nostro staff che
        se ne occupano e il professionista che ti presentiamo.
      </p>
      <p>
        Prima di spedirle il browser le rimpicciolisce, e il nostro server le salva di nuovo: i dati nascosti
        nel file, come luogo, data e modello del telefono, in questo passaggio si perdono. Fino alla consegna
        restano nel tuo browser.
      </p>
      <p>Inquadra la casa, non le persone: evita volti, targhe, documenti e schermi accesi.</p>
    </>
  ),
}

/** Data processing in the chat, including photos. */
export const chatSections: readonly LegalSection[] = [chat, photos]
