import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, reducedVat, rowsAt } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { roofLeak, roofCovering, roof, insulatedRoof, roofTimber, roofScaffolding, gutters } = prices

export const landing: LandingContent = {
  title: 'Rifai il tetto, una volta per tutte',
  subtitle: 'Scopri in un minuto quanto costa il tuo e incontra un’impresa selezionata della tua zona.',
  documentTitle: 'Rifare il tetto: prezzi al metro quadro e imprese',
  description:
    'Quanto costa rifare il tetto: fasce di prezzo al metro quadro con fonte e anno, che cosa incide, permessi e domande frequenti. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di una casa con il tetto in rifacimento',
  pictureShape: 'wide',
  socialScene: 'una casa in miniatura con il tetto a metà dei lavori',
  prices: {
    title: 'Quanto costa al metro quadro',
    lead: 'Prezzi indicativi per metro quadro di falda. Il tuo dipende da cosa c’è sotto le tegole.',
    vat: vatWords(reducedVat),
    unit: '€/m²',
    top: 400,
    step: 100,
    bars: [
      { label: roofCovering.label, price: priced(roofCovering) },
      { label: roof.label, price: priced(roof) },
      { label: insulatedRoof.label, price: priced(insulatedRoof) },
    ],
    example: {
      text: 'Casa di 100 m² in pianta, circa 120 m² di falda: tegole e guaina nuove costano',
      price: priced(times(roof, 120)),
    },
    rows: rowsAt([roofLeak, roofCovering, roof, insulatedRoof, roofTimber, roofScaffolding, gutters]),
  },
  drivers: [
    {
      title: 'Il manto',
      text: 'Coppi, tegole, lamiera. Per l’eternit serve prima un sopralluogo.',
      spot: [471, 389],
    },
    {
      title: 'Le infiltrazioni',
      text: 'Se l’acqua è già passata, sotto la guaina c’è altro da rifare.',
      spot: [606, 374],
    },
    {
      title: 'L’isolamento',
      text: 'Costa ora, si sente in bolletta. Si decide prima di coprire.',
      spot: [652, 452],
    },
    {
      title: 'Le travi',
      text: 'Una struttura in legno da rifare aggiunge 140–245 € al m².',
      spot: [764, 470],
    },
    {
      title: 'Il ponteggio',
      text: '13–22 € al m² di facciata. Più piani, più ponteggio.',
      spot: [472, 592],
    },
    { title: 'La superficie vera', text: 'La falda è più grande della pianta: dal 15 al 25 % in più.' },
  ],
  closeUp: { alt: 'Il tetto a strati: tegole, guaina, isolante e tavolato', left: 380, top: 120, width: 700 },
  relief: 'general',
  steps: [
    { title: 'Due foto da terra', text: 'Bastano quelle del telefono, anche dalla finestra.' },
    { title: 'Poche domande', text: 'Metri, manto, infiltrazioni. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'L’impresa sale a vedere e scrive ogni voce.' },
  ],
  questionsTitle: 'Prima di salire sul tetto',
  permits: [
    'In condominio il tetto è di tutti: serve la delibera dell’assemblea.',
    'Se cambi sagoma, altezza o struttura serve una pratica edilizia.',
    'Con un vincolo paesaggistico può servire l’autorizzazione: chiedi in comune.',
    'Il ponteggio sulla strada richiede l’occupazione di suolo pubblico.',
  ],
  questions: [
    {
      question: 'Serve un permesso?',
      answer: [
        'Per riparare o sostituire il manto com’era spesso no. Se cambi sagoma, altezza o struttura serve una pratica: chiedi al tecnico o allo sportello edilizia del comune.',
      ],
    },
    {
      question: 'Quanto dura il cantiere?',
      answer: [
        'Dipende dai metri, dalla stagione e da quello che si trova sotto. Te lo scrive l’impresa nel preventivo, dopo il sopralluogo.',
      ],
    },
    {
      question: 'Posso restare in casa?',
      answer: ['Di solito sì, se il solaio sotto è sano. Per qualche giorno ci saranno rumore e polvere.'],
    },
    {
      question: 'E se le lastre sono di eternit?',
      answer: [
        'Non toccarle. Le rimuove solo una ditta autorizzata, con un piano di lavoro presentato alla ASL. Un prezzo si può dare soltanto dopo il sopralluogo.',
      ],
    },
  ],
  near: {
    lead: 'Imprese edili selezionate in tutta Italia, con le foto dei lavori già fatti.',
    profession: 'Impresa Edile',
  },
}
