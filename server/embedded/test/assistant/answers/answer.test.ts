import t from 'tap'

import { asksAmount } from '../../../src/assistant/answers/about/amount.ts'
import type { AnswerContext } from '../../../src/assistant/answers/answer-context.ts'
import { answerTopic } from '../../../src/assistant/answers/answer.ts'
import { emergencyReply } from '../../../src/assistant/answers/emergency/emergency.ts'
import { type Topic, topics } from '../../../src/assistant/answers/topic.ts'
import { readUtterance } from '../../../src/assistant/italian/utterance.ts'
import { tellingWords } from '../../../src/assistant/learning/telling-words.ts'
import { contextOf, sampleJobs } from './sample-context.ts'

function said(topic: Topic | 'other', question: string, given: Partial<AnswerContext> = {}): string {
  return answerTopic(topic, contextOf(question, given)).paragraphs.join(' ')
}

const boiler = { jobs: [sampleJobs.boiler] } as const
const roof = { jobs: [sampleJobs.roof] } as const

t.test('Whether something is in the price is read from the lists of the estimate', async (t) => {
  t.match(said('included', 'la stuccatura è compresa?'), /^Sì, è compreso nel prezzo: stuccatura dei fori/)
  t.match(said('included', 'la rasatura è compresa?'), /^No, non è compreso, resta a parte: rasatura.*\+9–12/)
  t.match(said('scaffolding', 'il ponteggio è compreso?', roof), /^Sì, è compreso.*ponteggio per un mese/)
  t.match(said('scaffolding', 'il ponteggio è escluso giusto?', roof), /^No, è compreso/)
  t.match(said('scaffolding', 'il ponteggio è a parte?'), /^Sì, resta a parte/)
  t.match(said('disposal', 'portate via la vecchia?', boiler), /smaltimento della vecchia/)
  t.match(said('certificates', 'la certificazione è compresa?', boiler), /dichiarazione di conformità/)
  t.match(said('included', 'il massetto è compreso?'), /non vedo «massetto»/)
  t.match(said('included', 'cosa è compreso?'), /due mani di pittura.*Non compreso: rasatura/)
})

t.test('A budget is compared with the estimate, and what would fit is named', async (t) => {
  t.match(said('budget', 'ci sto con 8.000?'), /^Sì, con 8\.000 € ci stai: la stima arriva a 2\.800 €/)
  t.match(said('budget', 'ho 2000 euro'), /sta dentro la stima.*parte bassa/)
  t.match(said('budget', 'ho 800 euro'), /^Con 800 € non ci stai.*mancano almeno 750 €/)
  t.match(
    said('budget', 'ho 2200 euro', boiler),
    /Con la fascia base \(marca semplice\) siamo a 2\.100–2\.600 €/,
  )
  const both = { jobs: [sampleJobs.painting, sampleJobs.roof] }
  t.match(said('budget', 'ho 10000 euro', both), /Ci starebbe intanto: tinteggiare gli interni/)
  t.match(
    said('budget', 'ho 5 mila euro', { jobs: [{ ...sampleJobs.painting, estimate: null }] }),
    /Tengo a mente 5\.000 €/,
  )
})

t.test('Labour, goods and prices of a unit come out of the estimate', async (t) => {
  t.match(said('labour', 'solo la manodopera?'), /1\.250–2\.200 €, IVA compresa: l’80 %/)
  t.match(said('own-materials', 'se compro io la pittura?'), /1\.250–2\.200 €.*22 %/)
  t.match(said('quantity', 'quanti litri servono?'), /51 litri/)
  t.match(said('unit-price', 'quanto al metro?'), /5–9 € a m² senza IVA, cioè 5,50–9,90 € con IVA/)
  t.match(said('unit-price', 'quanto ad appartamento? siamo 15', roof), /diviso 15 fa circa 1\.100–1\.900 €/)
  t.match(said('part-price', 'quanto costa la rasatura?'), /9–12 €(?:\/| al )m²/)
  t.match(said('part-price', 'quanto costa il geometra?'), /non serve.*nessun permesso/)
})

t.test('The price is explained by what moves it, and by what would narrow it', async (t) => {
  t.match(said('why-price', 'perché così caro?'), /muffa su 10 m² \(\+120–250 €\).*l’80 %/)
  t.match(said('range', 'perché così larga?'), /i metri quadri \(per esempio: 80 m²\)/)
  t.match(said('save', 'come risparmio?', boiler), /fascia base \(marca semplice\) porta a 2\.100–2\.600 €/)
  t.match(said('sources', 'da dove vengono?'), /Regione Lazio \(2023\)/)
  t.match(said('compare', 'base o media?', boiler), /base \(marca semplice\) 2\.100–2\.600 € e media/)
  t.match(said('counted', 'cosa hai contato?'), /pareti e soffitti, 280 m².*pittura traspirante/)
})

