import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-w01-blocks-every-two-hours',
    service: 'caldaia',
    at: 'Padova',
    turns: [
      {
        say: 'la caldaia va in blocco ogni 2 ore, scende la pressione e devo sempre ricaricarla. ha solo 6 anni non voglio cambiarla, voglio qualcuno che la aggiusti. padova',
      },
    ],
    answers: { 'marca|modello': 'Vaillant', 'errore|codice': 'F22', 'perd|gocc': 'non vedo acqua per terra' },
    facts: [fact('padova'), fact('6', 'blocc', 'pression')],
    wrong: ['sostituzione'],
    jobs: [scopes.boilerRepair],
    band: [105, 550],
    once: true,
    after: [
      {
        say: 'la chiamata la pago a parte?',
        about: ['compres', 'uscita', 'inclus', 'diritto', 'intervento', 'visita'],
      },
    ],
  },
  {
    id: 'c-w02-eighteen-years',
    service: 'caldaia',
    at: 'Catania',
    turns: [
      {
        say: 'Buonasera la mia caldaia ha 18 anni e il tecnico dice che i ricambi nn si trovano piu. mi serve una nuova a condensazione 24 kw, sta fuori sul balcone, un bagno solo siamo in tre. Catania',
      },
    ],
    answers: { 'canna|fumi|scaric': 'lo scarico va fuori dal balcone' },
    facts: [fact('24'), fact('catania')],
    jobs: [scopes.boiler],
    band: [1_750, 3_600],
    once: true,
    after: [
      { say: 'che garanzia ha?', about: ['anni', 'produtt', 'marca', 'mesi', 'costruttor', 'legge'] },
      {
        say: 'mio cognato dice che il bonus nn c è piu, è vero?',
        about: ['fossil', '2025', 'detraz', 'gas', 'nessuna', 'non spetta'],
      },
    ],
  },
  {
    id: 'c-w03-seven-radiator-valves',
    service: 'caldaia',
    at: 'Torino',
    turns: [
      {
        say: "L'amministratore ci obbliga a mettere le valvole termostatiche entro l'autunno. In casa abbiamo sette caloriferi. Siamo a Torino, quanto viene con il montaggio?",
      },
    ],
    facts: [fact('7', 'sette'), fact('torino')],
    jobs: [scopes.valves],
    band: [420, 960],
    once: true,
    after: [{ say: 'in quanto tempo si fa?', about: ['giorn', 'ore', 'mezza', 'mattin'] }],
  },
  {
    id: 'c-w04-dead-water-heater',
    service: 'caldaia',
    at: 'Brindisi',
    turns: [
      {
        say: 'e niente, dopo 15 anni è morto lo scaldabagno elettrico, quello da ottanta litri. ne voglio un altro uguale montato, stessi attacchi. brindisi',
      },
    ],
    facts: [fact('80', 'ottanta'), fact('brindisi')],
    jobs: [scopes.electricHeater],
    band: [295, 670],
    once: true,
    after: [
      {
        say: 'vi portate via quello vecchio?',
        about: ['smalt', 'ritir', 'rimozion', 'smont', 'discaric', 'compres', 'rimoss'],
      },
    ],
  },
  {
    id: 'c-w05-hybrid',
    service: 'caldaia',
    at: 'Reggio Emilia',
    turns: [
      {
        say: "Stiamo valutando il sistema ibrido, caldaia più pompa di calore, al posto della caldaia vecchia. Casa singola di 130 mq con i termosifoni in ghisa, a Reggio Emilia. Non ci capisco niente, mi ha messo la pulce nell'orecchio un collega.",
      },
    ],
    answers: {
      'canna|fumi|scaric': 'resta quella che c è',
      'kw|potenza': 'non lo so',
      'isola|cappotto': 'poco isolata',
    },
    facts: [fact('130'), fact('reggio')],
    jobs: [scopes.hybrid],
    band: [6_700, 13_600],
    after: [{ say: 'ci sono incentivi?', about: ['conto termico', 'gse', '50', '65', 'detraz', 'bonus'] }],
  },
  {
    id: 'c-w06-cold-at-the-bottom',
    service: 'caldaia',
    at: 'Ascoli Piceno',
    turns: [
      {
        say: "i termosifoni sono caldi sopra e freddi sotto, ho letto che c'è il fango dentro e bisogna fare il lavaggio dell'impianto. 9 termosifoni, ascoli piceno",
      },
    ],
    facts: [fact('9', 'lavagg'), fact('ascoli')],
    jobs: [scopes.flushing],
    band: [255, 720],
    once: true,
    after: [
      {
        say: 'ma serve davvero o è una fregatura?',
        about: [
          'fang',
          'calcar',
          'incrost',
          'consum',
          'rend',
          'sporc',
          'utile',
          'convien',
          'filtro',
          'depositi',
        ],
      },
    ],
  },
]
