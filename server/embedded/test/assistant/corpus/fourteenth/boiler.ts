import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    // 2.400 × 1,12 × 1,01 = 2.710
    id: 'nb1-boiler-ivrea',
    service: 'caldaia',
    at: 'Ivrea',
    turns: [
      {
        say: 'la caldaia ha 22 anni e il tecnico ha allargato le braccia, neh, dice che pezzi non ne fanno più. mi sa che tocca cambiarla',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'ivrea 10015',
      'kw|potenza|modell': 'i kw non lo so, è quella murale del bagno',
      'mq|m²|grand|casa|superfic': 'alloggio di 75 mq',
      'bagni|docce|person': 'un bagno solo, siamo in due',
      'gas|metano|gpl|combustib': 'metano',
      'dove|intern|estern|posizion': 'è dentro in bagno',
      'condens|camera|canna|scarico|fumi': 'scarica nella canna che va sul tetto, altro non so',
      'tipo|ibrid|pompa': 'sempre a gas, a condensazione',
      'termosif|radiator|impianto': 'sei termosifoni',
      'quando|tempi|urgen': 'prima del freddo',
    },
    facts: [fact('ivrea'), fact('75', 'metano', '22')],
    jobs: [scopes.boiler],
    band: [1_490, 3_950],
    after: [
      {
        say: 'mio vicino dice che lo stato non ti ridà più nulla, è vero?',
        about: ['detrazion', 'bonus', 'ness', 'niente', '2025', 'ibrid', 'pompa', 'conto termico', 'caf'],
      },
      {
        say: 'quella vecchia chi se la porta via?',
        about: ['smaltim', 'smont', 'compres', 'ritir', 'rimozion', 'disinstall'],
      },
    ],
  },
  {
    id: 'nb2-gas-smell',
    service: 'caldaia',
    at: 'Schio',
    turns: [
      {
        say: 'ciao scusa ma nello stanzino della caldaia si sente na puzza di gas forte, mi gira anche un po la testa, spengo la luce e provo a farla ripartire?',
        safety: {
          steps: [
            ['finestr', 'aeraz', 'arieggia', 'apri', 'spalanc'],
            ['interruttor', 'luc', 'scintill', 'fiamm', 'elettric', 'accend'],
            ['esci', 'uscire', 'fuori', 'allontan', 'uscite'],
          ],
          call: true,
        },
      },
    ],
  },
  {
    // revisione 107 × 1,10 + 7 valvole × 82,5 × 1,10 = 118 + 635 = 753
    id: 'nb3-service-and-valves-tolentino',
    service: 'caldaia',
    at: 'Tolentino',
    turns: [
      {
        say: 'devo fa il bollino della caldaia che è scaduto e già che uno viene gli farei mettere le testine quelle coi numeretti sui termosifoni, valvola completa, ce n ho 7. tolentino mc',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'tolentino',
      'quant|numero|termosif': 'sette in tutto',
      'marca|modell|caldaia': 'una immergas di otto anni',
      'ultima|revision|controllo|fumi': 'ultimo controllo due anni fa, il libretto c è',
      'central|autonom|condomin': 'riscaldamento autonomo',
      'attacc|valvol|vecchi|manopol': 'adesso ci sono le manopole normali, tutto da cambiare',
      'funzion|problem|guast': 'la caldaia va bene, nessun guasto',
      'quando|tempi|urgen': 'questo mese',
    },
    facts: [fact('tolentino'), fact('7', 'sette')],
    jobs: [scopes.boilerService, scopes.valves],
    band: [410, 1_100],
    after: [
      {
        say: 'se salto il bollino mi fanno la multa?',
        about: ['sanzion', 'obblig', 'legge', 'dpr', '74', 'region', 'euro', 'scadenz'],
      },
    ],
  },
  {
    id: 'nb4-pellet-stove',
    service: 'caldaia',
    at: 'Pieve di Cadore',
    turns: [
      {
        say: 'Vorrei staccarmi un po dal gas e mettere in soggiorno una stufa a pellet canalizzata, casetta di 70mq a Pieve di Cadore, canna fumaria da fare nuova. Che cifra devo tenere da parte più o meno?',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'pieve di cadore',
      'kw|potenza|mq|grand': 'la casa è 70 mq, kw non saprei',
      'canna|scarico|fumi|tetto': 'da fare da zero, uscita a tetto',
      'quando|tempi': 'per l autunno',
      'caldaia|gas|cambiare': 'la caldaia resta, questa è in più',
    },
    facts: [fact('pellet', 'stufa'), fact('pieve di cadore')],
    jobs: [],
    once: true,
  },
]
