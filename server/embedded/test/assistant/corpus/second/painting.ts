import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-s01-granny-moves-in',
    service: 'tinteggiatura',
    at: 'Pavia',
    turns: [
      {
        say: 'ciao! la nonna viene a stare da noi e prima del suo arrivo vorrei rinfrescare la sua camera, 4 metri per 4 e mezzo, bianco e basta, soffitto compreso. Pavia',
      },
    ],
    answers: { 'arredat|mobil|vuot': 'per ora è vuota', 'stato|muri|pareti': 'sono messi bene' },
    facts: [fact('18 m²', ['4', '4,5']), fact('pavia')],
    jobs: [scopes.room],
    band: [250, 730],
    after: [{ say: 'e in quanto ve la cavate?', about: ['giorn', 'ore', 'mezza giornata'] }],
  },
  {
    id: 't-s02-two-cats',
    service: 'tinteggiatura',
    at: 'Latina',
    turns: [
      {
        say: 'salve dv pitturare un bilocale 55mq muri e soffiti, con qll lavabile xche ho 2 gatti.. vuoto, zero mobili. Latina',
      },
      {
        say: 'muri buoni. ma che cambia da quella normale?',
        about: ['lava', 'traspir', 'macchi', 'acqua', 'spugn'],
      },
    ],
    answers: { 'stato|muri|pareti': 'buone, qualche buchetto' },
    facts: [fact('55 m²'), fact('lavabil'), fact('latina'), fact('vuot', 'non arredat')],
    jobs: [scopes.painting],
    band: [1_350, 2_750],
  },
  {
    id: 't-s03-not-the-sold-metres',
    service: 'tinteggiatura',
    at: 'Varese',
    turns: [
      {
        say: "devo imbiancare casa, 90 mq a Varese, solo i muri perché i soffitti li ho fatti io l'anno scorso",
      },
      { say: 'no anzi scusa, 90 è il commerciale. calpestabili sono 78' },
    ],
    answers: {
      'arredat|mobil|vuot': 'arredata, e i muri sono messi bene',
      'stato|muri|pareti': 'messi bene',
    },
    facts: [fact('78 m²'), fact('varese'), fact('pareti', 'muri')],
    wrong: ['90 m²'],
    jobs: [scopes.painting],
    band: [950, 2_300],
  },
  {
    id: 't-s04-own-buckets',
    service: 'tinteggiatura',
    at: 'Caserta',
    turns: [
      {
        say: 'ho gia comprato io i secchi di pittura. quanto prendete di sola manodopera? sono 140 mq di muro misurati uno per uno, no soffitti, Caserta',
      },
    ],
    facts: [fact('140 m²'), fact('caserta'), fact('solo posa', 'client', 'manodoper', 'tuo', 'tuoi', 'già')],
    jobs: [scopes.painting],
    band: [480, 1_250],
  },
  {
    id: 't-s05-yellow-radiators',
    service: 'tinteggiatura',
    at: 'Alessandria',
    turns: [
      {
        say: 'ho 7 termosifoni in ghisa ingialliti, in tutto 58 elementi, li rivoglio bianchi. non da cambiare eh, solo pitturati! Alessandria',
      },
    ],
    facts: [fact('58'), fact('alessandria'), fact('termosif', 'radiator', 'calorif')],
    jobs: [scopes.ironwork],
    band: [600, 1_500],
  },
  {
    id: 't-s06-behind-the-wardrobe',
    service: 'tinteggiatura',
    at: 'Frosinone',
    turns: [
      {
        say: "in cameretta dietro l'armadio è venuta na macchia nera di muffa, sarà un metro e mezzo per due. si può levare senza rifare tutta la stanza? sto a Frosinone",
      },
    ],
    facts: [fact('3 m²', ['1,5', '2']), fact('frosinone'), fact('muffa')],
    jobs: [scopes.mould],
    band: [180, 480],
    after: [
      {
        say: "e se l'anno prossimo rispunta uguale?",
        about: ['isol', 'ventil', 'arieggi', 'ricambio', 'ponte', 'ponti', 'causa', 'umidit', 'condens'],
      },
    ],
  },
  {
    id: 't-s07-roman-whitewash',
    service: 'tinteggiatura',
    at: 'Roma',
    turns: [
      {
        say: 'aho me serve na mano de bianco pe tutta casa, tre camere cucina bagno e salone, saran 95 metri, coi mobbili dentro. pareti e soffitti, pittura normale. Roma, Torpignattara',
      },
    ],
    answers: { 'stato|muri|pareti': 'boni, nun ce so crepe' },
    facts: [fact('95 m²'), fact('roma'), fact('arredat', 'mobil')],
    jobs: [scopes.painting],
    band: [2_100, 4_300],
    after: [
      { say: 'e quanto ce mettete?', about: ['giorn', 'settiman'] },
      {
        say: 'ma i mobili li spostate voi?',
        about: ['protezion', 'protegg', 'copr', 'teli', 'pesant', 'legger'],
      },
    ],
  },
  {
    id: 't-s08-paper-off-only',
    service: 'tinteggiatura',
    at: 'Novara',
    turns: [
      {
        say: 'ho una tappezzeria anni 80 orrenda in soggiorno e corridoio, circa 60 mq di parete. va solo tirata via, il bianco poi lo do io con calma. Novara',
      },
    ],
    facts: [fact('60 m²'), fact('novara')],
    jobs: [scopes.wallpaperOff],
    band: [230, 680],
    after: [
      {
        say: 'le cartacce poi chi le porta via?',
        about: ['smalt', 'discaric', 'compres', 'inclus'],
      },
    ],
  },
  {
    id: 't-s09-neighbour-flooded',
    service: 'tinteggiatura',
    at: 'Foligno',
    turns: [
      {
        say: "quello di sopra mi aveva allagato, il tubo l'hanno già aggiustato e adesso è asciutto. m'è rimasto un alone giallo sul soffitto della camera (4x3), voglio rifare solo il soffitto. Foligno",
        not: ['vigili', 'chiudi l’acqua', "chiudi l'acqua"],
      },
    ],
    facts: [fact('12 m²', ['4', '3']), fact('foligno'), fact('soffitt')],
    jobs: [scopes.ceilings],
    band: [190, 440],
  },
]
