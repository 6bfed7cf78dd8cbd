import t from 'tap'

import { engine } from '../../../src/assistant/engines/serramenti/engine.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { checkBands, checkChips, checkJobs, linesOf, netOf } from './job-checks.ts'
import { checkSentences } from './job-sentences.ts'

const { finestre } = engine.engines
/** Sizes of windows that are only there if there are such windows. */
const dependent = new Set(['misura-portafinestra', 'misura-scorrevole'])

t.test('every job is complete, asks little, and every answer changes its lines', async (t) => {
  const slots = finestre.slots.filter(({ id }) => !dependent.has(id))
  const priced = finestre.lines
  const ofSizes = (given: Parameters<NonNullable<typeof priced>>[0]) =>
    priced?.({ ...given, number: (id) => (dependent.has(id) ? 0 : given.number(id)) }) ?? []
  checkJobs(t, { ...engine, engines: { ...engine.engines, finestre: { slots, lines: ofSizes } } })
  const mixed = { portefinestre: 1, scorrevoli: 1 }
  for (const id of dependent) {
    const doors = id === 'misura-portafinestra' ? { portefinestre: 1 } : mixed
    t.not(netOf(finestre, { ...doors, [id]: 6 })[0], netOf(finestre, doors)[0], id)
  }
})

t.test('every quick answer is read as what it says', async (t) => {
  checkChips(t, engine, {
    finestre: { '3 finestre': 3, '5 finestre e 1 portafinestra': 5, '8 finestre e 2 portefinestre': 8 },
    portefinestre: { '1 portafinestra': 1, '2 portefinestre': 2, '3 portefinestre': 3 },
    materiale: { PVC: 'pvc', Alluminio: 'alluminio', Legno: 'legno' },
    grandezza: { 'A un’anta': 'piccole', 'A due ante': 'normali', 'Più grandi': 'grandi' },
    scorrevoli: { Nessuna: 0, 'Solo una': 1, Una: 1, Due: 2, Tutte: 200 },
    accessori: { No: 'no', Tapparelle: 'tapparelle', Cassonetti: 'cassonetti', 'Tutti e due': 'entrambi' },
    vetro: { Doppio: 'doppio', Triplo: 'triplo' },
    misura: { '120 x 140 cm': 1.68 },
    'misura-conto': { '120 x 140 cm': 1.68 },
    'misura-portafinestra': { '120 x 240 cm': 2.88 },
    'misura-scorrevole': { '1,8 x 2,2 m': 3.96, '2,4 x 2,2 m': 5.28, '3 x 2,3 m': 6.9 },
    vetri: { '1 vetro': 1, '2 vetri': 2, '4 vetri': 4 },
    'misura-vetro': { '50 x 110 cm': 0.55, '60 x 200 cm': 1.2, '150 x 200 cm': 3 },
    'tipo-vetro': { Normale: 'normale', Antisfondamento: 'antisfondamento' },
    guasti: { Una: 1, Due: 2, Quattro: 4 },
    guasto: {
      'Da regolare': 'regolazione',
      Guarnizioni: 'guarnizioni',
      'Maniglia o ferramenta': 'ferramenta',
      'Legno rovinato': 'legno',
    },
    tapparelle: { '1 tapparella': 1, '3 tapparelle': 3, '6 tapparelle': 6 },
    fascia: {
      Base: 'base',
      Media: 'media',
      Alta: 'alta',
      PVC: 'base',
      Alluminio: 'media',
      Acciaio: 'alta',
      Economica: 'base',
      'Classe 3': 'media',
      'Classe 4': 'quattro',
    },
    motore: { 'A mano': 'no', 'Con il motore': 'si' },
    comando: { Pulsante: 'pulsante', 'Telecomando o telefono': 'radio' },
    corrente: { Sì: 'si', No: 'no' },
    cassonetti: { '1 cassonetto': 1, '4 cassonetti': 4, '6 cassonetti': 6 },
    'lavoro-cassonetti': { Isolarli: 'isolare', Nuovi: 'nuovo' },
    persiane: { '3 finestre': 3, '6 finestre': 6, '10 finestre': 10 },
    'materiale-persiane': { Alluminio: 'alluminio', 'Legno di pino': 'pino', 'Legno duro': 'legno' },
    lamelle: { Fisse: 'fisse', Orientabili: 'orientabili' },
    zanzariere: { '3 zanzariere': 3, '5 zanzariere': 5, '8 zanzariere': 8 },
    'tipo-zanzariera': { 'A rullo': 'rullo', Plissettata: 'plisse', 'Solo la rete': 'rete' },
    'porte-blindate': { Una: 1, Due: 2 },
    serrature: { Una: 1, Due: 2, Tre: 3 },
    'posizione-porta': { 'Sulle scale': 'scale', 'All’aperto': 'aperto' },
    'tipo-serratura': { 'A cilindro': 'cilindro', 'Doppia mappa': 'mappa', Elettronica: 'elettronica' },
    'apertura-porta': { 'Si apre': 'si', 'Sono chiuso fuori': 'no' },
    inferriate: { '1 finestra': 1, '3 finestre': 3, '6 finestre': 6 },
    'tipo-inferriata': { Fisse: 'fissa', Apribili: 'apribile' },
    tende: { Una: 1, Due: 2, Tre: 3 },
    'tipo-tenda': { 'A bracci': 'bracci', 'A caduta': 'caduta', 'Solo il telo': 'telo' },
    'motore-tenda': { Manovella: 'no', Motore: 'si' },
  })
})

