import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, reducedVat, rowsAt } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { paint, washablePaint, decorativePaint, paintPreparation, wallRepair, paintAtLeast } = prices

export const landing: LandingContent = {
  title: 'Tinteggia casa, al prezzo giusto',
  subtitle: 'Pareti, soffitti e colori nuovi: scopri in un minuto quanto costa, stanza per stanza.',
  documentTitle: 'Tinteggiare casa: prezzi al metro quadro e imbianchini',
  description:
    'Quanto costa tinteggiare casa: prezzi al metro quadro di parete con fonte e anno, che cosa incide, come prepararsi. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di una stanza mentre si dipingono le pareti di verde',
  pictureShape: 'square',
  socialScene: 'una stanza in miniatura con le pareti dipinte a metà',
  prices: {
    title: 'Quanto costa al metro quadro',
    lead: 'Prezzi indicativi per metro quadro di parete. Attenzione: pareti, non pavimento.',
    vat: vatWords(reducedVat),
    unit: '€/m²',
    top: 50,
    step: 10,
    bars: [
      { label: paint.label, price: priced(paint) },
      { label: washablePaint.label, price: priced(washablePaint) },
      { label: decorativePaint.label, price: priced(decorativePaint) },
    ],
    example: {
      text: 'Appartamento di 80 m², circa 200 m² di pareti in buono stato: con una tinta semplice costa',
      price: priced(times(paint, 200)),
    },
    rows: rowsAt([paint, washablePaint, decorativePaint, paintPreparation, wallRepair, paintAtLeast]),
  },
  drivers: [
    {
      title: 'La superficie vera',
      text: 'Le pareti sono circa due volte e mezza il pavimento. Poi ci sono i soffitti.',
      spot: [455, 270],
    },
    {
      title: 'Lo stato dei muri',
      text: 'Crepe e intonaco si riprendono dove serve, a 60–110 € al m²; una rasatura aggiunge 9–21 € al m².',
      spot: [142, 618],
    },
    {
      title: 'I colori',
      text: 'Una tinta sola va veloce. Ogni colore in più vuole nastro, tagli e pazienza.',
      spot: [185, 428],
    },
    {
      title: 'La pittura',
      text: 'Traspirante, lavabile o decorativa: dalla prima all’ultima il prezzo si moltiplica per cinque.',
      spot: [638, 752],
    },
    {
      title: 'Casa piena o vuota',
      text: 'Spostare e coprire i mobili porta via tempo: calcola un 10 % in più, stima nostra.',
      spot: [935, 672],
    },
    {
      title: 'I lavori piccoli',
      text: 'Per meno di 330 € è raro che qualcuno venga, stima nostra: meglio unire due stanze.',
    },
  ],
  closeUp: {
    alt: 'La parete verde a metà, le prove di colore e il divano coperto dal telo',
    left: 70,
    top: 130,
    width: 1000,
  },
  relief: 'painting',
  steps: [
    { title: 'Qualche foto', text: 'Una per stanza, e una da vicino dove il muro è rovinato.' },
    { title: 'Poche domande', text: 'Metri, muri, colori, mobili. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Mani, prodotti e preparazione: tutto scritto.' },
  ],
  questionsTitle: 'Prima di scegliere il colore',
  permits: [
    'Dentro casa di norma non serve nessun permesso.',
    'Per le scale e i muri comuni decide il condominio.',
    'In affitto guarda il contratto: spesso il colore va concordato.',
    'Chiedi che la scheda della pittura resti a te: serve per i ritocchi.',
  ],
  questions: [
    {
      question: 'Quanti giorni ci vogliono?',
      answer: [
        'Dipende dai metri e da quanto c’è da stuccare: l’asciugatura conta quanto il lavoro. Le date te le scrive l’imbianchino nel preventivo.',
      ],
    },
    {
      question: 'Quante mani servono?',
      answer: [
        'Di solito due. Passare da un colore scuro a uno chiaro può chiederne una in più, o un fondo: fallo scrivere.',
      ],
    },
    {
      question: 'La muffa sparisce con la pittura?',
      answer: [
        'La pittura la copre, non la ferma. Prima va capito da dove viene l’umidità, poi si tratta il muro, e solo alla fine si dipinge.',
      ],
    },
    {
      question: 'Devo svuotare le stanze?',
      answer: [
        'No, ma aiuta: mobili al centro e quadri staccati fanno risparmiare ore. Se ci pensa l’imbianchino, lo trovi nel prezzo.',
      ],
    },
  ],
  near: {
    lead: 'Imbianchini selezionati in tutta Italia: guarda i loro lavori prima di scrivere.',
    profession: 'Imbianchino',
  },
}
