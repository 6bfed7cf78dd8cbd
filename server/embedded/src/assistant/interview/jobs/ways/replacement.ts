import { weighs } from '../../../italian/sentences/asides.ts'
import type { Word } from '../../../italian/words.ts'
import type { AnyJobKey } from '../../../jobs/job-engine.ts'
import { isOfShowerTiles } from '../../../recognise/exceptions/parts/shower-tiles.ts'
import { jobsAtHand } from '../../agenda.ts'
import type { CaseState } from '../../case.ts'
import type { Catalogue } from '../../catalogue.ts'
import type { TurnContext } from '../../context.ts'
import { type Message, type NamedJob } from '../../message.ts'
import { withSwaps } from '../leaving/swaps.ts'
import { withoutTakenOut } from '../leaving/taken-out.ts'
import { corrects } from '../requested.ts'
import { areAlternatives } from './alternatives.ts'
import { newThingOf } from './new-things.ts'
import { isOption } from './options.ts'
import { mentionOf } from './sure-mention.ts'
import { withTakenBack } from './taken-back.ts'

/** Maximum number of words of a message that replaces a thing without naming it: 'ok allora la voglio nuova'. */
const mostWords = 9

/** Words that may follow 'nuova' where it does not describe another thing. */
const afterNew = new Set(
  'allora quanto viene verrebbe costa costerebbe direttamente invece e ma no ok quindi cosi adesso magari se che completa intera a di in con da nello stesso'.split(
    ' ',
  ),
)
/** Words before 'nuova' of a thing that is new already, or of 'di nuovo'. */
const already =
  /^(?:di|era|ho|e|sembra|quasi|come|non|niente|parti?|pezz[oi]|sched[ae]|guarnizion[ei]|valvol[ae]|cinghi[ae]|vetr[oi])$/
const changing = /^(?:camb|sostitu|rifa(?!nno)|rifacc|rimpiazz)/
const modal = /^(?:voglio|vorrei|vogliamo|vorremmo|faccio|facciamo|posso|potrei|preferisco)$/
const pronoun = /^(?:la|le|lo|li)$/
/** Words of a question that a price does not answer: 'conviene cambiarla?', 'quando va cambiata?'. */
const advice = /^(?:convien|converr|meglio|vale|quando|perche|serve|bisogna|devo|dovr|obblig|ogni|spesso|poi)/
const pricing = /^(?:quant|cost|vien|verr|spes|prezz)/

/** Whether words replace the thing that they refer to: 'la vorrei nuova', 'a questo punto la cambio', 'sostituirla'. */
function replaces(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (/^nuov[aoie]$/.test(text)) {
      const isOpening = at === 1 && before?.text === 'e' && !before.accented
      const isOfOther = next !== undefined && next.kind !== 'mark' && !afterNew.has(next.text)
      return !isOfOther && (isOpening || !already.test(before?.text ?? ''))
    }
    if (!changing.test(text)) return false
    // 'cambiarla', 'cambiatela', 'la cambio', 'la voglio cambiare'
    const isAfterModal = modal.test(before?.text ?? '') && pronoun.test(words[at - 2]?.text ?? '')
    if (/(?:rl|(?:ate|ite|iamo|[ai])l)[aoei]$/.test(text) || isAfterModal) return true
    return pronoun.test(before?.text ?? '') && words[at - 2]?.text !== 'non'
  })
}

/** Words for some of several things: 'quelle rotte mettetele nuove' renews no whole roof. */
const someOf = /^(?:rott|mancan|quell[ei]$|alcun|qualc|poch|danneggiat|spezzat)/

/** Returns the mention with the kind that makes it replace the repair; null if the message only asks for advice. */
function asReplacing(one: NamedJob, { sentences, whole }: Message): NamedJob | null {
  if (one.key.startsWith('ristrutturazione_tetto/') && whole.words.some(({ text }) => someOf.test(text)))
    return null
  if (sentences.every(({ kind }) => kind !== 'question')) return { ...one, instead: true }
  if (weighs(whole) || whole.words.some(({ text }) => advice.test(text))) return null
  return whole.words.some(({ text }) => pricing.test(text))
    ? { ...one, kind: 'what-if', instead: true }
    : null
}

/** Words with which a customer chooses another way: 'niente cemento: mettici …', 'no dai troppo, laminato'. */
const choosing =
  /^(?:niente|invece|anziche|piuttosto|posto|idea|ripensat[oa]|cambiamo|troppo|cifra|meglio|preferisc\p{L}+|preferi(?:rei|amo)|torniamo|passiamo|fissat[oa]|convint[oa])$/u
/**
 * Matches what speaks against the work in hand, mostly in the words of somebody else, and the order to count another way:
 * 'mio cugino dice che butto i soldi', 'ripararla non conviene', 'fammi il conto di quello'.
 */
