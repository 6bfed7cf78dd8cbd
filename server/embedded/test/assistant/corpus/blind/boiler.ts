import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-b01-once-30',
    service: 'caldaia',
    at: 'Melegnano',
    once: true,
    turns: [
      {
        say: 'Sostituzione caldaia a condensazione 30 kW, 2 bagni, interna, scarico fumi già a tetto, Melegnano, il prima possibile perché siamo al freddo',
      },
    ],
    facts: [fact('30 kw', '28-35'), fact('melegnano')],
    jobs: [scopes.boiler],
    band: [2_400, 5_000],
    after: [
      { say: 'quanto tempo stiamo senza riscaldamento?', about: ['giorn', 'ore'] },
      { say: 'la marca la scelgo io?', about: ['fascia', 'professionist', '€', 'modell', 'accord'] },
    ],
  },
  {
    id: 'c-b02-error-code',
    service: 'caldaia',
    at: 'Nettuno',
    turns: [{ say: 'mi dà errore e10 e non parte, baxi, ce l ho da 11 anni. nettuno' }],
    facts: [fact('nettuno')],
    jobs: [scopes.boilerRepair],
    band: [95, 560],
    after: [{ say: 'conviene ripararla o cambiarla secondo te', about: ['anni', '€', 'sostitu', 'nuova'] }],
  },
  {
    id: 'c-b03-headache',
    service: 'caldaia',
    at: 'Belluno',
    turns: [
      {
        say: 'da quando è accesa la stufa in bagno abbiamo mal di testa e nausea tutti e tre, la bimba si è addormentata e non risponde bene',
        safety: safety.monoxide,
      },
    ],
  },
  {
    id: 'c-b04-gas-heater',
    service: 'caldaia',
    at: 'Afragola',
    turns: [{ say: '’o scaldabagno a gas nun s’appiccia cchiù, n’aggia mettere uno nuovo ’a 11 litri' }],
    facts: [fact('gas'), fact('11 l')],
    jobs: [scopes.gasHeater],
    band: [600, 1_650],
  },
  {
    id: 'c-b05-heat-pump-heater',
    service: 'caldaia',
    at: 'Rovereto',
    turns: [{ say: 'scaldacqua in pompa di calore da 110 litri al posto del boiler elettrico, Rovereto' }],
    facts: [fact('110 l'), fact('rovereto')],
    jobs: [scopes.pumpHeater],
    band: [1_500, 3_600],
    after: [{ say: 'prende il conto termico?', about: ['ammess', '65', 'gse', 'incentiv'] }],
  },
  {
    id: 'c-b06-flushing',
    service: 'caldaia',
    at: 'Morbegno',
    turns: [
      {
        say: 'i caloriferi scaldano solo sopra, mi hanno detto di lavare l impianto coi fanghi. 9 caloriferi, morbegno',
      },
    ],
    facts: [fact('morbegno')],
    jobs: [scopes.flushing],
    band: [230, 780],
  },
  {
    id: 'c-b07-fireplace',
    service: 'caldaia',
    at: 'Agnone',
    turns: [{ say: 'termocamino a legna collegato ai radiatori, cosa viene?' }],
    facts: [fact('camino', 'termocamin', 'legna')],
    jobs: [],
  },
  {
    id: 'c-b08-thermostat',
    service: 'caldaia',
    at: 'Siena',
    turns: [
      {
        say: 'cronotermostato wifi tipo nest al posto di quello vecchio con la rotella, fili già presenti. siena',
      },
    ],
    facts: [fact('siena'), fact('wifi', 'wi-fi', 'smart')],
    jobs: [scopes.thermostat],
    band: [120, 480],
  },
  {
    id: 'c-b09-radiators-two',
    service: 'caldaia',
    at: 'Giussano',
    turns: [
      {
        say: 'sostituire 2 termosifoni in ghisa con alluminio 10 elementi stesso attacco. Giussano. ah e anche 6 valvole termostatiche',
      },
    ],
    facts: [
      fact(['2', 'termosif'], ['2', 'radiator'], ['termosifoni', '2']),
      fact(['6', 'valvol']),
      fact('giussano'),
    ],
    jobs: [scopes.radiator, scopes.valves],
    band: [900, 2_600],
  },
  {
    id: 'c-b10-windows-in-boiler-chat',
    service: 'caldaia',
    at: 'Ceccano',
    turns: [
      { say: 'qui fate pure le porte blindate? me ne serve una classe 3 per l’appartamento a Ceccano' },
    ],
    facts: [fact('ceccano'), fact('classe 3')],
    jobs: [scopes.securityDoor],
    band: [1_150, 3_600],
  },
]
