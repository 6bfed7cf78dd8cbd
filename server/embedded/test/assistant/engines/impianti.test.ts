import t from 'tap'

import { engine } from '../../../src/assistant/engines/impianti/engine.ts'
import { lastSheet } from '../last-reply.ts'
import { checkBands, checkChips, checkJobs, heardIn } from './job-checks.ts'

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  checkJobs(t, engine)
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    quadri: { Uno: 1, Due: 2, Tre: 3 },
    interruttori: { Uno: 1, Due: 2, Tre: 3 },
    wallbox: { Una: 1, Due: 2, Tre: 3 },
    superficie: { '50 m²': 50, '80 m²': 80, '120 m²': 120 },
    fascia: {
      'Livello 1': 'base',
      'Livello 2': 'media',
      Domotico: 'alta',
      Base: 'base',
      Media: 'media',
      Alta: 'alta',
    },
    tracce: { 'Nei muri': 'muri', 'Muri già aperti': 'aperti', 'Canalina a vista': 'canalina' },
    abitata: { Vuota: 'vuota', 'Ci abitiamo': 'abitata' },
    punti: { '1': 1, '4': 4, '10': 10 },
    'tipo-punto': { 'Prese e luci': 'normale', Faretti: 'faretti', 'Linea dedicata': 'dedicata' },
    quadro: {
      Appartamento: 'appartamento',
      'Casa grande o villa': 'villa',
      'Solo un salvavita': 'interruttore',
    },
    sovratensioni: { Sì: 'si', No: 'no' },
    orario: { 'In settimana': 'feriale', 'Notte o festivo': 'festivo' },
    acqua: { '4': 4, '8': 8, '12': 12 },
    bagni: { '1': 1, '2': 2, '3': 3 },
    cucina: { Sì: 'si', No: 'no' },
    'lavoro-gas': { 'Nuovo o spostato': 'nuovo', 'Da eliminare': 'eliminare' },
    'metri-gas': { '3 metri': 3, '8 metri': 8, '15 metri': 15 },
    caldaia: { Sì: 'si', No: 'no' },
    pavimento: { 'Solo l’impianto': 'impianto', 'Con pavimento nuovo': 'completo' },
    sistema: { Normale: 'normale', 'Ribassato o a secco': 'ribassato' },
    split: { '1': 1, '2': 2, '3': 3 },
    macchine: { 'Le porta l’installatore': 'comprese', 'Le ho già': 'mie' },
    predisposizione: { Sì: 'si', No: 'no' },
    'vecchia-macchina': { Sì: 'si', No: 'no' },
    'lavoro-clima': {
      Pulizia: 'pulizia',
      'Non raffredda, ricarica': 'ricarica',
      'Perde gas': 'perdita',
    },
    distanza: { '5 metri': 5, '15 metri': 15, '30 metri': 30 },
    ricarica: { Normale: 'normale', Trifase: 'trifase' },
    cancello: { Scorrevole: 'scorrevole', 'A due ante': 'battente', Basculante: 'basculante' },
    cancelli: { '1': 1, '2': 2, Uno: 1, Due: 2, Tre: 3 },
    'guasto-cancello': { 'Telecomando o fotocellule': 'piccolo', 'Motore o centralina': 'grande' },
    citofono: { Cornetta: 'cornetta', Videocitofono: 'video', Wifi: 'wifi', 'Da riparare': 'riparare' },
    apparecchi: { '1': 1, '2': 2, '3': 3 },
    'casa-allarme': { Appartamento: 'appartamento', Villetta: 'villetta' },
    telecamere: { Nessuna: 0, '1': 1, '2': 2, '4': 4 },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['elettrico', { superficie: 100 }, [6500, 10_500]],
    ['elettrico', { superficie: 100, fascia: 'base' }, [6500, 10_500]],
    ['elettrico', { superficie: 20 }, [3000, 4200]],
    ['punti', {}, [4 * 60, 4 * 130]],
    ['punti', { punti: 1 }, [120, 180]],
    ['quadro', {}, [450, 1200]],
    ['quadro', { quadro: 'interruttore' }, [60, 130]],
    ['guasto', {}, [70, 220]],
    ['idraulico', {}, [1600, 2600]],
    ['idraulico', { bagni: 2 }, [2600, 4500]],
    ['gas', {}, [280, 650]],
    ['riscaldamento', { superficie: 80 }, [4400, 6800]],
    ['riscaldamento', { superficie: 80, caldaia: 'si' }, [6200, 9800]],
    ['radiante', { superficie: 110 }, [8250, 12_700]],
    ['radiante', { superficie: 110, pavimento: 'completo' }, [19_800, 30_800]],
    ['clima', {}, [750, 1700]],
    ['clima', { split: 2 }, [1600, 3300]],
    ['clima', { split: 3 }, [2400, 4900]],
    ['clima', { split: 2, macchine: 'mie' }, [500, 950]],
    ['clima-servizio', {}, [70, 220]],
    ['clima-servizio', { 'lavoro-clima': 'ricarica' }, [110, 220]],
    ['wallbox', {}, [900, 1900]],
    ['cancello', {}, [1000, 2600]],
    ['cancello-riparazione', {}, [100, 350]],
    ['citofono', {}, [180, 600]],
    ['allarme', {}, [900, 2800]],
    ['telecamere', {}, [3 * 180, 3 * 350]],
  ])
})

