import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const moreWindows: readonly CorpusConversation[] = [
  {
    // 3 vetri sotto 1 m²: 3 × (140–200) = 510 × 1,12 = 570; a m² 2,2 × 170 = 370 × 1,12 = 410
    id: 'ob5-foggy-glass-saluzzo',
    service: 'serramenti',
    at: 'Saluzzo',
    once: true,
    turns: [
      {
        say: 'Buonasera abito a Saluzzo al primo piano, ho tre ante con il doppio vetro tutto appannato dentro, si vede la condensa in mezzo e non si pulisce. Ogni vetro misura 60x120. Mia moglie dice cambiamo tutto ma i telai sono di legno del 2005 e stanno benissimo, quindi quelli rimangono: mi serve sostituire solo i tre vetri, vetrocamera normale basso emissivo, niente antisfondamento. Nessuna fretta.',
      },
    ],
    answers: { 'quant|numero': 'tre', 'misur|grand': '60x120 ciascuno', 'fascia|livell|qualit': 'normale' },
    facts: [
      fact('saluzzo'),
      fact(['3', 'vetr'], ['tre', 'vetr'], ['3', 'ant'], ['tre', 'ant'], '3 pezzi'),
      fact('60'),
    ],
    jobs: [scopes.glass],
    band: [250, 1_000],
    after: [
      {
        say: 'ma secondo lei conviene davvero o ha ragione mia moglie?',
        about: [
          'telai',
          'infiss',
          'vetr',
          'costa',
          'spend',
          'convenien',
          'finestr',
          'risparmi',
          'sopralluog',
          'dipend',
          'isolament',
        ],
      },
    ],
  },
  {
    // 4 × 285 × 1,12 × 1,1 = 1.400
    id: 'ob6-motors-roma',
    service: 'serramenti',
    at: 'Roma',
    turns: [
      {
        say: 'ao ciao, devo cambia le serrande de casa, quattro, so pesanti na cifra e mi madre nn ce la fa a tirarle su. sto a roma monteverde',
      },
      {
        say: 'anzi no aspe, ho sentito mi fratello e i teli so boni li ha cambiati lui 3 anni fa. famo che li lasciamo e ce mettemo solo i motori',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'roma, monteverde vecchio',
      'quant|numero': '4',
      'elettric|corrente|presa|linea|punto': 'la corrente vicino ce sta, ci sono le prese sotto',
      'telecomand|pulsant|wifi|radio|comand': 'pulsante a muro normale',
      'misur|grand|larg|peso': '130 x 150 piu o meno tutte uguali',
      'material|telo': 'alluminio',
      'piano|ascensore': '2 piano con ascensore',
      'quando|tempi|urgen': 'entro natale',
    },
    facts: [fact('roma'), fact('motor'), fact('4', 'quattro')],
    jobs: [scopes.shutterMotor],
    band: [850, 2_400],
    after: [
      {
        say: 'e se manca la luce resta chiusa dentro?',
        about: [
          'manovella',
          'manual',
          'emergenza',
          'soccorso',
          'corrente',
          'batteri',
          'arganel',
          'blackout',
          'elettric',
          'sblocc',
          'professionist',
        ],
      },
    ],
  },
  {
    // altro servizio: t.legno 6 × (110–180) = 870 × 0,91 × 1,1 = 870; se per anta quasi il doppio
    id: 'ob7-repaint-persiane-oristano',
    service: 'serramenti',
    at: 'Oristano',
    turns: [
      {
        say: 'Buongiorno, le persiane di legno di casa nostra a Oristano col maestrale si sono tutte scolorite e il verde si sfoglia. Il falegname le ha guardate e dice che il legno è sano, non c’è niente da cambiare: bisogna solo carteggiarle e riverniciarle. Sono 6 persiane a due ante da 120x150, stesso verde di prima.',
      },
    ],
    answers: {
      'comune|dove|città|zona': 'Oristano',
      'quant|numero': '6 persiane, due ante ognuna',
      'misur|grand|larg': '120 per 150',
      'smont|laborator|posto': 'si possono smontare, sono al primo piano',
      'stato|condizion|rovin|legno': 'si sfoglia la vernice ma il legno è sano',
      'color|smalt|impregn|finitur': 'smalto verde come adesso',
      'piano|pontegg|ascensore|alt': 'primo piano',
      'arred|mobil|vuot': 'sono fuori, non c’è niente da spostare',
      'quando|tempi|inizi': 'quando fa bello, aprile',
    },
    facts: [fact('oristano'), fact('persian'), fact('legno'), fact('6', 'sei', '12', 'dodici')],
    jobs: [scopes.woodwork],
    band: [500, 2_100],
    after: [
      {
        say: 'Ogni quanto andrà rifatto poi?',
        about: [
          'anni',
          'mare',
          'sole',
          'salsedine',
          'manutenz',
          'impregn',
          'esposiz',
          'prodott',
          'dipend',
          'vento',
          'smalto',
        ],
      },
    ],
  },
]
