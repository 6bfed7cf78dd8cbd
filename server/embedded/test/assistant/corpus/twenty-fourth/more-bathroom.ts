import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreBathroom: readonly CorpusConversation[] = [
  {
    id: 'za-bathroom-3-iglesias',
    service: 'ristrutturazione_bagno',
    at: 'Iglesias',
    turns: [
      {
        say: 'aiutooo sta scendendo acqua dal lampadario della cucina, sopra c’è il bagno e la luce sfarfalla!!',
        safety: {
          steps: [
            ['stacc', 'togli', 'spegn', 'abbass', 'interrutt', 'contator', 'quadro', 'salvavita'],
            ['chiud', 'rubinett', 'valvol', 'saracinesc'],
          ],
          call: false,
        },
      },
      {
        say: 'eja fatto, corrente staccata e acqua chiusa al contatore, non scende più una goccia. è una villetta a Iglesias, secondo me è il tubo dietro la doccia del piano di sopra: bisogna trovare la perdita e aggiustarla. anche dopodomani va bene, dormiamo da mia sorella. quanto mi costa?',
      },
    ],
    answers: {
      'comun|citt|paese|localit|indirizz|zona': 'Iglesias, provincia del Sulcis',
      'sicur|corrent|chius|pericol': 'sì, tutto chiuso e tutto staccato',
      'tub|perdit|punto|dove|visib|doccia|scaric': 'penso dietro la doccia, a vista non c’è niente',
      'metri|mq|m²|grand|misur': 'bagno di 6 metri, la macchia sotto sarà un metro',
      'anni|vecchi|material|stato|rame|ferro': 'casa del 1992, tubi mai toccati',
      'piastrell|rivestiment|rompe': 'piastrelle sì, se bisogna rompere si rompe',
      'piano|ascens|access|scale|parchegg': 'bagno al primo piano, scala interna',
      'quando|urgen|tempi|entro|data|iniz': 'dopodomani va bene, di giorno',
      foto: 'dopo',
    },
    facts: [fact('iglesias'), fact('docci'), fact('perdit', 'tubo', 'tubaz')],
    jobs: [scopes.waterLeak],
    // b.perdita 200–800 (search and one repair, by day); Sardegna k 0,88, m 0,8 → × 0,904 = 181–723;
    // VAT 10 % = 199–795, middle 500.
    band: [325, 675],
    after: [
      {
        say: 'le mattonelle che spaccano poi le rimettono a posto loro?',
        about: [
          'esclus',
          'compres',
          'inclus',
          'ripristin',
          'a parte',
          'chiusura',
          'grezz',
          'rivestiment',
          'piastrell',
          'posa',
          'm²',
          'metro quadr',
        ],
      },
      {
        say: 'e l’assicurazione di casa me li ridà questi soldi?',
        about: [
          'polizz',
          'perit',
          'copert',
          'copr',
          'ricerca',
          'compagni',
          'contratt',
          'danni',
          'danno',
          'agenzi',
          'fattur',
          'document',
          'verific',
          'rimbors',
          'denunc',
        ],
      },
    ],
  },
  {
    id: 'za-bathroom-4-mondovi',
    service: 'ristrutturazione_bagno',
    at: 'Mondovì',
    once: true,
    turns: [
      {
        say: 'Buongiorno, scrivo per mia nonna che ha 88 anni e la gamba nella vasca non la alza più. Sta a Mondovì Breo, terzo piano con ascensore. Vorremmo levare la vasca (170x70) e farci la doccia, piatto di quelli alti 3 cm, vetro scorrevole, e piastrelle nuove solo in quell’angolo perché sotto la vasca non ce ne sono. Tutto il resto del bagno va bene com’è.',
      },
    ],
    answers: {
      'comun|citt|paese|localit|indirizz|zona|dove': 'Mondovì, Cuneo',
      'misur|metri|mq|m²|grand|lung|dimension': 'la vasca è 170x70, in nicchia tra due muri',
      'piastrell|rivestiment|pannell|pareti': 'piastrelle nuove nella zona della vasca',
      'piatto|box|vetro|filo|walk': 'piatto basso da 3 cm e box scorrevole',
      'manigl|sedil|sedut|acces': 'per ora no, grazie. si arriva con l’ascensore',
      'rubinett|miscelat': 'miscelatore nuovo sì, semplice',
      'tub|impiant|scaric': 'rifatti una decina di anni fa',
      'fascia|qualit|livell|material|finitur': 'cose normali',
      'piano|ascens|scale|parchegg': 'terzo, l’ascensore c’è',
      'quando|iniz|tempi|entro|period|urgen|data': 'prima è meglio è',
      foto: 'sì domani',
    },
    facts: [fact('mondov'), fact('170'), fact('piastrell'), fact('docci')],
    jobs: [scopes.bathToShower],
    // b.vasca-doccia with new tiles around 2.800–4.500; Piemonte k 1,03, m 0,45 → × 1,0135 = 2.838–4.561;
    // VAT 11–15 % = 3.200–5.200, middle 4.200.
    band: [2800, 5600],
    after: [
      {
        say: 'e con quei pannelli che si incollano sopra, invece delle piastrelle, si spende meno?',
        jobs: [scopes.bathToShower],
        facts: [fact('pannell')],
        // b.vasca-doccia with panels 1.800–2.800 × 1,0135 = 1.824–2.838; VAT 11–15 % = 2.050–3.200, middle 2.630.
        band: [1750, 3500],
      },
      {
        say: 'C’era quello sconto grosso per gli anziani che non riescono a muoversi, esiste sempre?',
        about: [
          '75 %',
          '75%',
          '75 per',
          '2025',
          'barrier',
          'scadut',
          'finit',
          'termin',
          'conclus',
          'bonus',
          'detra',
          'ristruttur',
          '50 %',
          '50%',
          '36 %',
          '36%',
        ],
      },
      {
        say: 'quando può passare qualcuno a guardare? lei tanto è sempre in casa',
        about: [
          'sopralluog',
          'appuntament',
          'profession',
          'contatt',
          'richiest',
          'artigian',
          'dispon',
          'telefon',
          'conferm',
          'giorn',
          'concord',
          'impresa',
        ],
      },
    ],
  },
]
