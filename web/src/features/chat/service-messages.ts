import type { ServiceTile } from '@mestieri/shared/catalogue/tiles.ts'

/** What the chat says of a service before the assistant knows anything (features.md, D13 and E8). */
interface ServiceWords {
  /** What the chat is about. */
  readonly title: string
  /** How customers begin: offered as quick answers to the greeting, at most four. */
  readonly openings: readonly string[]
  /** The three photos that help most. */
  readonly usefulPhotos: readonly [string, string, string]
}

const words: Readonly<Record<string, ServiceWords>> = {
  ristrutturazione: {
    title: 'Ristrutturare casa',
    openings: ['Ristrutturare tutta la casa', 'Solo una o due stanze', 'Un rinfresco leggero'],
    usefulPhotos: [
      'La stanza più grande, da un angolo',
      'Il bagno e la cucina come sono ora',
      'La planimetria, se ce l’hai',
    ],
  },
  tinteggiatura: {
    title: 'Tinteggiare casa',
    openings: ['Imbiancare tutta la casa', 'Solo una o due stanze', 'C’è della muffa da togliere'],
    usefulPhotos: ['Una parete intera', 'Il soffitto', 'Crepe, macchie o muffa, da vicino'],
  },
  serramenti: {
    title: 'Cambiare i serramenti',
    openings: ['Cambiare tutte le finestre', 'Solo alcune finestre', 'Una portafinestra'],
    usefulPhotos: [
      'Una finestra chiusa, da dentro',
      'La stessa finestra, da fuori',
      'Il cassonetto, la tapparella o la persiana',
    ],
  },
  caldaia: {
    title: 'Cambiare la caldaia',
    openings: ['Cambiare la caldaia', 'È rotta, serve presto', 'Solo la manutenzione'],
    usefulPhotos: [
      'La targhetta con marca e modello',
      'Lo scarico dei fumi',
      'La caldaia con i tubi, per intero',
    ],
  },
  impianti: {
    title: 'Rifare gli impianti',
    openings: ['Impianto elettrico', 'Impianto idraulico', 'Condizionatore', 'Allarme o domotica'],
    usefulPhotos: [
      'Il quadro elettrico, con lo sportello aperto',
      'Il contatore',
      'La stanza dove serve il lavoro',
    ],
  },
  ristrutturazione_facciata: {
    title: 'Rifare la facciata',
    openings: ['Ridare solo il colore', 'Rifare l’intonaco', 'Mettere il cappotto'],
    usefulPhotos: [
      'La facciata intera, dalla strada',
      'Crepe o intonaco che si stacca',
      'Un balcone, visto da sotto',
    ],
  },
  ristrutturazione_tetto: {
    title: 'Rifare il tetto',
    openings: ['Rifare tutto il tetto', 'Ci sono infiltrazioni', 'Vorrei isolarlo'],
    usefulPhotos: [
      'Il tetto da terra, senza salire',
      'Il punto rovinato, da una finestra',
      'Il soffitto sotto, se è macchiato',
    ],
  },
  ristrutturazione_bagno: {
    title: 'Rifare il bagno',
    openings: ['Rifarlo tutto, tubi compresi', 'Solo sanitari e rivestimenti', 'Da vasca a doccia'],
    usefulPhotos: ['Tutto il bagno, dalla porta', 'La doccia o la vasca', 'Gli attacchi dell’acqua'],
  },
  impianto_fotovoltaico: {
    title: 'Installare il fotovoltaico',
    openings: ['Pannelli per la mia casa', 'Pannelli e batteria', 'Ho già i pannelli, manca la batteria'],
    usefulPhotos: [
      'Il tetto da terra o da una finestra',
      'Il contatore',
      'La pagina dei consumi in bolletta',
    ],
  },
}

/** The words of a service; one that the catalogue gets later begins without openings. */
export function serviceWords({ slug, title }: ServiceTile): ServiceWords {
  return (
    words[slug] ?? {
      title,
      openings: [],
      usefulPhotos: ['Tutto insieme, da lontano', 'Il punto che conta, da vicino', 'Quello che c’è intorno'],
    }
  )
}

/** What the chat is about, as its title: 'Rifare il bagno'. */
export function chatTitle(tile: ServiceTile): string {
  return serviceWords(tile).title
}

/** The assistant's greeting. The page has it, so nothing is sent before the customer writes. */
export const greeting =
  'Raccontami che lavoro hai in mente: bastano due parole, poi ti chiedo io quello che manca.'

/** Shown before the first message and in the chat's header (features.md, D1; EU AI Act, article 50). */
export const aiNotice = 'Stai parlando con un assistente AI, non con una persona'
