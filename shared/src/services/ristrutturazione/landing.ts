import { times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, reducedVat, rowsAt } from '../landing-prices.ts'
import { prices } from './prices.ts'

const { lightRenovation, fullRenovation, fineRenovation } = prices

export const landing: LandingContent = {
  title: 'Ristruttura casa sapendo quanto spendi',
  subtitle:
    'Tutta la casa o una stanza alla volta: una stima in un minuto, un’impresa selezionata vicino a te.',
  documentTitle: 'Ristrutturare casa: costi al metro quadro e imprese',
  description:
    'Quanto costa ristrutturare casa: fasce di prezzo al metro quadro con fonte e anno, che cosa incide, pratiche da fare. Stima gratuita in un minuto.',
  pictureAlt:
    'Modellino di un appartamento in cantiere: un muro abbattuto, il parquet in posa, la cucina nuova',
  pictureShape: 'wide',
  socialScene: 'un appartamento in miniatura durante i lavori',
  prices: {
    title: 'Quanto costa al metro quadro',
    lead: 'Prezzi indicativi per metro quadro calpestabile, infissi esclusi.',
    vat: vatWords(reducedVat),
    unit: '€/m²',
    top: 3000,
    step: 750,
    bars: [
      { label: 'Leggera: pareti, porte, qualche pavimento', price: priced(lightRenovation) },
      { label: 'Completa, con gli impianti', price: priced(fullRenovation) },
      { label: 'Di pregio', price: priced(fineRenovation) },
    ],
    example: {
      text: 'Appartamento di 80 m² da rifare per intero, impianti compresi',
      price: priced(times(fullRenovation, 80)),
    },
    rows: rowsAt([lightRenovation, fullRenovation, fineRenovation]),
  },
  drivers: [
    {
      title: 'I muri che si spostano',
      text: 'Demolire, portare via, richiudere. E serve un tecnico.',
      spot: [455, 398],
    },
    {
      title: 'Gli impianti',
      text: 'Elettrico, acqua, riscaldamento: le tracce si fanno una volta sola.',
      spot: [303, 410],
    },
    {
      title: 'Bagni e cucina',
      text: 'Sono i metri quadri più cari della casa: conta quanti ne rifai.',
      spot: [612, 232],
    },
    {
      title: 'I pavimenti',
      text: 'Posare sopra costa meno che demolire; lo decide il massetto.',
      spot: [440, 640],
    },
    {
      title: 'Le macerie',
      text: 'Piano, ascensore e distanza dalla discarica stanno nel conto.',
      spot: [580, 572],
    },
    { title: 'Gli infissi', text: 'Si contano a parte: non sono nei prezzi al metro quadro.' },
  ],
  closeUp: {
    alt: 'Il muro abbattuto a metà, le tracce degli impianti e il parquet in posa',
    left: 235,
    top: 150,
    width: 700,
  },
  relief: 'general',
  steps: [
    { title: 'Qualche foto, o la pianta', text: 'Va bene anche quella dell’annuncio o del rogito.' },
    { title: 'Poche domande', text: 'Metri, bagni, impianti, muri. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'L’impresa viene a vedere e scrive voce per voce.' },
  ],
  questionsTitle: 'Prima di aprire il cantiere',
  permits: [
    'Per spostare muri non portanti serve la CILA, firmata da un tecnico.',
    'Se si tocca la struttura serve la SCIA, con il progetto strutturale.',
    'Cambiano stanze o superfici? Va aggiornata la planimetria catastale.',
    'Con più imprese in cantiere serve il coordinatore per la sicurezza.',
  ],
  questions: [
    {
      question: 'Devo uscire di casa?',
      answer: [
        'Se si rifanno gli impianti, quasi sempre sì. Per un lavoro leggero si può procedere una stanza alla volta: dillo subito, perché cambia l’organizzazione e anche il prezzo.',
      ],
    },
    {
      question: 'Serve un architetto?',
      answer: [
        'Serve un tecnico abilitato (architetto, ingegnere o geometra) ogni volta che c’è una pratica da presentare, quindi quasi sempre quando si spostano muri. Il suo compenso non è nelle fasce di questa pagina.',
      ],
    },
    {
      question: 'Quanto tenere da parte per gli imprevisti?',
      answer: [
        'In una casa vecchia qualcosa salta sempre fuori. Chiedi all’impresa quali voci sono a corpo e quali a misura, e tieni un margine sulle seconde.',
      ],
    },
    {
      question: 'Quando si paga?',
      answer: [
        'Per stati di avanzamento, scritti nel contratto. Diffida di chi chiede quasi tutto prima di cominciare.',
      ],
    },
  ],
  near: {
    lead: 'Imprese edili selezionate in tutta Italia, con le foto dei lavori già fatti.',
    profession: 'Impresa Edile',
  },
}
