import type { Utterance } from '../../italian/utterance.ts'
import { tellingPhrase, tellingWords } from '../../learning/telling-words.ts'
import { asksAmount } from '../about/amount.ts'
import { jobNamed, reply, type Reply, subjectOf, whoDoes, withTrade } from '../about/subject.ts'
import type { AnswerContext, AnswerJob } from '../answer-context.ts'
import { createMatcher, type Found, meets, type Rule } from '../classify/matching.ts'
import { correctWords } from '../faq/known-questions.ts'
import { ofAnyTrade, ofOneTrade } from './afterwards.ts'
import { bathroom } from './bathroom.ts'
import { care } from './care.ts'
import { choices } from './choices.ts'
import { course } from './course.ts'
import { heating } from './heating.ts'
import { home } from './home.ts'
import { needed } from './needed.ts'
import { outside } from './outside.ts'
import { painting } from './painting.ts'
import { papers } from './papers.ts'
import { renovation } from './renovation.ts'
import { rented, smallJobs } from './small-jobs.ts'
import { solar } from './solar.ts'
import { systems } from './systems.ts'
import { trades } from './trades.ts'
import { windows } from './windows.ts'

const matcher = createMatcher()
let isTrusting = false

/** Finds the groups of the rules in words. Words that are spelt correctly are no slips of others. */
function findIn(words: readonly string[]): Found {
  if (!isTrusting) matcher.trust(correctWords())
  isTrusting = true
  return matcher.find(words)
}

/** Returns a rule whose phrases have no stop words. */
function inTellingWords(rule: string): string {
  return rule
    .split(/( [+-] |\|)/)
    .map((part, at) => (at % 2 === 0 ? tellingPhrase(part) : part))
    .join('')
}

/** All things. The first match applies, so the things of one trade come before those of all trades. */
const things = [
  smallJobs,
  ofOneTrade,
  painting,
  bathroom,
  renovation,
  outside,
  windows,
  solar,
  heating,
  systems,
  ofAnyTrade,
  rented,
  papers,
  trades,
  choices,
  course,
  home,
  care,
  needed,
].flatMap((group) =>
  group.map(({ asks, says, jobs }) => ({
    rules: asks.map((one) => matcher.rule(inTellingWords(one))),
    says,
    jobs: jobs ?? null,
  })),
)

/** Whether a rule matches with a different word for each group. */
function isMet(found: Found, rule: Rule): boolean {
  if (!meets(found, rule)) return false
  return new Set(rule.groups.flatMap((group) => found.get(group) ?? [])).size >= rule.groups.length
}

/** Maximum number of words of a question. In a longer text the words of a rule match by chance. */
const mostWords = 24

/** Returns the answer of the first thing that matches a question; null if none matches. */
export function thingAnswer(context: AnswerContext): Reply | null {
  const words = tellingWords(context.utterance)
  if (words.length > mostWords) return null
  const found = findIn(words)
  const isAmount = asksAmount(context.utterance)
  const subject = subjectOf(context)
  // 'per il montascale a chi mi rivolgo?' asks nothing about the doors.
  const others = jobNamed(context) === null ? context.jobs.filter((job) => job !== subject) : []
  const jobs: readonly (AnswerJob | null)[] = [subject, ...others]
  for (const job of jobs) {
    for (const one of things) {
      if (one.jobs !== null && !one.jobs.test(job?.key ?? '')) continue
      if (!one.rules.some((rule) => isMet(found, rule))) continue
      const text = typeof one.says === 'string' ? one.says : one.says(job, context)
      if (text === null || (isAmount && !/[€%]/.test(text))) continue
      return { ...reply(withTrade(text, whoDoes(job))), about: text.slice(0, 24) }
    }
  }
  return null
}

/** Whether a question matches a thing, regardless of the job. */
export function asksAboutThing(utterance: Utterance): boolean {
  const words = tellingWords(utterance)
  if (words.length > mostWords) return false
  const found = findIn(words)
  return things.some(({ rules }) => rules.some((rule) => isMet(found, rule)))
}
