import t from 'tap'

import { lastReply, lastSheet } from '../last-reply.ts'

const reply = (message: string): string => lastReply('serramenti', [message])

t.test('things for all windows are counted by the windows', async (t) => {
  for (const [message, count] of [
    ['zanzariere a tutte le finestre, ne ho 8, e due alle portefinestre, Latina', '10 zanzariere'],
    ['zanzariere per tutte le finestre di casa, sono 7, Prato', '7 zanzariere'],
    ['mi servono zanzariere: 5 alle finestre e una alla portafinestra', '6 zanzariere'],
    ['tapparelle nuove in alluminio su tutte le finestre, ne abbiamo 6, Lodi', '6 tapparelle'],
    ['motorizzare le tapparelle, le finestre sono 9, a Rho', '9 tapparelle'],
  ] as const)
    t.match(reply(message), count, message)
})

t.test('the large window of a balcony is a French window', async (t) => {
  for (const message of [
    'sostituire 4 finestre più una grande sul balcone, pvc, a Nola',
    'da cambiare quattro finestre e quella grande del terrazzo, alluminio, Nola',
  ]) {
    t.match(reply(message), /4 finestre[^.]*1 portafinestra/, message)
    t.notMatch(reply(message), 'più grandi del normale', message)
  }
  t.match(reply('ho 6 finestre vecchie, una grande in cucina, vorrei pvc, Lodi'), /6 finestre e PVC/)
})

t.test('windows are counted by their size and in the singular', async (t) => {
  t.match(reply('infissi in alluminio: 2 grandi e 4 normali, Pisa'), '6 finestre')
  t.match(reply('finestre da rifare: tre piccole e una che esce sul terrazzo, Lecco'), '3 finestre')
  t.match(reply('devo cambiare la finestra del bagno 60x90, pvc, Pisa'), '1 finestra')
  t.notMatch(reply('sostituire gli infissi, la finestra della cucina fa condensa, Pisa'), '1 finestra')
})

t.test('a smaller work is priced when its saving is asked', async (t) => {
  const windows = ['7 finestre in pvc a Piacenza', '120x140', 'no', 'tapparelle']
  for (const words of ['se ne cambio solo 5 quanto risparmio', 'quanto risparmio con 5?'])
    t.match(lastReply('serramenti', [...windows, words]), /5 finestre invece di 7/, words)
  t.match(lastReply('serramenti', [...windows, 'quanto risparmio senza tapparelle?']), /senza tapparelle/)
  t.match(
    lastReply('serramenti', [...windows, 'quanto risparmio in bolletta?']),
    /bolletta|10–20 % del riscaldamento/,
  )
})

t.test('a question about the state of a thing states nothing', async (t) => {
  const windows = ['7 finestre in pvc a Piacenza', '120x140', 'no']
  for (const words of [
    'ma le tapparelle sono elettriche?',
    'il vetro è doppio?',
    'le maniglie sono comprese?',
  ])
    t.notMatch(lastReply('serramenti', [...windows, words]), /Aggiungo|Bene:|Correggo/, words)
})

t.test('the total of windows and French windows is no further window', (t) => {
  for (const [message, count] of [
    ['in tutto 8 infissi in pvc a Rho: sei finestre e due portefinestre', /6 finestre, 2 portefinestre/],
    ['cinque finestre e tre balconi in alluminio, 8 serramenti in tutto, Rho', /5 finestre, 3 portefinestre/],
    // A total needs parts of two kinds.
    ['4 finestre 120x140, due finestre 60x60 e due portefinestre in pvc, Rho', /6 finestre, 2 portefinestre/],
  ] as const)
    t.match(reply(message), count, message)
  t.match(reply('porta blindata classe 4 da 85x210 per appartamento a Rho'), /Porta blindata, Rho/)
  t.end()
})

t.test('windows of another kind are no sliding ones', async (t) => {
  const windows = '5 finestre 120x140 e una portafinestra 100x220 in pvc bianco doppio vetro'
  for (const answer of [
    'tutte a battente',
    'sono tutte ad anta',
    'tutte uguali',
    'tutte ad anta ribalta',
    'tutte e cinque a battente',
    '5 a battente e la portafinestra pure',
    'no solo battenti',
    'no, solo infissi',
  ])
    t.match(lastSheet('serramenti', [windows, answer]), /nessuna scorrevole/, answer)
  for (const first of ['non scorrevoli', 'scorrevoli nessuna', 'niente scorrevoli'])
    t.match(lastSheet('serramenti', [`${windows}, ${first}, a Bari`]), /nessuna scorrevole/, first)
  for (const answer of ['battenti, tranne quella della sala', 'tutti gli infissi'])
    t.notMatch(lastSheet('serramenti', [windows, answer]), /nessuna scorrevole/, answer)
  t.match(lastSheet('serramenti', [windows, 'solo la portafinestra']), /1 scorrevole/)
  t.match(lastSheet('serramenti', [windows, '4 a battente e una scorrevole']), /1 scorrevole/)
})

t.test('openings of several kinds and sizes are counted apart', (t) => {
  for (const [messages, rows] of [
    [
      ['5 finestre da 120 per 140 e 2 porte del balcone da 120 per 220, pvc'],
      /5 finestre\n.*2 portefinestre/,
    ],
    [
      ['inferriate', 'tre finestre da un metro per uno e 30 circa e la porta finestra 1 e 20 per 2 e 30'],
      /3 finestre\n.*1 portafinestra/,
    ],
    [['cambiare 4 finestre da 90 per 1 e 10, pvc'], /4 finestre\n.*\n.*1 m²/],
    [
      ['cambiare 6 persiane in alluminio, 4 finestre da 120x150 e 2 portefinestre'],
      /Persiane: 4 finestre\n.*2 portefinestre/,
    ],
    [['7 tapparelle, 5 finestre e 2 portefinestre'], /Tapparelle: 7/],
    [['cinghia rotta della tapparella in cucina e in salone idem'], /Tapparelle: 2/],
  ] as const)
    t.match(lastSheet('serramenti', messages), rows, messages.join(' | '))
  t.end()
})

t.test('sizes in a list count no sliding windows', (t) => {
  const messages = ['5 finestre e 2 portefinestre in pvc', '5 da 120x140 e 2 da 120x220'] as const
  t.notMatch(lastSheet('serramenti', messages), 'Scorrevoli')
  t.end()
})

t.test('a side that is measured again keeps the other side', (t) => {
  const sliding = 'scorrevole in pvc larga 3 metri e alta 2,20 a Desenzano'
  t.match(lastSheet('serramenti', [sliding, 'è larga 2,60 non 3']), '5,7 m²')
  t.match(lastSheet('serramenti', [sliding, 'ho rimisurato: l’altezza è 2,40']), '7,2 m²')
  t.match(lastSheet('serramenti', ['scorrevole in pvc perché il legno basta, 3 metri per 2,20']), 'PVC')
  t.end()
})

t.test('panes in sound frames are no new windows', (t) => {
  const panes = 'la finestra ha i due vetri doppi con la nebbia in mezzo, 60x120 l’uno, il telaio è buono'
  t.match(lastSheet('serramenti', [panes]), /Solo i vetri\nVetri: 2 vetri/)
  t.end()
})
