import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const boiler: readonly CorpusConversation[] = [
  {
    id: 'c-n01-sticker',
    service: 'caldaia',
    at: 'Cerveteri',
    turns: [
      { say: 'deve passare qualcuno x il bollino, caldaia vaillant 24kw, scaduto a settembre. Cerveteri' },
    ],
    facts: [fact('cerveteri')],
    jobs: [scopes.boilerService],
    band: [78, 185],
    after: [
      {
        say: 'ogni quanto è obbligatorio?',
        about: ['anni', 'ogni due', 'ogni 2', 'libretto', 'region', 'volta'],
      },
      {
        say: 'la multa quant’è se non lo faccio?',
        about: ['sanzion', 'region', '€', 'professionist', 'comune'],
      },
    ],
  },
  {
    id: 'c-n02-cold-radiators',
    service: 'caldaia',
    at: 'Legnago',
    turns: [{ say: 'la caldaia fa l’acqua calda ma i termosifoni restano tutti freddi. Legnago' }],
    facts: [fact('legnago')],
    jobs: [scopes.boilerRepair],
    band: [100, 580],
    after: [
      {
        say: 'oggi è sabato, trovo qualcuno?',
        about: ['professionist', 'urgen', 'disponib', 'festiv', 'contatt', '%'],
      },
    ],
  },
  {
    id: 'c-n03-twenty-two-years',
    service: 'caldaia',
    at: 'vicino a Novara',
    turns: [
      { say: 'caldaia da cambiare, ha 22 anni poverina' },
      { say: 'chi li vede i miei dati?', about: ['privacy', 'professionist', 'inform', 'contatt', 'terzi'] },
    ],
    answers: {
      'grand|metri|mq|m²|misur|superfic': '75 mq',
      bagn: 'uno',
      'scaric|canna|fumi': 'boh non lo so',
    },
    facts: [fact('novara'), fact('75 m²', ['1', 'bagn'], 'un bagno', '24')],
    jobs: [scopes.boiler],
    band: [1_850, 4_400],
    after: [
      { say: 'la vecchia la portate via voi?', about: ['smaltiment', 'smontaggi', 'compres', 'inclus'] },
      { say: 'c’è un bonus?', about: ['nessun', 'detrazion', '2025', 'non c', 'niente', 'ibrid', 'pomp'] },
      { say: 'quanto costa la più economica?', about: ['€', 'base'] },
    ],
  },
  {
    id: 'c-n04-no-more-gas',
    service: 'caldaia',
    at: 'Montebelluna',
    turns: [
      {
        say: 'vorremmo togliere il gas e mettere la pompa di calore, casa singola 140 mq con riscaldamento a pavimento. Montebelluna in provincia di Treviso',
      },
    ],
    facts: [fact('140 m²'), fact('montebelluna')],
    jobs: [scopes.heatPump],
    band: [7_900, 19_000],
    after: [
      { say: 'quanto mi dà il conto termico?', about: ['65', 'gse', '%'] },
      {
        say: 'di notte si sente?',
        about: ['unita estern', 'decibel', 'distanz', 'db', 'silenz', 'vicin', 'condomin', 'rumor'],
      },
    ],
  },
  {
    id: 'c-n05-hybrid',
    service: 'caldaia',
    at: 'Arezzo',
    turns: [{ say: 'sistema ibrido al posto della caldaia vecchia, villetta 110 mq, Arezzo' }],
    facts: [fact('arezzo'), fact('110 m²')],
    jobs: [scopes.hybrid],
    band: [6_200, 14_500],
    after: [
      {
        say: 'meglio questo o solo pompa di calore?',
        about: ['€', 'dipend', 'termosif', 'gas', 'temperatur', 'isol'],
      },
    ],
  },
  {
    id: 'c-n06-dripping-boiler',
    service: 'caldaia',
    at: 'Anzio',
    turns: [{ say: 'boiler elettrico 50 litri del bagno che perde, da sostituire, cap 00042' }],
    facts: [fact('50 l'), fact('anzio')],
    jobs: [scopes.electricHeater],
    band: [240, 720],
    after: [{ say: 'se il boiler lo prendo io da leroy merlin?', about: ['€', 'montaggi', 'manodoper'] }],
  },
  {
    id: 'c-n07-towel-warmer',
    service: 'caldaia',
    at: 'Merano',
    turns: [{ say: 'un termoarredo in bagno dove ora c’è un calorifero piccolo. Merano' }],
    facts: [fact('merano')],
    jobs: [scopes.radiator],
    band: [260, 920],
  },
  {
    id: 'c-n08-nine-valves',
    service: 'caldaia',
    at: 'Moncalieri',
    turns: [{ say: 'valvole termostatiche, nove, condominio con riscaldamento centralizzato, Moncalieri' }],
    facts: [fact(['9', 'valvol']), fact('moncalieri')],
    jobs: [scopes.valves],
    band: [480, 1_350],
    after: [
      {
        say: 'si possono mettere a termosifoni accesi?',
        about: ['svuot', 'spent', 'ferm', 'impianto', 'stagion', 'professionist'],
      },
    ],
  },
  {
    id: 'c-n09-thermostat',
    service: 'caldaia',
    at: 'Sanluri',
    turns: [{ say: 'termostato wifi al posto di quello a rotella. Sanluri' }],
    facts: [fact('sanluri')],
    jobs: [scopes.thermostat],
    band: [135, 440],
    after: [{ say: 'si fa in giornata?', about: ['ore', 'ora', 'mezz'] }],
  },
  {
    id: 'c-n10-sludge',
    service: 'caldaia',
    at: 'Broni',
    turns: [
      {
        say: 'termosifoni caldi sopra e freddi sotto, l’idraulico dice lavaggio dell’impianto, sono 10 caloriferi. Broni',
      },
    ],
    facts: [fact('broni')],
    jobs: [scopes.flushing],
    band: [250, 760],
  },
  {
    id: 'c-n11-pellets',
    service: 'caldaia',
    at: 'Tione di Trento',
    turns: [{ say: 'stufa a pellet da 9 kw in sala, quanto costa metterla? Tione di Trento' }],
    facts: [fact('pellet')],
    jobs: [],
  },
  {
    id: 'c-n12-repair-instead',
    service: 'caldaia',
    at: 'Terracina',
    turns: [
      { say: 'voglio cambiare la caldaia' },
      { say: 'anzi aspetta, prima vorrei provare a farla riparare, perde qualche goccia da sotto' },
    ],
    facts: [fact('terracina')],
    jobs: [scopes.boilerRepair],
    band: [100, 580],
    after: [{ say: 'e se poi non si ripara quanto spendo per una nuova?', about: ['€'] }],
  },
  {
    id: 'c-n13-once-lpg',
    service: 'caldaia',
    at: 'Gubbio',
    once: true,
    turns: [
      {
        say: 'Sostituzione caldaia a condensazione con una da 32 kW per villa 160 mq con tre bagni, a GPL, da esterno, Gubbio, entro dicembre',
      },
    ],
    facts: [fact('32 kw', '28-35'), fact('gubbio'), fact('dicembre')],
    jobs: [scopes.boiler],
    band: [2_450, 5_600],
    after: [{ say: 'chi vede i miei dati?', about: ['privacy', 'professionist', 'inform', 'contatt'] }],
  },
  {
    id: 'c-n14-chimney-sweep',
    service: 'caldaia',
    at: 'Cosenza',
    turns: [
      {
        say: 'mi serve lo spazzacamino, pulire la canna fumaria del caminetto mai fatta in 10 anni. Cosenza',
      },
    ],
    facts: [fact('cosenza'), fact('canna', 'camin', 'spazzacamin')],
    jobs: [],
  },
]
