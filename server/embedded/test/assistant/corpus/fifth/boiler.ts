import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-y01-sticker-and-fumes',
    service: 'caldaia',
    at: 'Cosenza',
    turns: [
      {
        say: 'Salve quanto si spende per far fare il bollino con la prova dei fumi alla caldaia? È una vaillant del 2018 e funziona benissimo, è solo il controllo. Cosenza',
      },
    ],
    facts: [fact('cosenza')],
    jobs: [scopes.boilerService],
    band: [65, 180],
    once: true,
    after: [
      { say: 'ogni quanto è obbligatorio farlo?', about: ['anno', 'anni', 'annual', 'mesi', 'libretto'] },
    ],
  },
  {
    id: 'c-y02-two-bathrooms-28',
    service: 'caldaia',
    at: 'Asti',
    turns: [
      { say: 'ho la caldaia di 19 anni che ormai è alla frutta, ne voglio una nuova a condensazione' },
      {
        say: 'siamo in 5 con due bagni, il termotecnico ha detto 28 kw. ad asti, stesso posto di quella vecchia',
      },
    ],
    answers: {
      'canna|fumi|scaric': 'va bene quella che c è, sale sul tetto',
      'fasc|livell|marca|qualit': 'marca media',
      'dove|intern|estern': 'in cucina',
    },
    facts: [fact('28'), fact('asti')],
    jobs: [scopes.boiler],
    band: [2_050, 5_200],
    after: [
      {
        say: 'mi ridanno il 50% con le tasse?',
        about: ['ibrid', 'pompe di calore', 'pompa di calore', 'fossil', '2025', 'nessun', 'detraz'],
      },
      { say: 'che iva c è sopra?', about: ['10', '22'] },
    ],
  },
  {
    id: 'c-y03-error-and-pressure',
    service: 'caldaia',
    at: 'Messina',
    turns: [
      {
        say: 'la caldaia va in blocco ogni mattina e la pressione scende a 0,5, ricarico e il giorno dopo uguale. è una ferroli di 6 anni, NON la voglio cambiare!! solo aggiustarla. messina',
      },
    ],
    answers: { 'anni|età|vecchi': '6 anni', 'errore|codice|sintom': 'F37 mi pare' },
    facts: [fact('messina')],
    jobs: [scopes.boilerRepair],
    band: [90, 560],
    after: [
      {
        say: 'se il tecnico viene di domenica paghiamo uguale?',
        about: ['festiv', 'notte', 'notturn', 'urgen', '30', '50'],
      },
    ],
  },
  {
    id: 'c-y04-own-80-litres',
    service: 'caldaia',
    at: 'Viterbo',
    turns: [
      {
        say: 'lo scaldabagno elettrico 80 litri l ho gia comprato da leroy merlin. mi serve solo chi leva quello vecchio e monta il nuovo, attacchi uguali. viterbo',
      },
    ],
    facts: [fact('80'), fact('viterbo')],
    jobs: [scopes.electricHeater],
    band: [90, 330],
    once: true,
  },
  {
    id: 'c-y05-pump-not-hybrid',
    service: 'caldaia',
    at: 'Saluzzo',
    turns: [
      {
        say: 'Buonasera. Casa indipendente di 110 mq vicino Saluzzo, oggi caldaia a metano e termosifoni in alluminio. Vogliamo staccarci dal gas e mettere una pompa di calore aria acqua da 8 kW. Non ibrido, ce lo hanno già proposto e non ci interessa.',
      },
    ],
    answers: {
      'acqua calda|bollitor|accumul': 'sì anche per l acqua calda',
      'fasc|livell|qualit|marca': 'media',
      'isol|cappott': 'il cappotto c è già',
    },
    facts: [fact('8'), fact('saluzzo')],
    jobs: [scopes.heatPump],
    band: [6_800, 17_500],
    after: [
      { say: 'e col conto termico quanto mi torna in tasca?', about: ['65', 'gse', '15.000'] },
      {
        say: 'invece un ibrido quanto starebbe? giusto x capire la differenza',
        about: ['caldaia', 'meno', 'gas', 'conven'],
      },
    ],
  },
  {
    id: 'c-y06-pellet-stove',
    service: 'caldaia',
    at: 'Feltre',
    turns: [
      {
        say: 'vorrei mettere na stufa a pellet canalizzata che scalda tutto el piano, 90 metri, con la canna che va fora. siamo a feltre. quanto ghe vol?',
      },
    ],
    answers: { 'caldaia|lavor|serv': 'no solo la stufa a pellet' },
    facts: [fact('feltre'), fact('pellet')],
    jobs: [],
  },
  {
    id: 'c-y07-valves-and-wifi',
    service: 'caldaia',
    at: 'Ferrara',
    turns: [
      {
        say: 'ci obbligano in condominio a mettere le termostatiche: ho 9 termosifoni. E già che ci sono cambio il termostato con uno wifi. la caldaia non si tocca. Ferrara',
      },
    ],
    answers: {
      'testin|complet|valvol': 'valvola e testina',
      'compr|forni|hai già|avete': 'no portate tutto voi',
    },
    facts: [fact('9'), fact('ferrara')],
    jobs: [scopes.valves, scopes.thermostat],
    band: [590, 1_900],
    after: [
      {
        say: 'mi sono scordato i 2 del bagno, i termosifoni sono 11 non 9',
        facts: [fact('11')],
        jobs: [scopes.valves, scopes.thermostat],
        band: [680, 2_250],
      },
    ],
  },
  {
    id: 'c-y08-gas-water-heater-balcony',
    service: 'caldaia',
    at: 'Orbetello',
    turns: [
      {
        say: 'mi è morto lo scaldabagno a gas quello che fa solo acqua calda sul balcone (11 litri) per il riscaldamento ho i condizionatori. Orbetello, prezzo per cambiarlo uguale con tutto?',
      },
    ],
    answers: {
      'canna|fumi|scaric': 'tubo fuori come prima',
      'compr|forni|hai già|avete': 'no lo porta l idraulico',
    },
    facts: [fact('orbetello')],
    jobs: [scopes.gasHeater],
    band: [560, 1_800],
  },
]
