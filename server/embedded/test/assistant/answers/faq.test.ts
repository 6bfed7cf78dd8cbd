import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'

import t from 'tap'

import type { AnswerContext } from '../../../src/assistant/answers/answer-context.ts'
import { answerThing, answerTopic } from '../../../src/assistant/answers/answer.ts'
import { readTopics } from '../../../src/assistant/answers/classify/topics.ts'
import { emergencyIn } from '../../../src/assistant/answers/emergency/emergency.ts'
import { knownAnswer, knownQuestion } from '../../../src/assistant/answers/faq/faq.ts'
import { readKnownData } from '../../../src/assistant/answers/faq/known-questions.ts'
import { readLines } from '../../../src/assistant/answers/faq/question-files.ts'
import { createEngines } from '../../../src/assistant/engines/all.ts'
import { createCatalogue, recognisableJobs } from '../../../src/assistant/interview/catalogue.ts'
import { createPlaceIndex } from '../../../src/assistant/italian/places/place-index.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import type { AnyJobKey } from '../../../src/assistant/jobs/job-engine.ts'
import { createGradual } from '../../../src/assistant/learning/gradual.ts'
import { unpack } from '../../../src/assistant/learning/packed.ts'
import { plainForm } from '../../../src/assistant/learning/telling-words.ts'
import { contextOf } from './sample-context.ts'

const catalogue = createCatalogue(createEngines(), createPlaceIndex())
const keys = [...recognisableJobs(createEngines())].flatMap(([slug, { kinds }]) =>
  Object.keys(kinds).map((id) => `${slug}/${id}`),
)

function about(key: string, question: string): AnswerContext {
  const job = catalogue.job(key as AnyJobKey)
  if (!job) throw new Error(`There is no job ${key}`)
  return contextOf(question, {
    jobs: [{ key: job.key, kind: job.kind, facts: {}, estimate: null, previous: null }],
  })
}

const lines = readLines()

t.test('the bundle keeps exactly what its sources read', async (t) => {
  const read = createGradual(readKnownData()).result()
  const kept = readFileSync(join(import.meta.dirname, '../../../../dist/known-questions.bin'))
  // The bytes of equal data may differ: a text takes one or two bytes a letter, as the process holds it.
  const isEqual = isDeepStrictEqual(unpack(kept), read)
  t.ok(isEqual, 'server/dist is older than its sources: run "npm run build"')
})

t.test('every scope of a known question is a service or a job', async (t) => {
  for (const scope of new Set(lines.flatMap(({ scopes }) => scopes)))
    t.ok(
      keys.some((key) => key === scope || key.startsWith(`${scope}/`)),
      scope,
    )
})

