import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    // 78 m² × (65–105, media 80–105) → 85…92 = 6.630…7.176 × 1,02 × 1,1 = 7.430…8.040
    id: 'oc11-wiring-ventimiglia',
    service: 'impianti',
    at: 'Ventimiglia',
    turns: [
      {
        say: 'Abbiamo comprato un appartamento degli anni 60 a Ventimiglia, i fili sono ancora quelli di stoffa, l’elettricista del palazzo ha detto che è un miracolo che non sia bruciato niente. Bisogna rifare tutto l’impianto elettrico',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Ventimiglia, zona Roverino',
      'mq|m²|metri|grand|superfic': '78 mq',
      'domotic|livell|fascia|dotaz|base|finitur': 'una cosa normale, niente domotica',
      'quadro|salvavita': 'il quadro nuovo lo vogliamo, sì',
      'tracc|canalin|mur|tint': 'sotto traccia, tanto poi imbianca mio fratello',
      'abit|vuot|arred|mobil': 'è vuoto, non ci abita nessuno',
      'punti|pres|quant|stanz|camer': 'quante prese non lo so, sono tre camere cucina e bagno',
      'altr|idraul|paviment': 'no solo la parte elettrica',
      'piano|ascensor': 'secondo piano senza ascensore',
      'quando|tempi|urgen|inizi': 'appena fatto il rogito, a fine mese',
      dove: 'Ventimiglia',
    },
    facts: [fact('ventimiglia'), fact('78'), fact('vuot', 'non abit')],
    jobs: [scopes.electric],
    band: [4_500, 12_800],
    after: [
      {
        say: 'ci vuole un architetto?',
        about: [
          'cila',
          'progett',
          'tecnico',
          'dichiaraz',
          'conform',
          '37',
          'geometr',
          'liber',
          'elettricist',
          'pratic',
        ],
      },
      {
        say: 'in quanti giorni finite più o meno?',
        about: [
          'settiman',
          '8',
          '10',
          '12',
          'tempi',
          'durat',
          'circa',
          'professionist',
          'elettricist',
          'mes',
        ],
      },
    ],
  },
  {
    id: 'oc12-old-wiring-paper-potenza',
    service: 'impianti',
    at: 'Potenza',
    turns: [
      {
        say: 'Buongiorno sto vendendo casa a Potenza (95 mq, 1994) e chi compra vuole il certificato dell impianto elettrico, io le carte non le trovo piu. L impianto funziona benissimo, salvavita c è, terra c è, non voglio rifare nulla. Mi serve solo uno che controlla e mi firma la carta che è a norma. Quanto si prende?',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Potenza',
      'quando|tempi|urgen|rogito': 'il rogito è tra un mese e mezzo',
      'anno|anni|costru': 'del 1994',
    },
    facts: [
      fact('potenza'),
      fact('1994', '95'),
      fact('certific', 'dichiaraz', 'rispondenz', 'carta', 'norma'),
    ],
    jobs: [],
    once: true,
    after: [
      {
        say: 'e chi è che la può firmare questa cosa?',
        about: [
          'rispondenz',
          'tecnico',
          'professionist',
          'abilitat',
          'ingegner',
          'perit',
          'responsabil',
          'iscritt',
          'elettricist',
          'installator',
        ],
      },
    ],
  },
  {
    // altro servizio: 5 motori × 285 = 1.425 × 0,89 × 1,1 = 1.395
    id: 'oc13-shutter-motors-siderno',
    service: 'impianti',
    at: 'Siderno',
    turns: [
      {
        say: 'buonasera mia madre ha l artrosi e nn riesce piu a tirare su le tapparelle, sono 5 di plastica e sono ancora buone. le vorremmo elettriche col pulsante, la corrente vicino alle finestre c è gia perche avevamo predisposto',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'siderno marina',
      'quant|numero': '5',
      'misur|larg|grand|dimension|metri': 'normali da finestra, 120 per 150 circa, una è portafinestra',
      'materiale|pvc|plastic|allumin': 'plastica',
      'telecomand|pulsant|wifi|radio|comand': 'solo il pulsante al muro',
      'corrente|linea|predispos|elettric': 'il filo c è gia a tutte',
      'tapparell|cassonett|rotol': 'tapparelle e cassonetti restano, sono buoni',
      'piano|ascensor': 'primo piano',
      'quando|tempi|urgen': 'quando possibile',
      dove: 'siderno',
    },
    facts: [fact('siderno'), fact('5', 'cinque'), fact('pulsant')],
    jobs: [scopes.shutterMotor],
    band: [830, 2_250],
    after: [
      {
        say: 'e se manca la luce restano bloccate giù?',
        about: [
          'manual',
          'manovell',
          'soccors',
          'batteri',
          'blackout',
          'sblocc',
          'manovr',
          'emergenz',
          'argan',
          'corrente',
        ],
      },
    ],
  },
  {
    // kit video wifi 350–700 (riga 180–600) → 390…525 × 1,01 × 1,12 = 440…595
    id: 'oc14-video-intercom-lecco',
    service: 'impianti',
    at: 'Lecco',
    turns: [
      {
        say: 'Il citofono non suona più, i corrieri mi lasciano i pacchi in strada. Vorrei metterne uno con lo schermo',
      },
    ],
    answers: {
      'comune|città|paese|cap': 'Lecco, rione Acquate',
      'condomin|villett|casa|famil|palazz': 'casa nostra da soli, una famiglia, nessun condominio',
      'quant|apparecch|monitor|intern|piani': 'un monitor solo, all’ingresso',
      'wifi|wi-fi|telefon|cellular|app|smart': 'sì magari che risponda anche dal cellulare',
      'fil|cav|linea|impianto': 'i fili ci sono, quelli del citofono vecchio',
      'cancell|serratur|apri': 'deve aprire il cancelletto come ora, quello va',
      'marca|fascia|livell|modell|qualit': 'una marca decente, fate voi',
      'quando|tempi|urgen': 'presto',
      dove: 'Lecco',
    },
    facts: [fact('lecco'), fact('cellular', 'wifi', 'wi-fi', 'telefon', 'app')],
    jobs: [scopes.intercom],
    band: [260, 960],
    after: [
      {
        say: 'ho cambiato idea: i monitor fammeli due, uno anche in mansarda da mio figlio',
        facts: [fact('due', '2', 'mansard')],
        jobs: [scopes.intercom],
        band: [260, 1_900],
      },
      {
        say: 'ma i dati e le foto chi li vede?',
        about: [
          'privacy',
          'professionist',
          'artigian',
          'consens',
          'condivi',
          'richiest',
          'elettricist',
          'solo',
          'persona',
        ],
      },
    ],
  },
]
