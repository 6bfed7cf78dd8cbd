import { tellingWords } from '../../learning/telling-words.ts'
import { lowerFirst } from '../../wording/figures.ts'
import { type Answerer, reply, sentence, subjectOf } from './subject.ts'

const livingWith: Readonly<Record<string, string>> = {
  tinteggiatura:
    'Sì, si può restare: si lavora una stanza alla volta. Con pitture all’acqua basta arieggiare e di solito la sera ci si dorme; con neonati, asma o animali meglio aspettare un giorno. La carteggiatura fa polvere.',
  ristrutturazione_bagno:
    'Si può restare se hai un secondo bagno o dove appoggiarti: quello in lavori non si usa per tutta la durata. Rumore e polvere ci sono soprattutto nei primi giorni, con la demolizione.',
  ristrutturazione:
    'Con una ristrutturazione completa conviene stare fuori: acqua e corrente mancano a tratti e la polvere è tanta. Se si fa a zone si può restare, ma ci vuole di più.',
  ristrutturazione_tetto:
    'Sì, si resta in casa: si lavora fuori, con rumore di giorno. Se si scopre il tetto sopra una mansarda abitata, quella stanza va liberata.',
  ristrutturazione_facciata:
    'Sì, si resta in casa: il lavoro è fuori. Ci sono rumore, polvere e finestre coperte dai teli per qualche giorno.',
  serramenti:
    'Sì, si resta in casa: per ogni vano ci vogliono poche ore, con un po’ di rumore e polvere. Basta liberare un metro davanti alle finestre.',
  caldaia:
    'Sì, si resta in casa: si resta senza acqua calda e riscaldamento solo per le ore del lavoro. Rumore e sporco sono pochi.',
  impianto_fotovoltaico:
    'Sì, si resta in casa: si lavora sul tetto e la corrente si stacca solo per l’allaccio, di solito poche ore.',
  impianti:
    'Per lavori piccoli si resta in casa. Rifacendo l’impianto le tracce fanno rumore e polvere, e acqua o corrente mancano a tratti: meglio una stanza alla volta, o stare fuori.',
}

/** Matches jobs in one room, during which people stay at home. */
const smallJobs =
  /^(?:ristrutturazione\/(?:parete|controsoffitto|porte|porta-muro|muro|parquet|pavimenti)|ristrutturazione_bagno\/(?:rubinetto|cassetta|scarico|perdita|sanitari|box-piatto))$/
const besideSmallJob =
  'Sì, di solito si resta in casa: si svuota e si chiude solo la stanza dove si lavora. Rumore e polvere ci sono nelle ore di lavoro: neonati, asmatici e animali meglio tenerli lontani in quei momenti.'

/** Matches a question about harm to health. */
const health = /\b(?:male|salute|tossic\w*|nociv\w*|respir\w*|asma|allergi\w*|pericolos\w*|velenos\w*)\b/

export const living: Answerer = (context) => {
  const job = subjectOf(context)
  const isHealth = health.test(tellingWords(context.utterance).join(' '))
  if (isHealth && /muff|umid/i.test(job?.kind.title ?? '')) {
    return {
      ...reply(
        'La muffa può irritare il respiro, soprattutto a bambini, anziani e asmatici: arieggia spesso e non farli dormire lì finché non è trattata. Per i disturbi senti il medico.',
      ),
      about: 'salute',
    }
  }
  if (isHealth && /eternit|amianto/i.test(job?.kind.title ?? '')) {
    return {
      ...reply(
        'L’amianto integro di solito non libera fibre: il pericolo è romperlo, tagliarlo o pulirlo. Non toccarlo e chiedi alla ASL o a una ditta autorizzata.',
      ),
      about: 'salute',
    }
  }
  const words =
    (smallJobs.test(job?.key ?? '') ? besideSmallJob : null) ??
    livingWith[job?.key.split('/')[0] ?? ''] ??
    'Dipende dal lavoro: per tinta, finestre e caldaia si resta in casa, per bagno unico e ristrutturazione completa conviene organizzarsi fuori.'
  const time = job && job.kind.duration !== '' ? `Tempi: ${sentence(lowerFirst(job.kind.duration))}` : null
  return { ...reply(words, time), short: words.split(/(?<=\.)\s/u)[0] ?? words }
}