t.test('The earlier estimate is told if there was one', async (t) => {
  const { estimate } = sampleJobs.painting
  if (!estimate) throw new Error('the sample has an estimate')
  const previous = { ...estimate, gross: { min: 1200, max: 2000 } }
  t.match(
    said('previous', 'quanto costava prima?', { jobs: [{ ...sampleJobs.painting, previous }] }),
    /Prima era 1\.200–2\.000 €/,
  )
  t.match(said('previous', 'quanto costava prima?'), /prima stima/)
})

t.test('Permits, relief and VAT are those of the job, and relief ends with its law', async (t) => {
  t.match(said('permits', 'serve un architetto?', roof), /la firma un tecnico.*CILA/)
  t.match(said('permits', 'serve un architetto?'), /^No, per tinteggiare/)
  t.match(said('relief', 'c’è il bonus?', boiler), /non c’è più nessun bonus/)
  t.match(said('relief', 'c’è il bonus?', { ...roof, now: Date.UTC(2027, 5, 1) }), /cambiano ogni anno/)
  t.match(said('vat', 'iva compresa?', boiler), /22 % su una parte dei beni.*2\.300–3\.100 €/)
})

t.test(
  'What nobody can know from here is left to the professional, with the page where to find one',
  async (t) => {
    const { paragraphs, link } = answerTopic('other', contextOf('quanti gradini ha la scala?'))
    t.match(paragraphs.join(' '), /^Quanti gradini ha la scala te lo dice l’imbianchino al sopralluogo/)
    t.same(link, { kind: 'professionals', profession: 'Imbianchino', city: 'MONZA (MB)' })
    t.match(said('other', 'e con una tinta scura?'), /tinta forte: \+1–2 €/)
  },
)

t.test('Doing it oneself is refused where the law wants a firm', async (t) => {
  t.match(said('self', 'posso farlo da solo?', boiler), /^No:.*DM 37\/2008/)
  t.match(said('self', 'posso farlo da solo?'), /risparmieresti la manodopera/)
  t.match(said('self', 'posso farlo da solo?', roof), /pericoloso/)
})

t.test('Every topic has an answer before there is a job, before the figure and after it', async (t) => {
  const before = { jobs: [{ ...sampleJobs.painting, estimate: null }] }
  for (const topic of [...topics, 'other'] as const) {
    for (const given of [{ jobs: [], place: null }, before, {}, boiler, roof]) {
      const { paragraphs } = answerTopic(topic, contextOf('e questo?', given))
      t.ok(paragraphs.length > 0 && paragraphs.every((text) => text.trim() !== ''), topic)
      t.notMatch(paragraphs.join(' '), /undefined|NaN|null| {2}|\.\./, topic)
    }
  }
})

t.test(
  'The same question is answered more shortly the second time, and in other words the third',
  async (t) => {
    for (const topic of topics) {
      const first = answerTopic(topic, contextOf('e questo?'))
      const second = answerTopic(topic, contextOf('e questo?', { answered: [first.key] }))
      const third = answerTopic(topic, contextOf('e questo?', { answered: [first.key, first.key] }))
      const [one, two, three] = [first, second, third].map(({ paragraphs }) => paragraphs.join(' '))
      t.equal(new Set([one, two, three]).size, 3, topic)
      t.match(two, /^Come ti dicevo: /, topic)
    }
  },
)

t.test('Another item of the same topic is another question', async (t) => {
  const first = answerTopic('included', contextOf('la stuccatura è compresa?'))
  const other = answerTopic('included', contextOf('la rasatura è compresa?', { answered: [first.key] }))
  t.notMatch(other.paragraphs[0], /^Come ti dicevo/)
})

t.test('Help is about the open question, or about a word of the trade', async (t) => {
  const asked = {
    id: 'superficie',
    label: 'Misure',
    help: 'Bastano i metri di pavimento.',
    example: 'Per esempio: 80 m².',
  }
  const open = { asked: asked as unknown as AnswerContext['asked'] }
  t.equal(said('help', 'in che senso?', open), 'Bastano i metri di pavimento. Per esempio: 80 m².')
  t.match(said('help', 'che vuol dire CILA?', open), /comunicazione al Comune/)
})