t.test('typical cases lie within the bands of the price book', async (t) => {
  checkBands(t, engine, [
    ['finestre', {}, [3230, 5300]],
    ['finestre', { portefinestre: 1 }, [4300, 7100]],
    ['finestre', { portefinestre: 1, materiale: 'alluminio' }, [6800, 10_850]],
    ['finestre', { portefinestre: 1, materiale: 'legno' }, [8000, 13_150]],
    ['scorrevole', {}, [5.3 * 600, 5.3 * 1050]],
    ['vetri', {}, [140, 230]],
    ['riparazione', {}, [80, 280]],
    ['riparazione', { guasto: 'ferramenta' }, [80, 280]],
    ['tapparelle', {}, [5 * 1.7 * 95, 5 * 1.7 * 210]],
    ['cinghia', {}, [70, 150]],
    ['motore', {}, [4 * 190, 4 * 380]],
    ['cassonetto', {}, [4 * 110, 4 * 180]],
    ['persiane', {}, [8.5 * 400, 8.5 * 680]],
    ['zanzariere', {}, [5 * 90, 5 * 240]],
    ['zanzariere', { zanzariere: 1 }, [180, 240]],
    ['blindata', {}, [1100, 2800]],
    ['serratura', {}, [120, 350]],
    ['inferriate', {}, [5.1 * 190, 5.1 * 420]],
    ['tenda', {}, [650, 1600]],
  ])
  const nets = netOf(engine.engines.zanzariere, { zanzariere: 7 })
  const door = netOf(engine.engines.blindata)
  t.ok(nets[0] + door[0] >= 1700 && nets[1] + door[1] <= 4500, 'seven nets and an armoured door')
})

t.test('a door of class 4 costs what the card says it costs more than class 3', async (t) => {
  const four = netOf(engine.engines.blindata, { fascia: 'quattro' })
  const three = netOf(engine.engines.blindata, { fascia: 'media' })
  t.same([four[0] - three[0], four[1] - three[1]], [400, 900])
})

function heardIn(sentence: string): Record<string, unknown> {
  const utterance = readUtterance(sentence)
  return Object.fromEntries(
    finestre.slots.flatMap((slot) => {
      const reading = slot.read(utterance, false)
      if (reading?.kind !== 'fact') return []
      const { fact } = reading
      return [[slot.id, fact.kind === 'number' ? fact.low : fact.kind === 'choice' ? fact.option : null]]
    }),
  )
}

t.test('lists of windows are read with the number and size of each', async (t) => {
  const list = heardIn(
    'tre finestre 90x120, una da 60 per 60 in bagno e una scorrevole in salotto di due metri e mezzo per due e venti',
  )
  t.match(list, { finestre: 5, scorrevoli: 1, misura: 0.9, 'misura-conto': 1.5, 'misura-scorrevole': 5.5 })
  t.match(heardIn('tre finestre 90x120, una 60x60 e una scorrevole 2,5 x 2,2'), {
    finestre: 5,
    scorrevoli: 1,
    'misura-scorrevole': 5.5,
  })
  t.match(heardIn('5 finestre: 3 da 120x140 e 2 da 60x80'), { finestre: 5, misura: 1.2 })
  t.match(heardIn('4 finestre 100x140 e 2 portefinestre 120x240'), {
    finestre: 4,
    portefinestre: 2,
    misura: 1.4,
    'misura-portafinestra': 2.88,
  })
  t.match(heardIn('quattro finestre in camera e due in bagno, in alluminio'), {
    finestre: 6,
    materiale: 'alluminio',
  })
  t.match(heardIn('6 finestre a due ante in pvc e 2 portefinestre'), {
    finestre: 6,
    portefinestre: 2,
    materiale: 'pvc',
    grandezza: 'normali',
  })
  t.match(heardIn('cambiare le finestre di legno vecchie con quelle in pvc, sono 4 più una porta finestra'), {
    finestre: 4,
    portefinestre: 1,
    materiale: 'pvc',
  })
  t.match(heardIn('ho le finestre in alluminio e le vorrei in legno'), { materiale: 'legno' })
  t.notMatch(heardIn('meglio pvc o alluminio?'), { materiale: /./ })
  t.match(heardIn('solo quella del salotto scorre'), { scorrevoli: 1 })
  t.match(heardIn('le voglio tutte scorrevoli'), { scorrevoli: 200 })
  t.match(heardIn('7 finestre, nessuna scorrevole'), { finestre: 7, scorrevoli: 0 })
})

