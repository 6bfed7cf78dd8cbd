import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, rowsAt, together } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { boiler24, boiler30, flue, radiatorValve } = prices

/** The VAT rate of the assistant's job 'sostituzione': some of its goods have the full rate. */
const vatRate = 0.12

export const landing: LandingContent = {
  title: 'Cambia la caldaia, a conti fatti',
  subtitle: 'Caldaia, installazione e smaltimento: in un minuto sai quanto spendi.',
  documentTitle: 'Cambiare la caldaia: prezzi con installazione e idraulici',
  description:
    'Quanto costa cambiare la caldaia, installazione compresa: fasce di prezzo con fonte e anno per 24 e 30 kW, che cosa incide, obblighi. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di un locale caldaia con la caldaia nuova, i tubi e gli attrezzi',
  pictureShape: 'square',
  socialScene: 'un locale tecnico in miniatura con caldaia, radiatore e tubi',
  prices: {
    title: 'Quanto costa una caldaia, montata',
    lead: 'Prezzi indicativi di una caldaia a condensazione con installazione.',
    vat: vatWords(vatRate),
    unit: '€',
    top: 5000,
    step: 1000,
    bars: [
      { label: '24 kW, per un bagno', price: priced(boiler24, vatRate) },
      { label: '30 kW, per due bagni', price: priced(boiler30, vatRate) },
      { label: '24 kW con scarico a parete nuovo', price: together(priced(boiler24, vatRate), priced(flue)) },
    ],
    example: {
      text: 'Appartamento con un bagno e sei termosifoni: caldaia da 24 kW e sei valvole termostatiche',
      price: together(priced(boiler24, vatRate), priced(times(radiatorValve, 6))),
    },
    rows: [...rowsAt([boiler24, boiler30], vatRate), ...rowsAt([flue, radiatorValve])],
  },
  drivers: [
    {
      title: 'La potenza',
      text: 'La decide l’acqua calda: con due bagni 24 kW spesso non bastano.',
      spot: [655, 300],
    },
    {
      title: 'Lo scarico dei fumi',
      text: 'Nuovo a parete: 175–375 €, stima nostra. Una canna fumaria va prima vista.',
      spot: [692, 165],
    },
    {
      title: 'Gli attacchi',
      text: 'La condensa vuole uno scarico; i tubi vecchi vogliono un lavaggio.',
      spot: [712, 560],
    },
    {
      title: 'Le valvole',
      text: '60–125 € l’una. Con le valvole si scalda solo dove serve.',
      spot: [275, 630],
    },
    {
      title: 'La regolazione',
      text: 'Un cronotermostato fatto bene costa poco e si sente in bolletta.',
      spot: [390, 326],
    },
    {
      title: 'Un’altra strada',
      text: 'Pompa di calore o ibrida: costa di più, e ha regole diverse. Chiedi il confronto.',
    },
  ],
  closeUp: {
    alt: 'La caldaia con lo scarico dei fumi, gli attacchi, il termosifone e il termostato',
    left: 140,
    top: 95,
    width: 880,
  },
  relief: 'boiler',
  steps: [
    { title: 'Due foto', text: 'La caldaia intera, e l’etichetta con il modello.' },
    { title: 'Poche domande', text: 'Bagni, termosifoni, scarico. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Caldaia, posa, smaltimento e collaudo: tutto scritto.' },
  ],
  questionsTitle: 'Prima di cambiare caldaia',
  permits: [
    'La monta solo un installatore abilitato: chiedi la dichiarazione di conformità.',
    'Il libretto di impianto va compilato e registrato nel catasto regionale.',
    'Lo scarico dei fumi di norma va a tetto: la parete è un’eccezione.',
    'In condominio senti l’amministratore prima di toccare la canna fumaria.',
  ],
  questions: [
    {
      question: 'Quanto ci vuole?',
      answer: [
        'Una sostituzione semplice si fa spesso in giornata. Se c’è da rifare lo scarico o lavare l’impianto serve di più: lo scrive l’idraulico dopo aver visto.',
      ],
    },
    {
      question: 'È obbligatoria la caldaia a condensazione?',
      answer: [
        'In pratica sì: le caldaie nuove sono quasi tutte a condensazione. Le eccezioni riguardano soprattutto le canne fumarie collettive; le valuta l’installatore.',
      ],
    },
    {
      question: 'La vecchia caldaia chi la porta via?',
      answer: ['L’installatore. Controlla che smontaggio e smaltimento siano nel preventivo.'],
    },
    {
      question: 'La caldaia perde o non parte: che faccio?',
      answer: [
        'Se senti odore di gas apri le finestre, chiudi il rubinetto, esci e chiama il pronto intervento gas: il numero è in bolletta. Per il resto chiudi l’acqua e chiama un idraulico.',
      ],
    },
  ],
  near: {
    lead: 'Idraulici selezionati in tutta Italia, per caldaie e riscaldamento.',
    profession: 'Idraulico',
  },
}
