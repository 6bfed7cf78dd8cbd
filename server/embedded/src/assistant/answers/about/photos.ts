import { type Answerer, reply, subjectOf, toWhoDoes, whoDoes } from './subject.ts'

type Side = 'video' | 'plan' | 'elsewhere' | 'broken' | 'figure' | 'who' | 'later' | 'how'

/** Matches questions about one side of the photos, by their words. The first that fits is answered. */
const sides: readonly (readonly [Side, RegExp])[] = [
  ['video', /(?<!\p{L})(?:video\p{L}{0,3}|filmat[oi]|riprend\p{L}{1,4})(?!\p{L})/iu],
  ['plan', /(?<!\p{L})(?:piantin[ae]|planimetri[ae]|screenshot|annuncio|disegn[oi])(?!\p{L})/iu],
  ['elsewhere', /(?<!\p{L})(?:whatsapp|wapp|e?-?mail|telegram|indirizzo)(?!\p{L})/iu],
  [
    'broken',
    /(?<!\p{L})(?:non (?:me l[ea] fa|riesco|si apre|parte|va|c’è|c'è|trovo|vedo)|errore|non le prende)(?!\p{L})/iu,
  ],
  ['figure', /(?<!\p{L})(?:cifra|prezzo|stima|preciso|cambia)(?!\p{L})/iu],
  [
    'who',
    /(?<!\p{L})(?:chi|ved\p{L}{1,4}|vist[oei]|guard\p{L}{1,4}|varda|arriva\p{L}{0,3}|ricev\p{L}{1,4}|finiscono|private|pubblicate|girano|internet)(?!\p{L})/iu,
  ],
  ['later', /(?<!\p{L})(?:dopo|stasera|stanotte|domani|tempo|subito|più tardi)(?!\p{L})/iu],
  [
    'how',
    /(?<!\p{L})(?:come|dove|ndo|cumm|icona|tasto|bottone|clicc\p{L}{1,4}|mett\p{L}{1,3}|caric\p{L}{1,4}|alleg\p{L}{1,4})(?!\p{L})/iu,
  ],
]

/** Returns the side of the photos that a question is about; null for photos in general. */
const sideOf = (text: string): Side | null => sides.find(([, words]) => words.test(text))?.[0] ?? null

/** Answers questions about the photos of the work: what to take, how to send them, who sees them. */
export const photos: Answerer = (context) => {
  const job = subjectOf(context)
  const who = whoDoes(job)
  const { raw } = context.utterance
  const button = 'l’icona della fotocamera accanto al campo del messaggio'
  const side = sideOf(raw)
  if (side === 'who' && context.hasPhotos)
    return {
      ...reply(
        `Sì: le tue foto sono arrivate e ${who} le vede insieme alla richiesta, quando la mandi.`,
        'Io non le guardo: la stima la faccio dalle tue risposte.',
      ),
      about: 'foto viste',
    }
  const answers: Readonly<Record<Side, string>> = {
    video: `I video qui non si caricano: bastano due o tre foto. Un video lo mostri ${toWhoDoes(job)} quando vi sentite.`,
    plan: 'Va bene tutto quello che è un’immagine: una piantina, uno screenshot, anche una foto vecchia se mostra com’è adesso.',
    elsewhere: `Mandale qui, con ${button}: così restano con la tua richiesta e ${who} le trova già lì.`,
    broken: `Prova così: tocca ${button} e scegli «galleria» al posto della fotocamera. Se non va, non fa niente: le mostri ${toWhoDoes(job)} al sopralluogo.`,
    later:
      'Sì, quando vuoi: torna in questa chat dallo stesso dispositivo e le aggiungi. La stima intanto c’è già.',
    figure: `No: io non le guardo, la stima viene dalle tue risposte. Servono ${toWhoDoes(job)} per farti un prezzo più preciso.`,
    who: `Le vedono il nostro staff e ${who} a cui mandi la richiesta. Non le vendiamo; io non le guardo.`,
    how: `Tocca ${button}: puoi scattarle adesso o sceglierle dal telefono. Ne bastano due o tre.`,
  }
  if (side !== null) return { ...reply(answers[side]), about: `foto ${side}` }
  const what =
    job && job.kind.visit !== ''
      ? `Due o tre scatti col telefono e con la luce accesa bastano: fai vedere ${job.kind.visit}.`
      : 'Bastano due o tre scatti col telefono, uno da lontano e uno da vicino.'
  const have = context.hasPhotos ? 'Le tue sono già arrivate.' : 'Non sono obbligatorie.'
  return {
    ...reply(
      `${have} Servono ${toWhoDoes(job)} per capire il lavoro; la stima la faccio dalle tue risposte.`,
      what,
    ),
    about: 'foto',
  }
}
