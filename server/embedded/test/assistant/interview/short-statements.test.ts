import t from 'tap'

import { lastReply } from '../last-reply.ts'

const windows = '4 finestre pvc'
const room = 'ridipingere la camera dei ragazzi'
const alarm = 'antifurto in villetta'
const shutters = 'cambiare 6 tapparelle'

t.test('the name of a town asks nothing', async (t) => {
  for (const town of ['Carate Brianza', 'a Bonate Sopra', 'Sconto', 'Cinisello Balsamo', 'Ripa Teatina'])
    t.notMatch(lastReply('serramenti', [windows, town]), /margine è poco|preventivi/, town)
})

t.test('a statement about the home or the things in it is kept', async (t) => {
  for (const [slug, first, remark] of [
    ['impianti', alarm, 'abbiamo due gatti'],
    ['impianti', alarm, 'internet va e viene'],
    ['tinteggiatura', room, 'ci sono i poster'],
    ['tinteggiatura', room, 'gialla'],
    ['tinteggiatura', room, 'la tinta si stacca'],
    ['tinteggiatura', 'verniciare la ringhiera', 'scrostata'],
    ['serramenti', shutters, 'una balla'],
    ['serramenti', 'rifare il vetro della finestra', 'torna la condensa'],
  ] as const)
    t.match(lastReply(slug, [first, remark]), /segno nella scheda|[Ss]egno/, remark)
})

t.test('a question which of two to take chooses neither', async (t) => {
  for (const [slug, first, question] of [
    ['serramenti', windows, 'doppio o triplo vetro?'],
    ['serramenti', 'porta blindata', 'classe 3 o classe 4?'],
    ['serramenti', '5 zanzariere', 'rullo oppure plissé?'],
    ['tinteggiatura', room, 'traspirante o lavabile?'],
    ['impianti', 'impianto elettrico da rifare, 90 mq', 'livello 1 o 2?'],
  ] as const)
    t.notMatch(lastReply(slug, [first, question]), /^(?:Segno|Ok|Bene|Ho capito)/, question)
})

t.test("'ah no' and a figure correct the last figure", async (t) => {
  for (const [slug, first, correction, expected] of [
    ['serramenti', shutters, 'ah no 7', /7 tapparelle/],
    ['serramenti', shutters, 'eh no, sono 8', /8 tapparelle/],
    ['serramenti', '3 porte interne', 'oh no quattro con lo sgabuzzino', /4 porte/],
    ['impianti', 'aggiungere 4 prese', 'ah no, facciamo 5', /5 p/],
    ['tinteggiatura', 'imbiancare casa di 80 mq', 'ah no 85', /85 m²/],
  ] as const)
    t.match(lastReply(slug, [first, correction]), expected, correction)
})

t.test('the material of old windows is not that of the new ones', async (t) => {
  for (const old of ['legno anni 70', 'sono in legno, originali', 'alluminio anni novanta'])
    t.match(lastReply('serramenti', ['devo cambiare 5 finestre', old]), /Di che materiale le vuoi/, old)
  t.notMatch(lastReply('serramenti', ['cambiare 5 finestre', 'legno anni 80, le vorrei in pvc']), /materiale/)
})

t.test('one more opening is added to the count of the job in hand', async (t) => {
  for (const [slug, says, expected] of [
    ['serramenti', ['7 zanzariere', 'e una portafinestra'], /8 zanzariere/],
    ['serramenti', ['zanzariere per 3 finestre', 'anche la porta del terrazzo'], /4 zanzariere/],
    ['serramenti', ['inferriate per 5 finestre', 'e la portafinestra'], /1 portafinestra/],
    ['serramenti', ['inferriate fisse per 5 finestre', 'pure la finestra del bagno'], /6 /],
    ['serramenti', ['cambiare 9 tapparelle', 'e una finestra piccola'], /10 tapparelle/],
    ['tinteggiatura', ['verniciare ringhiera 10 metri', 'Asti', 'e il cancello'], /1 cancello/],
    ['tinteggiatura', ['muffa in camera', 'una parete', '3 mq'], /3 m² con muffa invece di/],
  ] as const) {
    const reply = lastReply(slug, says)
    t.match(reply, expected, says.join(', '))
    t.notMatch(reply, /Aggiungo/, says.join(', '))
  }
})

