import { type CorpusConversation, fact } from '../conversation.ts'
import { scopes } from '../scopes.ts'

export const systems: readonly CorpusConversation[] = [
  {
    id: 'xb13',
    service: 'impianti',
    at: 'Casoria (NA)',
    turns: [
      {
        say: 'uè salve, aggia rifà tutto l’impianto elettrico dint’ a casa che i fili so’ ancora quelli di papà',
      },
    ],
    answers: {
      'metr|mq|m²|grand|superfic|dimension': 'na novantina, 90 mq va',
      'stanz|camer|vani|ambient': '3 camere cucina salone e un bagno',
      'livell|base|domotic|smart|dotaz|standard': 'standard, niente domotica',
      'tracc|canalin|muri|apert|incass': 'sotto traccia, i muri si devono rompere',
      'abitat|vuot|occupat|arredat|mobil|vive': 'vuota, ci entro quando è finito',
      'quadro|salvavit|contator|messa a terra|terra': 'il quadro è un tappo a vite antico, tutto da cambiare',
      'pres|punti|quant|numer': 'quello che ci vuole per stare comodi, non li ho contati',
      'anno|anni|epoca|stato|condizion|vecchi': 'palazzo del 72, mai rifatto',
      'piano|ascensor|access': 'terzo piano, ascensore sì',
      'altro|clima|citofon|allarm|intern|rete|tv': 'no, solo la luce normale',
      'quando|tempi|inizi|comincia|urgen': 'appena finiscono le feste',
      foto: 'mo nun ’e tengo',
      'dove|comune|citt|paese|zona|local': 'casoria, vicino a san mauro',
    },
    facts: [fact('casoria'), fact('90', 'novantina', 'novanta'), fact('elettric')],
    jobs: [scopes.electric],
    // 90 × 65–105 = 5.850–9.450; Campania 1 − 0,6 × 0,12 = 0,928 → 5.430–8.770; + 10 % → 5.970–9.650; middle 7.810
    band: [5_100, 10_550],
    after: [
      {
        say: 'ma poi quando avete rotto i muri ci pensate voi a stuccare e pittare?',
        about: [
          'tintegg',
          'esclus',
          'compres',
          'grezz',
          'imbianc',
          'pittur',
          'tracc',
          'chius',
          'inclus',
          'a parte',
        ],
      },
      {
        say: 'me la fate avere scritta sta cosa su uozzap che la faccio vedere a mammà',
        about: [
          'pdf',
          'scaric',
          'condivid',
          'copi',
          'link',
          'salv',
          'invi',
          'mand',
          'preventiv',
          'riepilog',
          'stamp',
          'email',
          'e-mail',
          'mail',
          'richiest',
          'scheda',
          'screenshot',
        ],
      },
    ],
  },
  {
    id: 'xb14',
    service: 'impianti',
    at: 'Rovereto (TN)',
    once: true,
    turns: [
      {
        say:
          'Ciao! Appartamento a Rovereto (Borgo Sacco), secondo piano con ascensore. Mi servono sette prese in più (4 in soggiorno per tv e pc, 3 in camera) e 2 punti luce a soffitto nuovi nello studio. ' +
          'Sotto traccia, muri in mattoni, niente linee dedicate. Il quadro è del 2016 ed è a norma, non va toccato. Ci abitiamo. Quanto può costare?',
      },
    ],
    answers: {
      'tracc|canalin|muri|incass': 'sotto traccia, mattoni',
      'quadro|salvavit|contator|norma': 'quadro del 2016, ok',
      'pres|punti|quant|numer': '7 prese e 2 punti luce',
      'dedicat|forno|induz': 'no',
      'metr|mq|m²|grand|superfic|distan': '85 mq, le prese sono vicine a quelle che ci sono già',
      'abitat|vuot|arredat|mobil|vive': 'abitato e arredato',
      'piano|ascensor|access': 'secondo con ascensore',
      'quando|tempi|inizi|comincia|urgen': 'entro due mesi',
      foto: 'le mando poi',
      'dove|comune|citt|paese|zona|local': 'Rovereto, Borgo Sacco',
    },
    facts: [
      fact('rovereto'),
      fact(['7', 'pres'], ['sette', 'pres'], ['9', 'punt'], ['nove', 'punt']),
      fact(['2', 'punt'], ['due', 'punt'], ['2', 'luc'], ['9', 'punt']),
    ],
    jobs: [scopes.sockets],
    // 9 points × 60–130 = 540–1.170; 1 + 0,75 × 0,03 = 1,0225 → 552–1.196; + 10 % → 607–1.316; middle 962
    band: [620, 1_300],
    after: [
      {
        say: 'Chi viene a vedere lo devo pagare anche se poi non faccio niente?',
        about: ['gratu', 'gratis', 'sopralluog', 'impegn', 'cost', 'obblig', 'decid'],
      },
      {
        say: 'E se di prese ne facessi solo quattro, quelle del soggiorno, coi 2 punti luce che restano?',
        jobs: [scopes.sockets],
        // 6 points × 60–130 = 360–780 × 1,0225 = 368–798; + 10 % → 405–877; middle 641
        band: [420, 870],
        facts: [fact(['4', 'pres'], ['quattro', 'pres'], ['6', 'punt'], ['sei', 'punt'])],
      },
    ],
  },
  {
    id: 'xb15',
    service: 'impianti',
    at: 'Camogli (GE)',
    turns: [
      {
        say:
          'buongiorno scrivo per mia mamma che ha 86 anni e abita a camogli in una casa su due livelli, non ce la fa più a salire. ci servirebbe un montascale con la poltroncina, ' +
          'la scala interna ha 16 gradini con una curva e la corrente lì vicino c’è',
      },
    ],
    answers: {
      'gradin|scal|curv|larg|rett': '16 gradini, una curva, larga circa 85 cm',
      'intern|estern': 'interna',
      'corrent|pres|elettric': 'la presa c’è ai piedi della scala',
      'person|disab|carrozz|peso': 'mamma cammina col deambulatore, pesa 60 kg',
      'piano|ascensor|access': 'pianterreno e primo piano, niente ascensore',
      'quando|tempi|inizi|comincia|urgen': 'il prima possibile',
      foto: 'ora non sono lì',
      'dove|comune|citt|paese|zona|local': 'camogli',
    },
    facts: [fact('camogli'), fact('montascal', 'monta scal', 'poltronc', 'servoscal')],
    // lifts and stairlifts: no row in the price list
    jobs: [],
    after: [
      {
        say: 'ma almeno a spanne, stiamo parlando di mille o di diecimila?',
        about: [
          'sopralluog',
          'tecnic',
          'affidabil',
          'preventiv',
          'specialist',
          'aziend',
          'prezz',
          'cifr',
          'misur',
          'professionist',
          'ditt',
          'stima',
          'listin',
          'costo',
        ],
      },
      {
        say: 'e se vi lascio il numero poi mi tempestano di telefonate pubblicitarie?',
        about: [
          'privacy',
          'dati',
          'personal',
          'contatt',
          'condivid',
          'consens',
          'professionist',
          'nessun',
          'terz',
          'impres',
          'artigian',
          'spam',
          'solo',
        ],
      },
    ],
  },
]
