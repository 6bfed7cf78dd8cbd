import t from 'tap'

import { converse } from './small-talk.ts'

t.test('what is said at once leads to the figure at once', (t) => {
  const chat = converse('tinteggiatura')
  const { parsed, jobs } = chat.say('imbiancare 80 mq a Monza, lavabile, casa vuota')
  t.equal(jobs, 'interni superficie 80 pittura lavabile arredo vuota, Monza (MB)')
  t.match(parsed.estimates, [{ job: 'tinteggiatura/interni' }])
  t.end()
})

t.test('the standard job is assumed for a generic request, and is not confirmed', (t) => {
  const chat = converse('tinteggiatura')
  const { parsed, jobs } = chat.say('vorrei un preventivo per 70 mq')
  t.equal(jobs, 'interni superficie 70')
  t.notMatch(parsed.text, /tinteggiare casa/)
  t.match(parsed.text, /Che pittura\?/)
  t.end()
})

t.test('a message that gives nothing is asked which job it is, with jobs to tap', (t) => {
  const chat = converse('tinteggiatura')
  const { parsed } = chat.say('ciao')
  t.match(parsed.text, /Che lavoro ti serve\?/)
  t.same(parsed.chips, ['tinteggiare casa', 'togliere la muffa', 'rifare i muri'])
  t.equal(chat.say(parsed.chips[1] ?? '').jobs, 'muffa')
  t.end()
})

t.test('a job of another service is named as such and priced in the same chat', (t) => {
  const chat = converse('tinteggiatura')
  const { parsed, jobs } = chat.say('devo cambiare la caldaia, casa di 120 mq a Monza')
  t.equal(jobs, 'sostituzione superficie 120, Monza (MB)')
  t.match(parsed.text, /lavoro di «Caldaia»/)
  t.match(parsed.estimates, [{ job: 'caldaia/sostituzione', profession: 'Idraulico' }])
  t.end()
})

t.test('a second job joins, takes over what was said, and the cards are summed', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('imbiancare 80 mq a Monza, lavabile, casa vuota')
  const { parsed, jobs } = chat.say('mi serve anche cambiare la caldaia')
  t.match(jobs, /sostituzione superficie 80/)
  t.match(
    parsed.estimates.map(({ job }) => job),
    ['tinteggiatura/interni', 'caldaia/sostituzione'],
  )
  // In Monza labour is 12 % dearer, and half of each price is labour.
  t.equal(parsed.total?.net.min, Math.round(((80 * 10 * 1.5 + 15 * 100) * 1.06) / 100) * 100)
  t.ok((parsed.total?.max ?? 0) > (parsed.estimates[0]?.max ?? 0))
  t.end()
})

t.test('several jobs in one message keep each its own size', (t) => {
  const chat = converse('tinteggiatura')
  const { jobs } = chat.say('rifare il bagno di 6 mq e imbiancare casa, 90 mq, a Pavia')
  t.equal(jobs, 'completo superficie 6, interni superficie 90, Pavia (PV)')
  t.equal(
    converse('tinteggiatura').say('imbiancare e rifare un bagno di 5 mq').jobs,
    'interni, completo superficie 5',
    'the bathroom’s size is not the home’s',
  )
  t.end()
})

t.test('another job instead takes the place of the first one', (t) => {
  for (const message of [
    'no, invece solo la revisione',
    'mi serve solo la revisione',
    'e se faccio solo la revisione?',
  ]) {
    const chat = converse('caldaia')
    chat.say('vorrei cambiare la caldaia a Monza')
    const { jobs, parsed } = chat.say(message)
    t.equal(jobs, 'revisione, Monza (MB)', message)
    t.match(parsed.estimates, [{ job: 'caldaia/revisione' }], message)
  }
  t.end()
})

t.test('a variant that a what-if names is priced at once, and annulla goes back', (t) => {
  const chat = converse('caldaia')
  chat.say('cambiare la caldaia, 90 mq, Monza')
  const asked = chat.say('e se metto una pompa di calore?')
  t.match(asked.parsed.estimates, [{ job: 'caldaia/pompa' }])
  const back = chat.say('annulla')
  t.match(back.parsed.estimates, [{ job: 'caldaia/sostituzione' }])
  t.equal(back.jobs, 'sostituzione superficie 90, Monza (MB)')
  t.end()
})

t.test('what is not wanted is taken out', (t) => {
  const chat = converse('tinteggiatura')
  t.equal(chat.say('non voglio rifare il bagno, solo togliere la muffa, 4 mq').jobs, 'muffa muffaMq 4')
  const other = converse('tinteggiatura')
  other.say('imbiancare e cambiare la caldaia')
  t.equal(other.say('niente, non cambiare la caldaia').jobs, 'interni')
  t.end()
})

t.test('a part of a job in hand is an answer and no job of its own', (t) => {
  const chat = converse('tinteggiatura')
  chat.say('i muri vanno cambiati, 80 mq')
  t.match(chat.say('muffa su 10 mq').jobs, /^tutto superficie 80 muffaMq 10/)
  t.end()
})

t.test('a job without a price is handed over without a card, and keeps what was said', (t) => {
  const chat = converse('ristrutturazione_bagno')
  const { parsed } = chat.say('ho una perdita nascosta a Monza')
  t.same(parsed.estimates, [])
  t.match(parsed.text, /non ho un prezzo affidabile/)
  t.match(parsed.text, /un idraulico dopo un sopralluogo: deve vedere dove esce l’acqua/)
  t.match(parsed.link, { kind: 'professionals', profession: 'Idraulico', city: 'MONZA (MB)' })
  t.match(parsed.brief[0], { label: 'Lavoro', value: 'Perdita nascosta' })
  t.ok(parsed.brief.some(({ value }) => value?.includes('perdita nascosta')))
  t.notMatch(chat.say('e poi?').parsed.text, /non ho un prezzo affidabile/, 'said once')
  t.end()
})
