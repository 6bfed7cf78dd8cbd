import { plus, times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, reducedVat, rowsAt } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { smallSolar, solar, solarBattery } = prices

export const landing: LandingContent = {
  title: 'Il fotovoltaico della misura giusta',
  subtitle: 'Pannelli e batteria secondo i tuoi consumi: scopri in un minuto quanto costa l’impianto.',
  documentTitle: 'Impianto fotovoltaico: prezzi per 3 e 6 kW e installatori',
  description:
    'Quanto costa un impianto fotovoltaico da 3 o 6 kW, con o senza batteria: fasce di prezzo con fonte e anno, che cosa incide, pratiche. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di una casa con i pannelli sul tetto, la batteria e l’auto in carica',
  pictureShape: 'wide',
  socialScene: 'una casa in miniatura con i pannelli sul tetto e l’auto in carica',
  prices: {
    title: 'Quanto costa l’impianto',
    lead: 'Prezzi indicativi dell’impianto montato. La misura la decidono i consumi, non il tetto.',
    vat: vatWords(reducedVat),
    unit: '€',
    top: 25_000,
    step: 5000,
    bars: [
      { label: smallSolar.label, price: priced(times(smallSolar, 3)) },
      { label: solar.label, price: priced(times(solar, 6)) },
      { label: '6 kW con batteria da 10 kWh', price: priced(plus(times(solar, 6), times(solarBattery, 10))) },
    ],
    example: {
      text: 'Famiglia del Centro che consuma 2.800 kWh l’anno: ci vogliono circa 3 kW, cioè',
      price: priced(times(smallSolar, 3)),
    },
    rows: rowsAt([smallSolar, solar, solarBattery]),
  },
  drivers: [
    {
      title: 'I consumi',
      text: 'Un kW rende circa 1.200 kWh l’anno al Nord, 1.300 al Centro, 1.450 al Sud.',
      spot: [470, 300],
    },
    {
      title: 'Il tetto',
      text: 'Servono 5–6 m² liberi per ogni kW, senza ombre nelle ore buone.',
      spot: [700, 320],
    },
    {
      title: 'L’inverter',
      text: 'Dimensionato oggi per la batteria di domani costa poco di più.',
      spot: [628, 548],
    },
    {
      title: 'La batteria',
      text: '580–905 € per ogni kWh. Ha senso se di giorno non sei in casa.',
      spot: [718, 618],
    },
    {
      title: 'L’auto e la pompa di calore',
      text: 'Se arrivano, i consumi salgono in fretta: dillo subito.',
      spot: [806, 492],
    },
    { title: 'Il contatore', text: 'Da 3 a 6 kW, o da monofase a trifase: lo chiede l’installatore.' },
  ],
  closeUp: {
    alt: 'I pannelli sul tetto, l’inverter, la batteria e la presa per l’auto',
    left: 270,
    top: 110,
    width: 700,
  },
  relief: 'general',
  steps: [
    { title: 'Due foto', text: 'Una del tetto e una del contatore. E la bolletta sotto mano.' },
    { title: 'Poche domande', text: 'Consumi, tetto, ombre, batteria. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Pannelli, inverter, posa e pratiche: marca e modello scritti.' },
  ],
  questionsTitle: 'Prima di ordinare i pannelli',
  permits: [
    'Sul tetto di casa di solito non serve un permesso edilizio.',
    'In un centro storico o con un vincolo può servire l’autorizzazione.',
    'La domanda di connessione alla rete la presenta di solito l’installatore.',
    'In condominio il tetto è di tutti: avvisa l’amministratore prima.',
  ],
  questions: [
    {
      question: 'La batteria conviene?',
      answer: [
        'Dipende da quando consumi. Se la sera usi quello che i pannelli fanno di giorno, la batteria lavora; se sei in casa di giorno, spesso rende di più spostare lavatrice e pompa di calore alle ore di sole.',
      ],
    },
    {
      question: 'Quanto spazio serve?',
      answer: [
        'Circa 5–6 m² per ogni kW: per 3 kW ne bastano una quindicina, per 6 kW una trentina abbondante.',
      ],
    },
    {
      question: 'Funziona anche durante un blackout?',
      answer: [
        'Di norma no: senza rete l’impianto si spegne per sicurezza. Con una batteria e un inverter adatti può alimentare alcune linee di casa; chiedilo espressamente.',
      ],
    },
    {
      question: 'In quanto tempo si ripaga?',
      answer: [
        'Non te lo promettiamo: dipende dai consumi, dal prezzo dell’energia e da quanto ne usi mentre la produci. Chiedi all’installatore il calcolo con le tue bollette, con le ipotesi scritte.',
      ],
    },
  ],
  near: {
    lead: 'Installatori fotovoltaici selezionati in tutta Italia, con le foto degli impianti già fatti.',
    profession: 'Installatore fotovoltaico',
  },
}