const rejecting =
  /(?<!\p{L})(?:butt(?:o|iamo|i) (?:via )?i? ?soldi|soldi buttati|non (?:mi |ci |le |vi )?conviene|inutile|non (?:ne )?vale la pena|niente riparazion\p{L}|lasci\p{L}{1,4} (?:perdere|stare) (?:la )?(?:toppa|riparazione|rattoppo)|altro che (?:buon|san)[oa]|(?:non si va|si va) da nessuna parte|tanto vale|fa prima a|non serve a (?:niente|nulla)|non (?:(?:la|le|lo|li) )?(?:ripar|aggiust|pul|(?:ri)?vernic|carteggi|levig)\p{L}{1,8}(?! bene)|(?:conto|prezzo|preventivo|stima) di quell[ao]|fa(?:i|mmi) quel conto)(?!\p{L})/iu

/** Whether a message speaks against the work in hand, or asks to count another way. */
export const rejects = ({ text }: Pick<Message, 'text'>): boolean => rejecting.test(text)

/** Words that add something to the work in hand. */
const adding = /^(?:anche|pure|aggiung\p{L}*|inoltre|oltre|poi|dopo|piu)$/u
const choosingVerb =
  /^(?:fammi|fai|fate|fatemi|facciamo|prendiamo|prendo|metti|mettiamo|mettete|voglio|vogliamo|preferisco|scelgo)$/

/** Whether a message takes up what it has just asked about: 'e coi caloriferi classici? dai cambiamo, fammi quelli'. */
function takesUp({ sentences }: Message): boolean {
  const asked = sentences.findIndex(({ kind }) => kind === 'question' || kind === 'what-if')
  return (
    asked !== -1 &&
    sentences
      .slice(asked + 1)
      .some(
        ({ kind, utterance: { words } }) =>
          kind === 'statement' &&
          words.some(
            ({ text }, at) => /^quell[oaie]$/.test(text) && choosingVerb.test(words[at - 1]?.text ?? ''),
          ),
      )
  )
}

/** Matches the choice of what somebody proposed: 'mi spinge per l’ibrido. facciamo quello'. */
const choosingThat =
  /(?<!\p{L})(?:facciamo|prendiamo|mettiamo|scelgo|scegliamo|preferisco|vada per|andiamo su) quell[oa](?=\s*(?:[,.;!]|$| e | allora| va| dai))/iu

/** Whether a message chooses another way than the job in hand. A 'no' that may answer a question chooses none. */
function choosesAnother(inHand: AnyJobKey, isAnswer: boolean, message: Message): boolean {
  const { words } = message.whole
  const isDenied = message.named.some(({ key, denied }) => denied && key === inHand)
  const isNo = !isAnswer && words[0]?.text === 'no'
  return (
    isDenied ||
    isNo ||
    corrects(message) ||
    rejects(message) ||
    words.some(({ text }) => choosing.test(text)) ||
    choosingThat.test(message.text)
  )
}

/** Whether a message chooses the work that a mention names: 'così si prende il contributo. facciamo l’ibrido'. */
function isObjectOfChoice({ objectAt, objectsAt }: NamedJob, { saidWords }: Message): boolean {
  return [objectAt, ...objectsAt].some((at) => {
    const article = /^(?:il|lo|la|l|i|gli|le|un|una|uno)$/.test(saidWords[at - 1]?.text ?? '')
    return choosingVerb.test(saidWords[article ? at - 2 : at - 1]?.text ?? '')
  })
}

/** Returns a mention that replaces the job in hand whose work it does in another way; others as they are. */
function asAlternative(one: NamedJob, { jobs, asked }: CaseState, message: Message): NamedJob {
  const keys = jobs.map(({ key }) => key)
  const other = keys.find((key) => areAlternatives(one.key, key))
  if (other === undefined || one.denied || one.also || keys.includes(one.key)) return one
  if (message.named.some(({ key, denied }) => key === other && !denied)) return one
  if (message.whole.words.some(({ text }) => adding.test(text))) return one
  const isTakenUp = takesUp(message)
  if (one.kind === 'question') return isTakenUp ? { ...one, kind: 'statement', instead: true } : one
  const isChosen = isTakenUp || isObjectOfChoice(one, message)
  return isChosen || choosesAnother(other, asked?.job != null, message) ? { ...one, instead: true } : one
}

const removing = /^(?:togl|tolg|lev[aio]|strapp|stacc|rimuov|rimoz|scoll|via$|vecchi|elimin)/
const putting = /^(?:mett|posa|posi|attacc|incoll|vogl|vuol|vorr|facc|applic)/

/** Whether a message puts wallpaper up, whose name alone stands for its removal: 'mettici una carta da parati'. */
const putsPaper = ({ whole: { words } }: Message): boolean =>
  words.some(({ text }) => putting.test(text)) && !words.some(({ text }) => removing.test(text))

const keeping =
  /^(?:tengo|ten(?:ere|endo|essi|iamo)|lasci(?:o|assi|ando|amo|are)|resta|restasse|manten\p{L}+|affianc\p{L}+)$/u

/** Whether a message keeps the gas beside a heat pump: 'se tenessi anche il gas, tipo quelle miste'. */
function keepsGas({ whole: { words } }: Message): boolean {
  const says = (pattern: RegExp): boolean => words.some(({ text }) => pattern.test(text))
  if (says(/^(?:cucin|fornell|cottura|piano$|scaldabagn|non$)/)) return false
  const isGas = says(/^(?:gas|metano|caldaia)$/)
  return isGas && (says(/^mist[aeo]$/) || (says(keeping) && says(/^(?:anche|pure|insieme|accanto|scorta)$/)))
}