t.test('What the trades know about a thing is answered in any words for it', async (t) => {
  t.match(said('guarantee', 'come mai l’intonaco si sfoglia?'), /umidità che risale.*va tolta la causa/)
  t.match(said('other', 'la nicotina poi rispunta?'), /fondo isolante antimacchia/)
  t.match(said('other', 'come calcolo la superficie delle pareti?'), /perimetro × altezza/)
  t.match(said('other', 'domani è prevista pioggia, intanto?', roof), /telo.*non salire/)
  t.match(said('other', 'un rosso intenso si paga di più?'), /tinta forte: \+1–2 €/)
  t.match(said('duration', 'quante ore per asciugarsi?'), /asciutta al tatto/)
  t.match(said('other', 'i pavimenti come restano?'), /nella stima c’è «protezione dei pavimenti»/)
  t.match(said('living', 'quanto rumore fa?'), /si può restare/)
  const facade = { jobs: [{ ...sampleJobs.roof, key: 'ristrutturazione_facciata/insufflaggio' as const }] }
  t.match(said('compare', 'meglio il cappotto?', facade), /ponti termici/)
  t.match(said('included', 'posso scegliere un altro colore?', facade), /piano del colore/)
})

t.test('Relief that has ended is named as ended, and the Conto termico by what it admits', async (t) => {
  t.match(said('relief', 'vale il bonus per le barriere architettoniche?'), /finito il 31 dicembre 2025/)
  t.match(said('relief', 'il bonus facciate c’è?', roof), /finito con il 2022/)
  t.match(said('relief', 'spetta il conto termico?'), /altri lavori di solito non sono ammessi/)
})

t.test('A job without rules on permits in its data gets those that hold in general', async (t) => {
  // Another key: the permits of a new roof are a known question.
  const kind = { ...sampleJobs.roof.kind, permits: '' }
  const job = { ...sampleJobs.roof, key: 'ristrutturazione_tetto/lucernario', kind } as const
  t.match(said('permits', 'ci vuole un permesso?', { jobs: [job] }), /SCIA o permesso di costruire.*tecnico/)
})

t.test('Painting after a job that is none is said to be apart', async (t) => {
  const cracks = {
    ...sampleJobs.painting,
    kind: {
      ...sampleJobs.painting.kind,
      title: 'Crepe',
      work: 'riparare le crepe',
      included: ['intonaco nuovo'],
    },
    estimate: null,
  }
  t.match(
    said('materials', 'poi la pittura la mettete voi?', { jobs: [cracks] }),
    /^No, la tinteggiatura è a parte/,
  )
  t.match(said('materials', 'la pittura la mettete voi?'), /^Sì/)
})

t.test('Whoever asks who sees the photos is told that they have arrived', async (t) => {
  t.match(
    said('photos', 'le vede l’imbianchino?', { hasPhotos: true }),
    /sono arrivate.*insieme alla richiesta/,
  )
})

t.test('Until a job is named, the usual job of the chat stands in, and lists name it', async (t) => {
  const start = { jobs: [], usual: { ...sampleJobs.roof, estimate: null } } as const
  t.match(said('duration', 'quanto ci vuole?', start), /^Per rifare il tetto: /)
  t.match(said('scaffolding', 'il ponteggio è compreso?', start), /^Per rifare il tetto: sì, è compreso/)
  t.match(said('duration', 'quanto ci vuole?', { jobs: [] }), /^Dipende dal lavoro/)
})

t.test('Ways to pay, advance payments and instalments have answers of their own', async (t) => {
  t.match(said('payment', 'si può fare a rate?'), /finanziaria.*Noi non facciamo finanziamenti/)
  t.match(said('payment', 'quanto vogliono di acconto?'), /di solito è il 10–30 %|un acconto del 10–30 %/)
  t.match(said('payment', 'posso pagare in contanti?'), /5\.000 €/)
  t.match(said('payment', 'quando si paga?'), /saldo a lavoro finito/)
})

t.test('Papers of firms and policies are told apart', async (t) => {
  t.match(said('insurance', 'il DURC chi lo chiede?'), /120 giorni.*art\. 90/)
  t.match(said('insurance', 'devo avvisare la mia assicurazione?'), /Avvisa la tua compagnia/)
  t.match(said('insurance', 'la grandine la copre la mia polizza?'), /eventi atmosferici/)
  t.match(said('insurance', 'se fanno danni?'), /^I danni li paga chi li fa/)
})

t.test('Points of tax relief are answered from the data, ended reliefs by the year they ended', async (t) => {
  t.match(said('relief', 'se vendo casa le rate a chi vanno?', roof), /a chi compra.*16-bis/)
  t.match(said('relief', 'il bonus mobili c’è?', roof), /5\.000 €/)
  t.match(said('relief', 'che documenti servono?', roof), /bonifico parlante.*ENEA/)
  t.match(said('relief', 'in quanti anni si recupera?', roof), /dieci rate annuali/)
  t.notMatch(said('relief', 'in quanti anni si recupera?'), /dieci rate/, 'painting gives no deduction')
  t.match(said('relief', 'mi aumenta la rendita catastale?', roof), /36\/E/)
  t.match(said('relief', 'la regione dà contributi?', roof), /bandi propri/)
  t.match(said('relief', 'c’è il 65 %?', roof), /finito con il 2024: dal 2025 è al 50 %/)
})

