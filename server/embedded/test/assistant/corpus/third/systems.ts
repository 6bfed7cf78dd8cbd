import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-t01-cloth-wires',
    service: 'impianti',
    at: 'Messina',
    turns: [
      {
        say: 'Impianto elettrico da rifare in un appartamento di 95mq, quello che c è ha ancora i fili ricoperti di tela. La casa è vuota. Messina',
      },
    ],
    answers: { 'domotic|livell|base': 'standard', 'trac|canalin': 'sotto traccia' },
    facts: [fact('95 m²', '95 mq', '95'), fact('messina')],
    jobs: [scopes.electric],
    band: [5_400, 11_400],
  },
  {
    id: 'i-t02-bedroom-cool',
    service: 'impianti',
    at: 'Crotone',
    turns: [
      {
        say: 'condizionatore in camera da letto, 9000 btu, macchina compresa, il motore va sul balcone a fianco. Crotone',
      },
    ],
    facts: [fact('9000', '9.000'), fact('crotone')],
    jobs: [scopes.airOne],
    band: [760, 2_100],
  },
  {
    id: 'i-t03-three-one-motor',
    service: 'impianti',
    at: 'Terni',
    turns: [
      { say: 'Vorrei l aria condizionata' },
      {
        say: '3 split, due camere più il salotto, con un motore solo fuori. terzo piano, non c è predisposizione. Terni',
      },
    ],
    answers: { 'metri|tubi|distan': 'dai 3 ai 5 metri', 'client|già|comprat': 'le macchine le mettete voi' },
    facts: [fact('3', 'tre'), fact('terni')],
    jobs: [scopes.airThree],
    band: [2_600, 6_800],
  },
  {
    id: 'i-t04-car-in-the-garage',
    service: 'impianti',
    at: 'Pordenone',
    turns: [
      {
        say: 'wallbox da 7,4 nel box sotto casa, il contatore è a 12 metri circa. Pordenone. Quanto tutto compreso?',
      },
    ],
    facts: [fact('7,4'), fact('12'), fact('pordenone')],
    jobs: [scopes.wallbox],
    band: [930, 2_600],
  },
  {
    id: 'i-t05-bought-online',
    service: 'impianti',
    at: 'Barletta',
    turns: [
      {
        say: 'solo montaggio di un climatizzatore mono ke ho comprato online, 12000 btu. 3 mt di tubi, foro da fare. barletta',
      },
    ],
    facts: [fact('barletta'), fact('client', 'manodoper', 'solo posa', 'montagg', 'tuo', 'tua', 'già')],
    jobs: [scopes.airOne],
    band: [220, 650],
  },
  {
    id: 'i-t06-five-and-two',
    service: 'impianti',
    at: 'Modena',
    turns: [
      { say: 'mi servono 5 prese in più in salotto e 2 punti luce nuovi, i muri sono in forato. modena' },
    ],
    answers: { 'trac|canalin': 'in traccia' },
    facts: [fact('5', '7'), fact('modena')],
    jobs: [scopes.sockets],
    band: [420, 1_150],
    after: [
      {
        say: 'scusa le prese sono 6, non 5',
        facts: [fact('6', '8')],
        jobs: [scopes.sockets],
        band: [470, 1_300],
      },
    ],
  },
  {
    id: 'i-t07-two-leaf-gate',
    service: 'impianti',
    at: 'Fano',
    turns: [
      {
        say: 'Buongiorno, automatizzare un cancello a due ante in ferro, largo 3 metri e mezzo, la corrente lì arriva già. Fano (PU)',
      },
    ],
    facts: [fact('ant', 'battent'), fact('fano')],
    jobs: [scopes.gate],
    band: [1_150, 3_100],
  },
  {
    id: 'i-t08-alarm-and-door-screen',
    service: 'impianti',
    at: 'Brindisi',
    turns: [
      {
        say: 'dopo i furti nel palazzo vorrei un antifurto senza fili per l appartamento (6 finestre e la porta) e cambiare il citofono di casa con un videocitofono. Brindisi',
      },
    ],
    answers: { telecam: 'niente telecamere' },
    facts: [fact('brindisi'), fact('senza fili', 'wireless', '6')],
    jobs: [scopes.alarm, scopes.intercom],
    band: [1_150, 3_900],
  },
]
