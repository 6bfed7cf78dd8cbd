import { atLeast, plus, scaled, times } from '../../catalogue/price-range.ts'
import { vatWords } from '../../catalogue/vat.ts'
import type { LandingContent } from '../landing-content.ts'
import { priced, rowsAt } from '../landing-prices.ts'
import { fineBathroom, prices } from './prices.ts'

const { bathroom, bathroomFixed, bathroomAtLeast, bathroomRestyling } = prices

/** The VAT rate of the assistant's job 'completo': some of its goods have the full rate. */
const vatRate = 0.11

function complete(squareMetres: number) {
  return atLeast(plus(bathroomFixed, times(bathroom, squareMetres)), bathroomAtLeast)
}

export const landing: LandingContent = {
  title: 'Il bagno nuovo, con i conti in chiaro',
  subtitle: 'Dalle tubature alle piastrelle: scopri in un minuto quanto costa, poi scegli con chi farlo.',
  documentTitle: 'Rifare il bagno: quanto costa e chi lo fa',
  description:
    'Quanto costa rifare il bagno: fasce di prezzo con fonte e anno per un restyling, un bagno completo e uno di fascia alta. Stima gratuita in un minuto.',
  pictureAlt: 'Modellino di un bagno con la doccia piastrellata e gli attrezzi ancora in giro',
  pictureShape: 'square',
  socialScene: 'un bagno in miniatura con doccia, lavabo e piastrelle verdi',
  prices: {
    title: 'Quanto costa un bagno',
    lead: 'Prezzi indicativi per un bagno di 6 m². Più delle piastrelle contano i tubi.',
    vat: vatWords(vatRate),
    unit: '€',
    top: 25_000,
    step: 5000,
    bars: [
      { label: 'Solo sanitari e rivestimenti', price: priced(bathroomRestyling, vatRate) },
      { label: 'Bagno completo, tubi compresi', price: priced(complete(6), vatRate) },
      {
        label: 'Completo, di fascia alta',
        price: priced(scaled(complete(6), fineBathroom), vatRate),
      },
    ],
    example: {
      text: 'Bagno di due metri per quattro, 8 m²: rifarlo da capo, impianti compresi, costa',
      price: priced(complete(8), vatRate),
    },
    rows: rowsAt([bathroomRestyling, bathroomFixed, bathroom, bathroomAtLeast], vatRate),
  },
  drivers: [
    {
      title: 'Tubi e scarichi',
      text: 'Se hanno trent’anni, si rifanno adesso: dopo si rompono le piastrelle nuove.',
      spot: [505, 376],
    },
    {
      title: 'I rivestimenti',
      text: 'Fino al soffitto o a mezza altezza: cambiano i metri, e le ore di posa.',
      spot: [650, 225],
    },
    {
      title: 'Vasca o doccia',
      text: 'Togliere la vasca vuol dire spostare lo scarico e rifare il piatto.',
      spot: [560, 632],
    },
    {
      title: 'I sanitari',
      text: 'Sospesi costano più che a terra: c’è la cassetta da murare.',
      spot: [240, 716],
    },
    {
      title: 'La fascia',
      text: 'Mobili e rubinetti di fascia alta alzano il conto del 30–80 %, stima nostra.',
      spot: [905, 612],
    },
    {
      title: 'Piano e macerie',
      text: 'Senza ascensore le macerie scendono a mano: 220–440 € in più, stima nostra.',
    },
  ],
  closeUp: {
    alt: 'La doccia piastrellata, i sanitari sospesi e il mobile del lavabo',
    left: 95,
    top: 150,
    width: 930,
  },
  relief: 'general',
  steps: [
    { title: 'Due foto del bagno', text: 'Una dalla porta e una ai tubi sotto il lavabo.' },
    { title: 'Poche domande', text: 'Misure, tubi, vasca o doccia. Gino calcola la fascia di prezzo.' },
    { title: 'Un preventivo chiaro', text: 'Impianti, posa e materiali: ogni voce con il suo prezzo.' },
  ],
  questionsTitle: 'Prima di togliere le piastrelle',
  permits: [
    'Cambiare sanitari e rivestimenti di solito è edilizia libera.',
    'Se sposti un muro serve la CILA, presentata da un tecnico.',
    'Per gli impianti nuovi fatti dare la dichiarazione di conformità.',
    'In condominio avvisa l’amministratore e guarda gli orari del regolamento.',
  ],
  questions: [
    {
      question: 'Quanti giorni resto senza bagno?',
      answer: [
        'Dipende da quanto si rifà: per un bagno completo conta in settimane, non in giorni. Fatti scrivere le date nel preventivo e, se è l’unico bagno, chiedi che il water resti in uso il più a lungo possibile.',
      ],
    },
    {
      question: 'Serve un permesso?',
      answer: [
        'Per sostituire sanitari, rubinetti e piastrelle di solito no. Se cambi la posizione dei muri serve una CILA.',
      ],
    },
    {
      question: 'I materiali li compro io?',
      answer: [
        'Puoi. Se li compri tu, controlla che misure e attacchi vadano d’accordo con il progetto; se li fornisce l’impresa, chiedi che marca e modello stiano nel preventivo.',
      ],
    },
    {
      question: 'La vasca si può trasformare in doccia senza rifare tutto?',
      answer: [
        'Spesso sì: si tolgono la vasca e le piastrelle intorno, si adatta lo scarico e si posa il piatto. Dillo in chat, è una delle domande.',
      ],
    },
  ],
  near: {
    lead: 'Imprese edili selezionate in tutta Italia, per il bagno da cima a fondo.',
    profession: 'Impresa Edile',
  },
}
