import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const windows: readonly CorpusConversation[] = [
  {
    id: 's-f01-step',
    service: 'serramenti',
    at: 'Busto Arsizio',
    turns: [{ say: 'devo cambiare le finestre' }],
    answers: {
      quant: '5 finestre e 2 portefinestre',
      'misur|grand|dimension': 'normali, 120x140 le finestre',
      'material|pvc|legno|allumin': 'pvc',
      'vetro|vetri': 'doppio',
      piano: 'primo piano',
    },
    facts: [
      fact(['5', 'finestr']),
      fact(['2', 'portefinestr'], ['2', 'portafinestr'], ['2', 'porte finestr'], ['2', 'porte-finestr']),
      fact('busto arsizio'),
      fact('pvc'),
    ],
    jobs: [scopes.pvc],
    band: [5_000, 11_500],
    after: [
      {
        say: 'e se le mettiamo in alluminio?',
        about: ['€'],
        jobs: [scopes.aluminium],
        band: [7_500, 17_000],
      },
      {
        say: 'la posa è compresa o la pago a parte?',
        about: ['inclus', 'smontaggi', 'compreso', 'smaltiment'],
      },
      { say: 'tempi di consegna?', about: ['settiman'] },
    ],
  },
  {
    id: 's-f02-once-wood',
    service: 'serramenti',
    at: 'Cortina d’Ampezzo',
    once: true,
    turns: [
      {
        say: '4 finestre in legno 100x140 a Cortina d’Ampezzo, secondo piano, doppio vetro, smaltimento delle vecchie compreso, entro luglio',
      },
    ],
    facts: [
      fact(['4', 'finestr']),
      fact('legno'),
      fact('cortina'),
      fact('luglio'),
      fact(['100', '140'], ['1', '1,4'], '6 m²', '5,6 m²'),
    ],
    jobs: [scopes.wood],
    band: [4_000, 9_800],
    after: [{ say: 'che garanzia danno', about: ['anni', 'due anni', '24 mesi'] }],
  },
  {
    id: 's-f03-several-sizes',
    service: 'serramenti',
    at: 'Marsala',
    turns: [
      {
        say: 'aviri a cangiari i finestri: tri 120x150, una bagno 60x90 e na portafinestra 140x230, alluminio a taglio termico, a Marsala',
      },
    ],
    facts: [
      fact('allumin'),
      fact('marsala'),
      fact(['3', 'finestr'], ['4', 'finestr'], ['3', '120', '150'], ['5', 'infiss'], ['5', 'serrament']),
      fact(['1', 'portafinestr'], ['140', '230']),
    ],
    jobs: [scopes.aluminium],
    band: [5_300, 14_000],
  },
  {
    id: 's-f04-belt',
    service: 'serramenti',
    at: 'Tivoli',
    turns: [{ say: 'si è rotta la cinghia della tapparella in cameretta, è bloccata giù' }],
    jobs: [scopes.shutterRepair],
    band: [70, 220],
    after: [{ say: 'se ne faccio sistemare altre due nella stessa visita?', about: ['€'] }],
  },
  {
    id: 's-f05-nets-and-door',
    service: 'serramenti',
    at: 'Comacchio',
    turns: [
      { say: 'zanzariere a rullo per 6 finestre e una porta blindata classe 3. siamo a comacchio 🦟🦟' },
    ],
    facts: [
      fact(['6', 'zanzarier'], ['6', 'finestr']),
      fact(['blindat', '3'], ['classe 3']),
      fact('comacchio'),
    ],
    jobs: [scopes.nets, scopes.securityDoor],
    band: [1_700, 5_200],
  },
  {
    id: 's-f06-glass',
    service: 'serramenti',
    at: 'Voghera',
    turns: [
      {
        say: 'mio figlio ha rotto il vetro della finestra con il pallone, 80 x 110, doppio vetro. calcio maledetto 😅',
      },
    ],
    facts: [fact(['80', '110'], ['0,8', '1,1'], '0,88 m²', '0,9 m²')],
    jobs: [scopes.glass],
    band: [120, 420],
  },
  {
    id: 's-f07-lock',
    service: 'serramenti',
    at: 'Portici',
    turns: [{ say: "aggio perso 'e chiave, vulesse cagnà 'o cilindro d''a porta blindata, nun 'a porta" }],
    facts: [],
    jobs: [scopes.lock],
    band: [120, 460],
    after: [
      {
        say: 'quanto tiempo ce vò?',
        about: ['ore', 'un ora', "un'ora", '1 ora', 'mezza giornata', 'giorn', 'minut', 'mezz'],
      },
    ],
  },
  {
    id: 's-f08-shutters-motor',
    service: 'serramenti',
    at: 'Gallarate',
    turns: [{ say: 'motorizzare 5 tapparelle, ci sono gia i fili vicino. gallarate' }],
    facts: [fact(['5', 'tapparell'], ['5', 'motor'], ['tapparelle', '5']), fact('gallarate')],
    jobs: [scopes.shutterMotor],
    band: [950, 2_500],
  },
  {
    id: 's-f09-pergola',
    service: 'serramenti',
    at: 'Jesolo',
    turns: [{ say: 'voglio una pergola bioclimatica 4x5 in terrazza con le lame orientabili' }],
    facts: [fact('pergola')],
    jobs: [],
    after: [
      {
        say: 'ok ma più o meno quanto?',
        about: ['sopralluog', 'non ho un prezzo', 'affidabil', 'produttor'],
        not: ['non ho capito'],
      },
    ],
  },
  {
    id: 's-f10-grilles',
    service: 'serramenti',
    at: 'Aversa',
    turns: [
      { say: 'inferriate apribili per 3 finestre 120x150 piano rialzato Aversa, mi sono entrati i ladri' },
    ],
    facts: [fact(['3', 'finestr'], ['3', 'inferriat'], ['3', 'grat']), fact('aversa'), fact('apribil')],
    jobs: [scopes.grilles],
    band: [1_200, 3_600],
    after: [{ say: 'si scaricano dalle tasse le grate?', about: ['50', '36', 'bonus', 'detrazion'] }],
  },
  {
    id: 's-f11-adjust',
    service: 'serramenti',
    at: 'Lecco',
    turns: [
      { say: 'la portafinestra non chiude bene e passa lo spiffero, va regolata credo. ha solo 6 anni' },
    ],
    jobs: [scopes.windowRepair],
    band: [75, 330],
    after: [
      { say: 'non è in garanzia?', about: ['produttor', 'venditor', 'anni', 'document', 'rivenditor'] },
    ],
  },
  {
    id: 's-f12-awning-fault',
    service: 'serramenti',
    at: 'Vasto',
    turns: [{ say: 'tenda da sole a bracci 4 metri col motore, per il balcone, Vasto' }],
    facts: [fact('vasto'), fact('motor')],
    jobs: [scopes.awning],
    band: [850, 2_500],
  },
]
