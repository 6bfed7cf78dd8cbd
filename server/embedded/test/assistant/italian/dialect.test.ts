import t from 'tap'

import { standardForm } from '../../../src/assistant/italian/dialect.ts'
import { splitWords } from '../../../src/assistant/italian/words.ts'
import { jobsAfter } from '../engines/whole-catalogue.ts'
import { lastJobs } from '../last-reply.ts'

const texts = (message: string) => splitWords(message).map(({ text }) => text)

t.test('a shortened or regional infinitive is read as the whole one', async (t) => {
  t.same(texts('cambiar la porta'), ['cambiare', 'la', 'porta'])
  t.same(texts('imbiancà e rifà el muru'), ['imbiancare', 'e', 'rifare', 'el', 'muro'])
  t.same(texts('s’adda cagnà, cagnate pure'), ['s', 'adda', 'cambiare', ',', 'cambiate', 'pure'])
  t.same(texts('la cagna'), ['la', 'cagna'])
  t.same(texts('go da metter la finestra nova'), ['ho', 'da', 'mettere', 'la', 'finestra', 'nuova'])
})

t.test('an article without its apostrophe is a word of its own', async (t) => {
  t.same(texts('lha fatto lidraulico'), ['l', 'ha', 'fatto', 'l', 'idraulico'])
  t.same(texts('sopra lappartamento, lana di roccia'), [
    'sopra',
    'l',
    'appartamento',
    ',',
    'lana',
    'di',
    'roccia',
  ])
})

t.test('other words stay: nouns, towns, and words without an accent', async (t) => {
  for (const word of ['bar', 'solar', 'qualita', 'cantu', 'quartu', 'monta', 'leva', 'tor'])
    t.equal(standardForm(word, false), word)
  t.equal(standardForm('citta', true), 'citta')
  t.equal(standardForm('forli', true), 'forli')
})

t.test('a job is recognised in dialect', async (t) => {
  t.same(jobsAfter('ristrutturazione_bagno', 'go da cambiar water e bidè, tuto el resto resta'), ['sanitari'])
  t.same(jobsAfter('caldaia', 'voria cambiar la caldaia vecia'), ['sostituzione'])
  t.same(jobsAfter('tinteggiatura', 'gh’è da pitturà i muri de casa'), ['interni'])
})

t.test('a regional verb adds a job', async (t) => {
  const shower = 'vorrei trasformare la vasca in doccia, piatto 80x120, a Napoli, box in vetro, coi pannelli'
  const more = "Vabbuò, allora già ca ce stammo cagnate pure 'o water e 'o bidè, ca so' d'o settantanove"
  t.same(lastJobs('ristrutturazione_bagno', [shower, 'non lo so', more]), 'vasca-doccia, sanitari')
})