/** Matches the wish to redo a bathroom with its pipes, of which only tiles and fixtures were to be renewed. */
const fromScratch =
  /(?<!\p{L})(?:tutto da (?:zero|capo)|tutto nuovo,? tubi|(?:anche |pure )?tubi e scarichi compresi|compresi (?:i )?tubi)(?!\p{L})/iu

/** Words of a customer who goes back to an earlier choice: 'torniamo al normale elettrico da 50 litri'. */
const returning = /^(?:torniamo|torno|contrordine)$/

/** Returns a message with the mentions that choose another way or an option of the jobs in hand. */
function withAlternatives(state: CaseState, message: Message): Message {
  const keys = state.jobs.map(({ key }) => key)
  if (keys.length === 0) return message
  const paper: AnyJobKey = 'tinteggiatura/carta-togliere'
  const isPaper = !keys.includes(paper) && putsPaper(message)
  const ofOptions = message.named.filter((one) => isOption(one, keys, message))
  const isChange =
    ofOptions.some(({ kind, denied }) => kind !== 'question' && !denied) ||
    message.whole.words.some(({ text }) => returning.test(text))
  const named = message.named
    .filter((one) => !ofOptions.includes(one) && !isOfShowerTiles(one, message.saidWords, keys))
    .map((one) =>
      isPaper && one.key === paper && !one.denied
        ? Object.assign({}, one, { key: 'tinteggiatura/carta-posare' } as const)
        : one,
    )
    .map((one) => asAlternative(one, state, message))
  const isNamed = [...keys, ...named.map(({ key }) => key)].includes('caldaia/ibrido')
  const isHybrid = keys.includes('caldaia/pompa') && !isNamed && keepsGas(message)
  const kind = message.isWhatIf ? 'what-if' : 'statement'
  const hybrid: NamedJob[] = isHybrid ? [{ ...mentionOf('caldaia/ibrido'), instead: true, kind }] : []
  const isWhole = keys.includes('ristrutturazione_bagno/rinnovo') && fromScratch.test(message.text)
  if (!isWhole) return { ...message, named: [...named, ...hybrid], isChange }
  const whole: NamedJob = { ...mentionOf('ristrutturazione_bagno/completo'), instead: true, kind }
  const others = named.filter(({ key }) => key !== 'ristrutturazione_bagno/tubi' && key !== whole.key)
  return { ...message, named: [...others, whole], isChange }
}

/**
 * Returns a message whose mentions replace the jobs in hand where it chooses another way of the same work, and name no
 * job where they are an option of one, or where it takes them out. Then the replacement of a repair, see {@link withNewOne}.
 */
export function withReplacement(
  { catalogue, slug }: Pick<TurnContext, 'catalogue' | 'slug'>,
  state: CaseState,
  message: Message,
): Message {
  const leaving = withSwaps(catalogue, slug, state, withoutTakenOut(catalogue, state, message))
  return withTakenBack(catalogue, state, withNewOne(catalogue, state, withAlternatives(state, leaving)))
}

/**
 * Returns a message that names the replacement of the thing whose repair is in hand, if it asks for a new one: 'quanto
 * costa nuova?', 'allora la cambio', 'voglio una caldaia nuova'.
 */
function withNewOne(catalogue: Catalogue, { jobs }: CaseState, message: Message): Message {
  const [repair, ...more] = jobsAtHand(catalogue, { jobs }).flatMap((job) => newThingOf(job) ?? [])
  if (!repair || more.length > 0) return message
  const { key } = repair
  const { named, whole } = message
  // 'e a comprarle nuove?' compares, and 'una ventina di metri di grondaia' measures what is to be cleaned.
  const isOther = !message.sentences.every(({ kind }) => kind === 'statement') || !replaces(whole.words)
  if (!repair.isRepair && isOther) return message
  const wanted = named.filter(({ denied }) => !denied)
  const known = wanted.find((one) => one.key === key)
  if (known) {
    const replacing = known.also ? null : asReplacing(known, message)
    return replacing ? { ...message, named: named.map((one) => (one === known ? replacing : one)) } : message
  }
  const words = whole.words.filter(({ kind }) => kind !== 'mark')
  const namesOther = wanted.some((one) => one.key !== repair.old)
  const isLong = words.length > mostWords && !rejects(message)
  // 'niente riparazione, mettetemene uno nuovo' denies only the repair in hand. 'inutile pulirle, cambiamole. i pluviali
  // sono buoni' keeps a part.
  const keepsPart = (one: NamedJob): boolean => one.key === key && one.inGoodOrder && rejects(message)
  const deniesOther = named.some((one) => one.denied && one.key !== repair.old && !keepsPart(one))
  if (namesOther || deniesOther || isLong || !replaces(whole.words)) return message
  const added = asReplacing({ ...mentionOf(key), kind: message.isWhatIf ? 'what-if' : 'statement' }, message)
  return added ? { ...message, named: [added] } : message
}