t.test('an answer is short, complete and in Italian typography', async (t) => {
  for (const { answer } of lines) {
    t.match(answer, /^(?:\p{Lu}|\{who\}).*\.$/su, answer)
    t.notMatch(answer, /['"]/, answer)
    t.ok(answer.length <= 420, `${answer.length}: ${answer}`)
  }
})

t.test('each phrasing finds its own answer', async (t) => {
  for (const { scopes, phrasings, answer } of lines) {
    const [scope = 'tinteggiatura'] = scopes
    const key = keys.find((one) => one === scope || one.startsWith(`${scope}/`)) ?? ''
    const others = phrasings.filter((phrasing) => {
      const found = knownQuestion(about(key, phrasing))
      return found?.reply.about !== answer.slice(0, 24) || found.likeness < 0.35
    })
    t.same(others, [], `${key}: ${answer.slice(0, 24)}`)
  }
})

t.test('a question in other words finds the answer', async (t) => {
  for (const [key, question, answer] of [
    ['ristrutturazione_tetto/rifare', 'l’antenna della tv chi la rimonta', 'Antenne e parabole'],
    ['impianti/elettrico', 'c’è nu documentu ca attesta ca è in regola', 'La dichiarazione di conf'],
    ['impianti/elettrico', 'mi lasciano una carta che prova che è a posto', 'La dichiarazione di conf'],
    [
      'impianti/clima',
      'la vicina del piano di sopra può protestare per il motore fuori',
      'L’unità esterna sul tuo',
    ],
    ['serramenti/finestre', 'siamo a cento metri dall’acqua salata, durano', 'Vicino al mare'],
    ['serramenti/tapparelle', 'vorrei chiuderle stando seduto in poltrona', 'Sì, con motori radio'],
    ['serramenti/tapparelle', 'in cameretta non ho fili vicino alla finestra', 'Al motore serve'],
    [
      'impianto_fotovoltaico/smontaggio',
      'ho la tariffa incentivante del GSE, smontandoli la perdo',
      'Di regola no, se tornano',
    ],
    ['caldaia/sostituzione', 'mettiamo anche il serbatoio dell’acqua calda', 'Sì, di solito si può: un'],
    ['caldaia/sostituzione', 'che ne faccio dei documenti della caldaia vecchia', 'No, non buttarlo'],
    ['caldaia/sostituzione', 'la caldaia vecchia la butto io', 'Non la butti tu'],
    [
      'ristrutturazione_facciata/frontalini',
      'già che vengono guardano le piastrelle del balcone',
      'Sì, farlo guardare',
    ],
    ['impianti/elettrico', 'le placche posso sceglierle nere', 'Di solito è compresa una'],
    ['impianti/elettrico', 'posso viverci dentro durante i lavori?', 'Si può, una zona'],
    ['ristrutturazione_facciata/cappotto', 'posso attaccarci dopo la tenda da sole?', 'Sì, con tasselli'],
    ['impianto_fotovoltaico/impianto', 'l’ombra del pino del vicino è un problema', 'Un’ombra su un'],
    ['ristrutturazione_bagno/completo', 'la lavatrice ci sta se la metto in bagno?', 'Sì, se ci sono 60'],
    [
      'ristrutturazione_bagno/completo',
      'mio padre ha 84 anni, i maniglioni dove vanno?',
      'Di solito uno accanto',
    ],
    ['caldaia/sostituzione', 'la pressione scende sempre, la nuova risolve?', 'Dipende da dove'],
    ['serramenti/finestre', 'la soglia di marmo la tengono?', 'Di solito soglia'],
    ['tinteggiatura/interni', 'sulla muffa ci pitturano sopra e basta?', 'No: dipinta sopra'],
    ['tinteggiatura/interni', 'e se sporcano il parquet?', 'Pavimenti, battiscopa'],
    ['serramenti/blindata', 'devo chiedere al condominio?', 'Per cambiare la tua porta'],
  ] as const) {
    const found = knownAnswer(about(key, question), 0.3)
    t.match(found?.paragraphs[0] ?? '', answer, `${key}: ${question}`)
  }
})

t.test('questions after the price, in odd words, find their answer', async (t) => {
  for (const [key, question, answer] of [
    ['caldaia/sostituzione', 'e se fra tre mesi si blocca?', 'Se è un difetto'],
    ['caldaia/sostituzione', 'il bollino lo devo rifare dopo?', 'Alla prima accensione'],
    ['impianti/elettrico', 'il muro è friabile, i fili non potete metterli fuori?', 'canaline'],
    ['serramenti/tapparelle', 'col bottone che salgono si può?', '190–380 €'],
    ['serramenti/finestre', 'dopo quanti anni bisogna riverniciarle?', 'esposizione'],
    ['impianto_fotovoltaico/impianto', 'e con la neve sopra si spaccano?', 'vento e neve'],
    ['impianto_fotovoltaico/impianto', 'una tegola che spaccano montando la paga chi?', 'chi monta'],
    ['ristrutturazione_facciata/pulizia', 'e se poi ci riscrivono con lo spray?', 'antigraffiti'],
    ['ristrutturazione/completa', 'ce lo potete fare a tappe?', /fasi|tappe/],
  ] as const) {
    const found = answerThing(about(key, question)) ?? answerTopic('other', about(key, question))
    t.match(found.paragraphs.join(' '), answer, `${key}: ${question}`)
  }
})

t.test('a question of common words is like no known question', async (t) => {
  for (const [key, question] of [
    ['ristrutturazione/completa', 'in quanto tempo?'],
    ['ristrutturazione/porte', 'quanto a porta?'],
    ['tinteggiatura/interni', 'quanto costa?'],
    ['tinteggiatura/interni', ''],
  ] as const)
    t.equal(knownAnswer(about(key, question), 0.5), null, question)
})

t.test(
  'a question about money gets no answer without an amount, unless it is the same question',
  async (t) => {
    t.equal(knownAnswer(about('caldaia/riparazione', 'quanto prende per un ricambio simile?'), 0.3), null)
    t.ok(knownAnswer(about('caldaia/riparazione', 'quanto costa un ricambio della caldaia'), 0.3))
  },
)

t.test('a long text has no known question', async (t) => {
  const text = `${'la muffa negli angoli torna sempre '.repeat(6)}?`
  t.equal(knownAnswer(about('tinteggiatura/muffa', text), 0.1), null)
})

t.test('a question that nothing answers names its thing, and says what to ask', async (t) => {
  for (const [question, reply] of [
    [
      'il boccaporto lo verniciano?',
      /^Per il boccaporto ti risponde l’elettricista al sopralluogo, quando guarda/,
    ],
    ['e se la tappezzeria si scolla?', /^Per la tappezzeria ti risponde.*succede in quel caso e chi paga/],
    ['è meglio il giunto delle tubature o la manicotteria?', /Fatti dare le due soluzioni/],
    ['posso lasciare lì lo zerbino?', /^Per lo zerbino.*se nel tuo caso si può/],
    ['sulla pensilina chi ci sale?', /^Per la pensilina.*chi se ne occupa/],
    ['la zanca fa male?', /^Per la zanca.*non toccarlo e non usarlo/],
    // 'la' and 'lo' before a verb are pronouns.
    ['chi la monta?', /^Chi la monta te lo dice/],
    ['me lo spostano?', /^Questo te lo dice/],
    ['le verniciano?', /^Questo te lo dice/],
  ] as const) {
    const { paragraphs } = answerTopic('other', about('impianti/elettrico', question))
    t.match(paragraphs.join(' '), reply, question)
  }
})

t.test('whether a thing is included is not answered by how to clean it', async (t) => {
  const asked = about('ristrutturazione_bagno/completo', 'il box doccia è incluso nel prezzo?')
  t.equal(answerThing(asked, ['included']), null)
  t.match(answerTopic('included', asked).paragraphs.join(' '), /^Sì, è compreso nel prezzo: doccia con box/)
})

t.test('a known question has priority over a topic that it only resembles', async (t) => {
  const known = about(
    'caldaia/revisione',
    'ma è obbligatorio tutti gli anni il controllo o è per farci pagare?',
  )
  t.match(answerThing(known, ['free'])?.paragraphs.join(' '), /DPR 74\/2013/)
  t.equal(answerThing(about('caldaia/revisione', 'la chat è gratis?'), ['free']), null)
})

t.test('the time that somebody stays is no price, and a price that somebody asked is compared', async (t) => {
  for (const [question, topic] of [
    ['quanto sta il tecnico qua?', 'duration'],
    ['quanto resta aperto il tetto?', 'duration'],
    ['il falegname mi ha chiesto 9000, è tanto?', 'friend-paid-less'],
    ['le macerie dove vanno a finire?', 'disposal'],
    ['al metro quadro a quanto siamo?', 'unit-price'],
    ['quanto c’è da aspettare per iniziare?', 'start'],
    ['quanto dovrebbe durare questo aggeggio?', 'lifetime'],
  ] as const)
    t.strictSame(readTopics(readUtterance(question)), [topic], question)
})

t.test('words that only resemble those of a topic have no topic', async (t) => {
  for (const [question, topic] of [
    ['il pvc ingiallisce, me l’ha detto la vicina?', 'friend-paid-less'],
    ['non vorrei che coi profili grossi entrasse meno luce?', 'save'],
    ['vorrei essere sicuro che il cappotto non faccia muffa?', 'doubt'],
    ['e se la batteria della centralina si scarica?', 'relief'],
    ['immagino che le persiane siano a parte?', 'photos'],
    ['in che stato mi lasciano i muri?', 'relief'],
    ['quante prese mi mettono in cucina?', 'duration'],
    ['quanto ci mette a scaldare la stanza?', 'duration'],
    ['tra quanto mi rispondono?', 'guarantee'],
    ['se piove funziona lo stesso?', 'season'],
    ['me lo scrivono nero su bianco?', 'discount'],
    ['dicono che servono i pompieri', 'safe'],
    ['l’acqua la posso scaricare nel vaso?', 'relief'],
    ['devo chiamare io il muratore?', 'who-calls'],
    ['quanto spendo di luce poi?', 'price'],
  ] as const)
    t.notOk(readTopics(readUtterance(question)).includes(topic), question)
})

/** Fails: a question about a property compares no prices. */
const noAlternatives = (): never => {
  throw new Error('prices are compared')
}

t.test('a question about a property of an option is not answered with its price', async (t) => {
  const asked = about('caldaia/pompa', 'quanto vive una pompa di calore rispetto alla caldaia?')
  const { paragraphs } = answerTopic('compare', { ...asked, alternatives: noAlternatives })
  t.notMatch(paragraphs.join(' '), /€/)
})

t.test('a count that nobody asked for gives way to a known answer', async (t) => {
  const asked = about('caldaia/scaldabagno', 'quante docce vengono di fila?')
  t.match(answerTopic('quantity', asked).paragraphs.join(' '), /litri/)
})

t.test('what breaks is no question about the guarantee', async (t) => {
  const asked = about('impianti/clima', 'un solo esterno o due, se si rompe uno restano spenti tutti e due?')
  t.match(answerThing(asked, ['guarantee'])?.paragraphs.join(' '), /restano fermi entrambi/)
})

t.test('damage that the work may do is no emergency; damage that happens is one', async (t) => {
  t.equal(emergencyIn(readUtterance('chi paga se cade un pezzo di intonaco su una macchina?')), null)
  t.equal(emergencyIn(readUtterance('se spaccano un tubo del vicino di sotto chi paga?')), null)
  t.equal(emergencyIn(readUtterance('i vicini dicono che prenderà fuoco il garage, è vero?')), null)
  t.equal(emergencyIn(readUtterance('ma se c’è un incendio da dove esco con le sbarre?')), null)
  t.not(emergencyIn(readUtterance('c’è un incendio in garage')), null)
  t.not(emergencyIn(readUtterance('esce fumo dal quadro, prenderà fuoco?')), null)
  t.not(emergencyIn(readUtterance('hanno spaccato un tubo e sta uscendo acqua dappertutto, chi paga?')), null)
})

t.test('a verb loses the pronoun of its thing and the future tense, another word stays', async (t) => {
  for (const [word, plain] of [
    ['levarli', 'levare'],
    ['montandola', 'montando'],
    ['comprarne', 'comprare'],
    ['aggiungerne', 'aggiungere'],
    ['metterne', 'mettere'],
    ['romperanno', 'rompe'],
    ['finira', 'fine'],
  ] as const)
    t.equal(plainForm(word), plain)
  for (const word of ['lavarsi', 'interne', 'moderne', 'lanterne', 'ritira', 'camera'])
    t.equal(plainForm(word), word)
})
