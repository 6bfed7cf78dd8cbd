import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const painting: readonly CorpusConversation[] = [
  {
    id: 't-w01-tenants-gone',
    service: 'tinteggiatura',
    at: 'Roma',
    turns: [
      {
        say: "ciao, gli inquilini se ne sono appena andati e devo ridare il bianco a tutto l'appartamento, 70 mq a roma zona tuscolana. pareti e soffitti, bianco traspirante normale. è vuoto, i muri stanno bene a parte i buchi dei quadri",
      },
    ],
    facts: [fact('70'), fact('roma'), fact('vuot')],
    jobs: [scopes.painting],
    band: [1_480, 2_900],
    once: true,
    after: [
      { say: 'i buchi dei chiodi li chiudete voi?', about: ['stucc', 'compres', 'inclus'] },
      {
        say: 'ma posso trattenere la cauzione agli inquilini?',
        offTopic: true,
        about: ['contratt', 'avvocat', 'legal', 'proprietar'],
      },
    ],
  },
  {
    id: 't-w02-baby-room',
    service: 'tinteggiatura',
    at: 'Nuoro',
    turns: [
      {
        say: 'A febbraio nasce il bimbo!! vorremmo fare la cameretta 3x4 di un azzurrino chiaro, pareti e soffitto bianco. i muri sono sani e la stanza è vuota. Nuoro',
      },
    ],
    facts: [fact('12', ['3', '4']), fact('nuoro')],
    jobs: [scopes.room],
    band: [235, 690],
    once: true,
    after: [
      {
        say: 'le vernici puzzano? sono incinta',
        about: ['acqua', 'voc', 'inodor', 'arieggi', 'odor', 'atossic', 'solvent', 'emission', 'ventil'],
      },
    ],
  },
  {
    id: 't-w03-old-wallpaper',
    service: 'tinteggiatura',
    at: 'Forlì',
    turns: [
      {
        say: "in soggiorno c'è ancora la carta da parati a fiori di quando si sono sposati i miei, saranno 40 mq di parete. mi serve solo chi la toglie, la tinta la do io con calma. Forlì",
      },
    ],
    facts: [fact('40'), fact('forl')],
    jobs: [scopes.wallpaperOff],
    band: [170, 420],
    once: true,
    after: [
      {
        say: 'e sotto il muro come viene?',
        about: ['stucc', 'rasat', 'rasar', 'irregol', 'lisci', 'colla', 'prepara'],
      },
    ],
  },
  {
    id: 't-w04-walnut-doors',
    service: 'tinteggiatura',
    at: 'Avellino',
    turns: [
      {
        say: 'Ho 6 porte interne in legno color noce, scure scure. Le vorrei verniciare bianche, da tutti e due i lati, senza cambiarle. Avellino',
      },
    ],
    facts: [fact('6'), fact('avellino')],
    jobs: [scopes.woodwork],
    band: [690, 1_500],
    once: true,
    after: [
      {
        say: 'ma non costa meno comprarle nuove?',
        about: ['sostitu', 'cambiar', 'convien', '350', '500', '850', 'più car', 'costano'],
      },
    ],
  },
  {
    id: 't-w05-rough-walls',
    service: 'tinteggiatura',
    at: 'Potenza',
    turns: [
      {
        say: 'tengo le pareti col graffiato di una volta e le voglio lisce, rasatura insomma. ho misurato 60 mq di muro. la pittura dopo la faccio io con mio figlio. potenza',
      },
    ],
    facts: [fact('60'), fact('potenza')],
    jobs: [scopes.smoothing],
    band: [510, 1_660],
    once: true,
    after: [
      {
        say: 'fate tanta polvere?',
        about: ['teli', 'protez', 'protegg', 'aspir', 'pulizia', 'carteggi', 'copr'],
      },
    ],
  },
  {
    id: 't-w06-walls-not-ceilings',
    service: 'tinteggiatura',
    at: 'Milano',
    turns: [
      {
        say: 'Ciao! Bilocale di 50mq in Bovisa a Milano, da imbiancare solo i muri, i soffitti NO. lavabile xke abbiamo due gatti. Muri in buono stato, ci abitiamo quindi ci sono i mobili',
      },
    ],
    facts: [fact('50'), fact('milano'), fact('lavabil')],
    jobs: [scopes.painting],
    band: [1_060, 2_280],
    once: true,
    after: [
      {
        say: 'perche cosi caro? un amico ha pagato 600',
        about: [
          'milano',
          'zona',
          'mobil',
          'arred',
          'prepara',
          'manodopera',
          'superfic',
          'material',
          'lavabil',
        ],
      },
    ],
  },
]
