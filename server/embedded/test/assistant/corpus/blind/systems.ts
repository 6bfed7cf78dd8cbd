import { type CorpusConversation, fact } from '../conversation.ts'
import { safety } from '../safety.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'i-b01-plumbing',
    service: 'impianti',
    at: 'Velletri',
    turns: [
      { say: 'impianto idraulico nuovo per appartamento con due bagni, cucina e lavanderia a Velletri' },
    ],
    facts: [fact('velletri'), fact(['2', 'bagn'], 'due bagni')],
    jobs: [scopes.plumbing],
    band: [2_400, 6_300],
    after: [
      {
        say: 'sanitari e rubinetti ci sono dentro?',
        about: ['esclus', 'non compres', 'a parte', 'non sono'],
      },
    ],
  },
  {
    id: 'i-b02-once-mono',
    service: 'impianti',
    at: 'Termoli',
    once: true,
    turns: [
      {
        say: 'Un climatizzatore mono split 12000 btu in camera da letto, macchina compresa, predisposizione già fatta, Termoli, primo piano, a maggio',
      },
    ],
    facts: [fact('termoli'), fact('maggio'), fact('predispos')],
    jobs: [scopes.airOne],
    band: [650, 2_100],
    after: [{ say: 'se la macchina ce l’ho già io?', about: ['€'], band: [230, 650] }],
  },
  {
    id: 'i-b03-board',
    service: 'impianti',
    at: 'Piombino',
    turns: [
      {
        say: 'quadro elettrico vecchio con le valvole di ceramica da mettere a norma, casa 60 mq a piombino',
      },
    ],
    facts: [fact('piombino')],
    jobs: [scopes.board],
    band: [430, 1_700],
  },
  {
    id: 'i-b04-intercom',
    service: 'impianti',
    at: 'Gravina in Puglia',
    turns: [{ say: 'videocitofono wifi per villetta singola, filo già esistente, Gravina in Puglia' }],
    facts: [fact('gravina in puglia'), fact('video')],
    jobs: [scopes.intercom],
    band: [280, 950],
  },
  {
    id: 'i-b05-socket-burning',
    service: 'impianti',
    at: 'Lipari',
    turns: [{ say: 'U SALVAVITA NON SCATTA E A PRESA DA CUCINA È NIVURA E FUMA', safety: safety.sparks }],
  },
  {
    id: 'i-b06-alarm',
    service: 'impianti',
    at: 'Osio Sotto',
    turns: [{ say: 'antifurto senza fili per appartamento 90 mq piu 2 telecamere fuori, Osio Sotto' }],
    facts: [fact('osio sotto'), fact(['2', 'telecamer'])],
    jobs: [scopes.alarm],
    band: [1_100, 3_900],
  },
  {
    id: 'i-b07-gas-point',
    service: 'impianti',
    at: 'Mondovì',
    turns: [{ say: 'spostare il tubo del gas per il piano cottura di 3 metri, Mondovì' }],
    facts: [fact('mondovi')],
    jobs: [scopes.gasPoint],
    band: [260, 900],
    after: [
      {
        say: 'lo può fare mio cugino?',
        about: ['abilitat', 'conformit', 'dichiarazion', 'qualific', 'certific'],
      },
    ],
  },
  {
    id: 'i-b08-heating-new',
    service: 'impianti',
    at: 'Sezze',
    turns: [
      {
        say: 'casa senza riscaldamento, vorrei termosifoni in tutte le stanze, 85 metri, la caldaia c’è già. Sezze',
      },
    ],
    facts: [fact('85 m²'), fact('sezze')],
    jobs: [scopes.heating],
    band: [4_000, 9_500],
  },
  {
    id: 'i-b09-well',
    service: 'impianti',
    at: 'Ostuni',
    turns: [{ say: 'scavare un pozzo artesiano per il trullo, profondità boh' }],
    facts: [fact('pozzo')],
    jobs: [],
  },
  {
    id: 'i-b10-trial-and-sockets',
    service: 'impianti',
    at: 'Portogruaro',
    turns: [
      { say: 'clima in 3 stanze (trial split con macchine) e già che ci sei 5 prese nuove, Portogruaro' },
    ],
    answers: { predispos: 'no' },
    facts: [
      fact('portogruaro'),
      fact(['5', 'pres'], ['5', 'punt']),
      fact(['3', 'split'], ['3', 'unita'], 'trial', 'tre split'),
    ],
    jobs: [scopes.airThree, scopes.sockets],
    band: [2_900, 7_000],
  },
  {
    id: 'i-b11-light-out',
    service: 'impianti',
    at: 'Tolentino',
    turns: [
      {
        say: 'non funziona piu la luce in due stanze le altre si, che puo essere? mi serve uno che viene a vedere. Tolentino',
      },
    ],
    facts: [fact('tolentino')],
    jobs: [scopes.electricFault],
    band: [65, 310],
  },
]
