import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, rowsAt } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { pvcWindows, aluminiumWindows, woodWindows, slidingWindows, rollerShutters, shutterBox } = prices

/**
 * The VAT rate of the assistant's jobs 'finestre' and 'scorrevole': some of their goods have the full rate.
 */
const vatRate = 0.16

/** The area of a usual window and of a usual French window, in m². */
const windowArea = 1.7
const doorArea = 2.9

export const landing: LandingContent = {
  title: 'Finestre in PVC, posa compresa',
  subtitle: 'Finestre, portefinestre e zanzariere su misura: scopri in un minuto quanto costano le tue.',
  documentTitle: 'Serramenti in PVC: prezzi a finestra, posa compresa',
  description:
    'Quanto costa cambiare le finestre con serramenti in PVC: fasce di prezzo a pezzo con fonte e anno, posa compresa, e che cosa incide. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di una stanza in cui si montano finestre e portefinestre nuove',
  pictureShape: 'square',
  socialScene: 'una stanza in miniatura con finestre e portafinestra nuove',
  prices: {
    title: 'Quanto costa una finestra',
    lead: 'Prezzi indicativi a pezzo in PVC, posa compresa, per misure comuni e doppio vetro.',
    vat: vatWords(vatRate),
    unit: '€',
    top: 4000,
    step: 1000,
    bars: [
      { label: 'Finestra a due ante', price: priced(times(pvcWindows, windowArea), vatRate) },
      { label: 'Portafinestra', price: priced(times(pvcWindows, doorArea), vatRate) },
      {
        label: 'Portafinestra scorrevole',
        price: priced(times(slidingWindows, doorArea), vatRate),
      },
    ],
    example: {
      text: 'Appartamento con sei finestre e due portefinestre, circa 16 m² in tutto',
      price: priced(times(pvcWindows, 6 * windowArea + 2 * doorArea), vatRate),
    },
    rows: [
      ...rowsAt([pvcWindows, aluminiumWindows, woodWindows, slidingWindows], vatRate),
      ...rowsAt([rollerShutters, shutterBox]),
    ],
  },
  drivers: [
    {
      title: 'Il vetro',
      text: 'Il triplo vetro costa il 10–20 % in più, stima nostra. Non serve dappertutto.',
      spot: [412, 318],
    },
    {
      title: 'L’apertura',
      text: 'Battente e anta-ribalta costano quasi uguale; lo scorrevole circa la metà in più.',
      spot: [838, 470],
    },
    {
      title: 'Il cassonetto',
      text: 'Isolarlo o cambiarlo aggiunge 140–355 € a finestra.',
      spot: [370, 195],
    },
    {
      title: 'La posa',
      text: 'Vale quanto il vetro: una finestra ottima montata male spiffera.',
      spot: [655, 470],
    },
    {
      title: 'I vecchi infissi',
      text: 'Smontarli, portarli giù e smaltirli: nelle nostre fasce è compreso.',
      spot: [205, 640],
    },
    { title: 'Le misure', text: 'Archi e fuori misura si pagano. Quelle standard arrivano anche prima.' },
  ],
  closeUp: {
    alt: 'La finestra nuova con il cassonetto, la portafinestra aperta e i vecchi infissi smontati',
    left: 95,
    top: 95,
    width: 1000,
  },
  relief: 'general',
  steps: [
    { title: 'Una foto per finestra', text: 'Da dentro, con il cassonetto in vista.' },
    { title: 'Poche domande', text: 'Quante, quanto grandi, quale vetro. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Il serramentista misura e scrive vetro, telaio e posa.' },
  ],
  questionsTitle: 'Prima di cambiare le finestre',
  permits: [
    'Sostituirle con la stessa forma di solito è edilizia libera.',
    'Colore o disegno che cambiano la facciata: senti il condominio e il comune.',
    'Con un vincolo paesaggistico può servire l’autorizzazione.',
    'Per le detrazioni sul risparmio energetico c’è la comunicazione all’ENEA, entro 90 giorni dalla fine dei lavori.',
  ],
  questions: [
    {
      question: 'Si rompono i muri?',
      answer: [
        'Spesso no: se il vecchio telaio è sano si posa in sovrapposizione. Si perde un po’ di luce; se ci tieni, chiedi la rimozione completa.',
      ],
    },
    {
      question: 'Doppio o triplo vetro?',
      answer: [
        'Il doppio vetro di oggi basta in gran parte d’Italia. Il triplo ha senso a nord, in montagna o su una strada rumorosa.',
      ],
    },
    {
      question: 'Si possono cambiare poche finestre alla volta?',
      answer: [
        'Sì. Conviene partire da quelle che spifferano di più, e tenere lo stesso profilo per le prossime.',
      ],
    },
    {
      question: 'E le zanzariere?',
      answer: [
        'Si montano insieme alle finestre, con meno fori. Dillo nella chat, così chi fa il preventivo lo sa.',
      ],
    },
  ],
  near: {
    lead: 'Serramentisti selezionati in tutta Italia: il preventivo arriva dopo le misure.',
    profession: 'Serramentista',
  },
}