t.test('Surprises are those of the trade, and levels are named only if they are asked about', async (t) => {
  t.match(said('extras', 'e se trovate sorprese?', roof), /travi o tavolato marci/)
  t.notMatch(said('compare', 'conviene adesso o dopo?', boiler), /fascia|base \(/)
  t.match(said('neighbours', 'che maggioranza serve?', roof), /art\. 1136/)
})

t.test(
  'A condition is not taken for an indirect question, and an act is not the thing it is done to',
  async (t) => {
    t.match(said('other', 'se resta un buco che succede?', { jobs: [sampleJobs.roof] }), /^Per un buco ti/)
    t.notMatch(said('included', 'il rifacimento del massetto è compreso?'), /«rifacimento»/)
  },
)

t.test('A brand, the life of a price and the paperwork itself are answered as such', async (t) => {
  t.match(said('compare', 'meglio vaillant o ariston?', boiler), /centro assistenza vicino/)
  t.match(said('binding', 'il prezzo vale ancora tra sei mesi?', boiler), /di solito 30–60 giorni/)
  t.match(said('binding', 'è un prezzo definitivo?', boiler), /^No, è una stima indicativa/)
})

t.test('A verb of coming asks for no price, and the law is not somebody who reads', async (t) => {
  t.notMatch(said('other', 'e se viene giù un temporale?', roof), /€/)
  t.notOk(asksAmount(readUtterance('e se viene un temporale?')))
  t.ok(asksAmount(readUtterance('e la pulizia quanto viene?')))
  t.same(tellingWords(readUtterance('serve per legge?')), ['serve', 'norma'])
  t.same(tellingWords(readUtterance('chi legge?')), ['chi', 'legge'])
})

t.test(
  'A price question about another thing gets the price of that thing, not that of the job',
  async (t) => {
    t.match(
      said('price', 'quanto costa la finestra?', boiler),
      /^Finestre nuove, di solito: PVC, fascia media: .* a m²/,
    )
    t.match(said('unit-price', 'quanto costa il box doccia?'), /box doccia nuovo: .* a pezzo/)
    t.match(said('part-price', 'quanto costa il tetto?', roof), /^La stima per rifare il tetto è/)
    t.match(said('price', 'quanto costa il lavoro?', roof), /^La stima per rifare il tetto è/)
  },
)

t.test('Before the estimate a budget is compared with a usual case', async (t) => {
  const before = {
    jobs: [{ ...sampleJobs.roof, estimate: null }],
    typicalPrice: () => ({ min: 7200, max: 12_400 }),
  } as const
  t.match(said('budget', '3000 euro bastano?', before), /^Di solito 3\.000 € non bastano.*7\.200–12\.400 €/)
  t.match(said('budget', '9000 euro bastano?', before), /^9\.000 € possono bastare/)
  t.match(said('budget', '15 mila bastano?', before), /^Di solito 15\.000 € bastano/)
})

t.test('A question about August hears of the holidays of firms and suppliers', async (t) => {
  t.match(said('season', 'in agosto lavorate?', roof), /chiudono per qualche settimana.*primavera/)
  t.notMatch(said('season', 'si fa d’inverno?', roof), /chiudono per qualche settimana/)
})

t.test('For a danger of electricity the water is turned off too', async (t) => {
  t.match(emergencyReply('electricity', '').paragraphs.join(' '), /rubinetto generale/)
})

t.test('What could be left out is no size of the job, and permits say nothing twice', async (t) => {
  const { roof: job } = sampleJobs
  const drivers = [
    { slotId: 'superficie', label: 'Tetto di 300 m²', min: 900, max: 1200 },
    { slotId: 'travi', label: 'Travi da cambiare', min: 500, max: 800 },
  ]
  const estimate = job.estimate && { ...job.estimate, drivers }
  const dear = { jobs: [{ ...job, estimate }] } as const
  t.match(said('save', 'come risparmio?', dear), /senza travi da cambiare risparmi/i)
  t.notMatch(said('save', 'come risparmio?', dear), /300 m²/)
  t.notMatch(said('budget', 'ho 1000 euro', dear), /fuori tetto di/)
  for (const sample of Object.values(sampleJobs)) {
    const words = said('permits', 'serve un permesso?', { jobs: [sample] })
    t.ok((words.match(/centr[oi] storic/gi) ?? []).length <= 1, words)
  }
})