t.test('quantities are bound to their noun', async (t) => {
  const { engines } = engine
  const table = [
    [engines.clima, 'condizionatore dual split camera e salotto', { split: 2 }],
    [engines.clima, 'aria condizionata in tre stanze, le macchine le ho già', { split: 3, macchine: 'mie' }],
    [engines.clima, 'trial split con predisposizione', { split: 3, predisposizione: 'si' }],
    [engines.punti, '6 prese in cucina', { punti: 6, 'tipo-punto': 'normale' }],
    [engines.punti, 'aggiungere 4 prese e 2 punti luce', { punti: 6, 'tipo-punto': 'normale' }],
    [engines.idraulico, 'rifare l’idraulico, 2 bagni e la cucina', { bagni: 2, cucina: 'si' }],
    [engines.wallbox, 'wallbox in garage a 20 metri dal contatore', { distanza: 20 }],
    [engines.cancello, 'motorizzare due cancelli scorrevoli', { cancello: 'scorrevole', cancelli: 2 }],
    [
      engines.allarme,
      'antifurto in villetta con 4 telecamere',
      { 'casa-allarme': 'villetta', telecamere: 4 },
    ],
    [
      engines.radiante,
      'pavimento radiante 110 mq ribassato, con pavimento nuovo',
      {
        superficie: 110,
        pavimento: 'completo',
        sistema: 'ribassato',
      },
    ],
  ] as const
  for (const [job, message, expected] of table) t.same(heardIn(job, message), expected, message)
})

t.test('points have their wires where the customer says', async (t) => {
  const { punti } = engine.engines
  t.match(heardIn(punti, '4 prese in soggiorno, incassate se si può'), { tracce: 'muri' })
  t.match(heardIn(punti, '4 prese con la canalina'), { tracce: 'canalina' })
  t.notOk('tracce' in heardIn(punti, '6 faretti da incasso'))
})

t.test('the board is changed whole, with the breakers that go in', async (t) => {
  const { quadro } = engine.engines
  for (const text of [
    'cambiamo solo il quadro coi fusibili e mettiamo il salvavita',
    'rifacciamo soltanto il quadro con un salvavita nuovo',
  ])
    t.match(heardIn(quadro, text), { quadro: 'appartamento' }, text)
  t.match(heardIn(quadro, 'cambiare solo il salvavita del quadro'), { quadro: 'interruttore' })
  const system =
    'impianto elettrico da rifare tutto, appartamento 75 mq a Bari, livello base, abitato, sotto traccia'
  const less = 'lasciamo stare tutto il resto, cambiamo solo il quadro coi fusibili e mettiamo il salvavita'
  t.match(
    lastSheet('impianti', [system, 'non lo so', 'non lo so', less]),
    /Quadro: quadro di un appartamento/,
  )
})