t.test('an answer that names the thing of the question orders no further job', async (t) => {
  for (const answer of ['pavimento da rifare tutto', 'anche il pavimento nuovo', 'pavimento da cambiare'])
    t.notMatch(
      lastReply('impianti', ['riscaldamento a pavimento 90 mq', 'Ivrea', answer]),
      /Solo l’impianto/,
      answer,
    )
  t.notMatch(
    lastReply('impianti', ['riscaldamento a pavimento 90 mq', 'Ivrea', 'il pavimento va rifatto']),
    /Aggiungo/,
  )
})

t.test('the outer panel of a door says nothing about where it leads', async (t) => {
  for (const remark of ['il pannello esterno lo vorrei in legno', 'pannelli esterni color noce'])
    t.notMatch(lastReply('serramenti', ['porta blindata classe 3', remark]), /all’aperto\./, remark)
  t.notMatch(lastReply('serramenti', ['porta blindata classe 3 esterna, Latina']), /sulle scale o/)
})

t.test('questions of the trade get their own answer', async (t) => {
  for (const [slug, first, question, expected] of [
    ['impianti', 'citofono da cambiare', 'il video lo posso avere solo io nel palazzo?', /pulsantiera/],
    ['serramenti', '6 tapparelle con motore', 'la corrente al motore come ci arriva?', /filo/],
    ['serramenti', 'porta blindata', 'ma il muro lo rompete?', /controtelaio/],
    ['serramenti', '3 inferriate', 'si può avere un disegno particolare?', /su disegno/],
    ['serramenti', 'finestre con spifferi', 'ma non si possono sistemare senza cambiarle?', /guarnizioni/],
    ['tinteggiatura', 'scale condominio 3 piani', 'anche l’androne è compreso?', /androne/],
    ['serramenti', 'vetro rotto', 'passate a vedere?', /professionista che scegli|scegli chi lavora/],
  ] as const)
    t.match(lastReply(slug, [first, question]), expected, question)
})

t.test('a count is read after the work to do, and one more thing is added to it', async (t) => {
  for (const [slug, says, expected] of [
    ['tinteggiatura', ['persiane da verniciare 9'], /9 pezzi/],
    ['tinteggiatura', ['porte da ridipingere 5'], /5 pezzi/],
    ['serramenti', ['tapparelle da sostituire 7'], /7 tapparelle/],
    ['impianti', ['aggiungere 3 prese', 'e un faretto'], /4 punti/],
    ['impianti', ['spostare una presa', 'Enna', 'anche un interruttore'], /2 punti/],
    ['tinteggiatura', ['verniciare 4 porte di legno', 'e 3 finestre'], /7 pezzi/],
    ['serramenti', ['5 zanzariere', 'anche una porta blindata'], /Aggiungo: mettere una porta blindata/],
  ] as const)
    t.match(lastReply(slug, says), expected, says.join(', '))
})

t.test("'no' and one word replace an option that was chosen", async (t) => {
  for (const [slug, says, expected] of [
    ['serramenti', ['cambiare 3 finestre', 'alluminio', 'no legno'], /legno invece di alluminio/],
    ['serramenti', ['cambiare 4 finestre', 'legno', 'no, pvc'], /PVC invece di legno/],
  ] as const)
    t.match(lastReply(slug, says), expected, says.join(', '))
  t.notMatch(lastReply('serramenti', ['cambiare 3 finestre', 'legno', 'no']), /invece di/)
})

t.test('a question whether something is enough orders nothing', async (t) => {
  for (const question of ['cambiare i vetri basta?', 'mettere le zanzariere basta?'])
    t.notMatch(lastReply('serramenti', ['cambiare 3 finestre', question]), /Aggiungo/, question)
})