t.test('small windows are paid as a square metre and a half', async (t) => {
  const [line] = linesOf(finestre, { finestre: 4, misura: 0.5 })
  t.equal(line?.quantity, 6)
})

t.test('a customer’s sentence names the job that is meant', async (t) => {
  checkSentences(t, engine, [
    ['vorrei cambiare 6 finestre in pvc', 'finestre'],
    ['devo sostituire gli infissi di casa, 90 mq', 'finestre'],
    ['mi servono finestre nuove con doppi vetri perché entra freddo', 'finestre'],
    ['serramenti in alluminio a taglio termico, 6 pezzi', 'finestre'],
    ['cambiare 5 finestre e 1 portafinestra', 'finestre'],
    ['cambiare finestre e tapparelle', 'finestre'],
    ['ciao, quanto costa?', 'finestre'],
    ['cambiare 5 finestre e mettere 5 zanzariere', 'finestre', 'zanzariere'],
    ['vorrei 7 zanzariere per le finestre', 'zanzariere'],
    ['mi entrano le zanzare in casa, quanto costano le zanzariere nuove?', 'zanzariere'],
    ['7 zanzariere e una porta blindata', 'zanzariere', 'blindata'],
    ['si è rotto un vetro della finestra', 'vetri'],
    ['devo cambiare solo i vetri, il telaio è buono', 'vetri'],
    ['ho il vetrocamera appannato', 'vetri'],
    ['la finestra del bagno non si chiude bene', 'riparazione'],
    ['si è rotta la maniglia della finestra', 'riparazione'],
    ['da regolare due finestre che strisciano', 'riparazione'],
    ['la tapparella si è bloccata a metà', 'cinghia'],
    ['si è rotta la cinghia della tapparella', 'cinghia'],
    ['vorrei tapparelle nuove in alluminio', 'tapparelle'],
    ['motorizzare 4 tapparelle', 'motore'],
    ['mettere le tapparelle elettriche', 'motore'],
    ['entra aria fredda dal cassonetto', 'cassonetto'],
    ['persiane in alluminio per 4 finestre', 'persiane'],
    ['devo rifare gli scuri in legno', 'persiane'],
    ['porta blindata classe 3 per appartamento', 'blindata'],
    ['vorrei cambiare il portoncino di ingresso', 'blindata'],
    ['mi si è rotta la chiave nella serratura', 'serratura'],
    ['sono rimasto chiuso fuori', 'serratura'],
    ['inferriate per le finestre del piano terra', 'inferriate'],
    ['mettere delle grate di sicurezza apribili', 'inferriate'],
    ['quanto viene mettere i doppi vetri?', 'finestre'],
    ['ho le finestre vecchie in legno, le voglio in pvc', 'finestre'],
    ['le persiane delle finestre sono marce', 'persiane'],
    ['grate alle finestre, sono al piano terra', 'inferriate'],
    ['nn si alza piu la taparella', 'cinghia'],
    ['zanzariera alla finestra della cucina', 'zanzariere'],
    ['i vetri delle finestre sono rotti', 'vetri'],
    ['voglio mettere le zanzariere a tutta casa, 6 finestre e 2 balconi', 'zanzariere'],
    ['mi si è rotto il vetro della porta balcone', 'vetri'],
    ['la serranda della camera non sale più', 'cinghia'],
    ['tapparelle rotte, 3 da cambiare tutte in alluminio', 'tapparelle'],
    ['si è inceppata la persiana', 'riparazione'],
    ['grata apribile per la porta finestra', 'inferriate'],
    ['devo mettere 4 finestre a vasistas', 'finestre'],
    ['una tenda da sole per il balcone', 'tenda'],
    ['ho il telo della tenda strappato', 'tenda'],
    ['vetrata scorrevole per il terrazzo, 3 metri per 2,3', 'scorrevole'],
    ['un alzante scorrevole in salotto', 'scorrevole'],
  ])
})
