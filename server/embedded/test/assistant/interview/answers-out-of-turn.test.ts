import t from 'tap'

import { factsAfterAll, jobsAfterAll } from '../engines/whole-catalogue.ts'
import { lastReply } from '../last-reply.ts'

t.test('a statement with a question word is no question while another one is open', async (t) => {
  t.match(
    lastReply('impianti', ['salta sempre la luce', 'quando accendo forno e lavatrice']),
    /Lo segno nella scheda/,
  )
  t.notMatch(
    lastReply('ristrutturazione_tetto', ['mi piove in casa', 'dal soffitto della camera quando piove forte']),
    /lamiera/,
  )
})

t.test('a customer’s question never skips that of Gino', async (t) => {
  const cooling = ['aria condizionata', 'due camere e salotto', 'quarto piano', 'fuori c’è il balcone']
  const reply = lastReply('impianti', [...cooling, 'e le marche?'])
  t.match(reply, /Le macchine le porta l’installatore o le hai già\?$/)
  t.notMatch(reply, /Andiamo avanti/)
})

t.test('what was asked is taken while another question is open', async (t) => {
  const solar = [
    'pannelli solari, spendo 150 euro al mese, a Siracusa',
    'la batteria serve?',
    'sì mettiamola',
  ]
  t.match(lastReply('impianto_fotovoltaico', solar), /con batteria/)
})

t.test('an answer to something else chooses no option', async (t) => {
  const boiler = ['la caldaia è vecchia, 100 mq ad Aosta, due bagni', 'va bene anche una economica']
  t.notMatch(lastReply('caldaia', boiler), /scarico già a posto/)
  const painting = ['imbiancare il soggiorno a Terni', 'il prima possibile']
  t.notMatch(lastReply('tinteggiatura', painting), /pareti e soffitti\./)
  t.match(
    lastReply('tinteggiatura', ['devo dare il bianco a due stanze a Rieti', 'tutte e due le cose']),
    /Che pittura/,
  )
})

t.test('the bare name of another way takes the place of the job', async (t) => {
  const floors = ['rifare i pavimenti', '80 metri']
  for (const text of ['parquet', 'laminato'])
    t.same(jobsAfterAll('ristrutturazione', [...floors, text]), ['parquet'], text)
})

t.test('one door among several has its own kind', async (t) => {
  const facts = factsAfterAll('ristrutturazione', [
    'porte interne nuove a Prato',
    'sei',
    'laminate',
    'una scorrevole',
  ])
  t.match(facts, { porte: { low: 6 }, scomparsa: { low: 1 }, fascia: { option: 'base' } })
})

t.test('a house is measured by its floor plan or by one wall', async (t) => {
  const home = 'la facciata è da rifare, villetta due piani a Rovigo'
  for (const text of ['10x12', 'circa dieci per dodici'])
    t.match(lastReply('ristrutturazione_facciata', [home, text]), /circa 264 m²/, text)
  const block = ['condominio da ridipingere fuori, 4 piani', 'lungo venti metri']
  t.match(lastReply('ristrutturazione_facciata', block), /circa 240 m²/)
  t.match(lastReply('ristrutturazione_facciata', [...block, 'due facciate']), /circa 480 m²/)
})

t.test('shutters and nets are counted by their openings', async (t) => {
  const shutters = factsAfterAll('serramenti', [
    'persiane nuove in alluminio per quattro portefinestre a Favignana, stecche fisse',
  ])
  t.match(shutters, { persiane: { high: 0 }, portefinestre: { high: 4 } })
  t.same(
    jobsAfterAll('serramenti', ['persiane nuove per 3 portefinestre e 2 finestre a Udine in alluminio']),
    ['persiane'],
  )
  const nets = factsAfterAll('serramenti', ['mettere le zanzariere', 'cinque finestre e una porta'])
  t.match(nets['zanzariere'], { low: 6 })
})

t.test('work with a flame and a talk of gas are no emergency', async (t) => {
  const roof = 'la carta catramata è spaccata, va rimessa nuova saldata a fuoco, 60 mq a Lipari'
  t.notMatch(lastReply('ristrutturazione_tetto', [roof]), /112/)
  t.notMatch(lastReply('impianti', ['il condizionatore non raffredda', 'forse il gas']), /112/)
  const noise =
    'cambiare 6 finestre in pvc 120x140 a Udine, doppio vetro, nessuna scorrevole, senza tapparelle'
  t.notMatch(lastReply('serramenti', [noise, 'rumore della strada, si sente ancora?']), /112/)
  t.match(lastReply('ristrutturazione_tetto', ['aiuto ha preso fuoco la guaina sul tetto']), /112/)
})

t.test('a customer writes from a town with an everyday name', async (t) => {
  for (const text of [
    'scrivo da Specchia in Salento, imbiancare 60 mq',
    'vi scrivo da Alba, imbiancare 60 mq',
  ])
    t.match(lastReply('tinteggiatura', [text]), /Specchia|Alba/, text)
})

t.test('a roof over an insulated ceiling gets no insulation', async (t) => {
  const facts = factsAfterAll('ristrutturazione_tetto', [
    'rifare il tetto a Saluzzo, 132 mq. Isolante niente perché il solaio è già isolato',
  ])
  t.match(facts['isolamento'], { option: 'no' })
})
