import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, reducedVat, rowsAt, together } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { facadePaint, facadeScaffolding, facadeRepairs, facadePlaster, facadeInsulation, balconyEdges } =
  prices

export const landing: LandingContent = {
  title: 'La facciata di nuovo a posto',
  subtitle: 'Intonaco, cappotto e balconi: scopri in un minuto quanto costa e scegli chi lo fa bene.',
  documentTitle: 'Rifare la facciata: prezzi al metro quadro e imprese',
  description:
    'Quanto costa rifare la facciata: tinteggiatura, intonaco o cappotto, con fasce di prezzo al metro quadro, fonte e anno. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di una palazzina con il ponteggio e metà facciata rifatta',
  pictureShape: 'square',
  socialScene: 'una palazzina in miniatura con il ponteggio sulla facciata',
  prices: {
    title: 'Quanto costa al metro quadro',
    lead: 'Prezzi indicativi per metro quadro di facciata. Il ponteggio si paga anche per la sola tinta.',
    vat: vatWords(reducedVat),
    unit: '€/m²',
    top: 250,
    step: 50,
    bars: [
      {
        label: 'Sola tinta, ponteggio compreso',
        price: together(priced(facadePaint), priced(facadeScaffolding)),
      },
      { label: facadePlaster.label, price: priced(facadePlaster) },
      { label: facadeInsulation.label, price: priced(facadeInsulation) },
    ],
    example: {
      text: 'Casa di due piani con 200 m² di facciata: intonaco e tinta costano',
      price: priced(times(facadePlaster, 200)),
    },
    rows: rowsAt([
      facadePaint,
      facadeScaffolding,
      facadeRepairs,
      facadePlaster,
      facadeInsulation,
      balconyEdges,
    ]),
  },
  drivers: [
    {
      title: 'Il ponteggio',
      text: '13–22 € al m², e un mese in più si paga. Per questo si fa tutto insieme.',
      spot: [338, 440],
    },
    {
      title: 'L’intonaco',
      text: 'Se suona vuoto si stacca: va tolto, rifatto e lasciato asciugare.',
      spot: [448, 352],
    },
    {
      title: 'I balconi',
      text: 'I frontalini rovinati costano 40–105 € al metro. Meglio ora che con un secondo ponteggio.',
      spot: [525, 495],
    },
    {
      title: 'La tinta',
      text: 'Silossanica o ai silicati dura di più; nei centri storici il colore lo dà il comune.',
      spot: [870, 405],
    },
    {
      title: 'Il cappotto',
      text: 'Costa circa una volta e mezza l’intonaco e si sente in bolletta. Si decide prima.',
    },
    { title: 'Gli angoli', text: 'Cornici, modanature e finestre ad arco si fanno a mano.' },
  ],
  closeUp: {
    alt: 'Il ponteggio, l’intonaco da rifare, i balconi e la parte già tinteggiata',
    left: 170,
    top: 220,
    width: 790,
  },
  relief: 'general',
  steps: [
    { title: 'Due foto da fuori', text: 'Una intera e una da vicino, dove si stacca.' },
    { title: 'Poche domande', text: 'Metri, piani, balconi, cappotto. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Ponteggio, intonaco e tinta: ogni voce a sé.' },
  ],
  questionsTitle: 'Prima di montare il ponteggio',
  permits: [
    'In condominio serve la delibera dell’assemblea.',
    'Ritinteggiare di solito è libero; per il cappotto serve una pratica.',
    'Piano del colore o vincolo: il comune può imporre la tinta.',
    'Il ponteggio sulla strada richiede l’occupazione di suolo pubblico.',
  ],
  questions: [
    {
      question: 'Tinta, intonaco o cappotto: come capisco che cosa serve?',
      answer: [
        'Se il colore è spento ma il muro è sano basta la tinta. Se si sfarina o suona vuoto va rifatto l’intonaco. Il cappotto è una scelta di comfort e di bolletta: si valuta con un tecnico.',
      ],
    },
    {
      question: 'Chi paga in condominio?',
      answer: [
        'La facciata è parte comune: la spesa si divide per millesimi, salvo regole diverse del regolamento. Le parti private dei balconi possono seguire altre regole: chiedi all’amministratore.',
      ],
    },
    {
      question: 'Quanto resta su il ponteggio?',
      answer: [
        'Dipende da metri, meteo e asciugatura dell’intonaco. Fatti scrivere quanti giorni sono compresi e quanto costa ogni settimana in più.',
      ],
    },
    {
      question: 'Si può fare d’inverno?',
      answer: [
        'Con il gelo intonaci e pitture non tengono. Molte imprese fermano le facciate nei mesi freddi: prenota per tempo.',
      ],
    },
  ],
  near: {
    lead: 'Imprese edili selezionate in tutta Italia, con le foto delle facciate già fatte.',
    profession: 'Impresa Edile',
  },
}
