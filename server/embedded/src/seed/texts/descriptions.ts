import type { Profession } from '@mestieri/shared/catalogue/professions.ts'
import { prettyService } from '@mestieri/shared/catalogue/services.ts'

import type { Random } from '../random.ts'
import { closings, listTitles, methods, openings, sampleMarker, type Voice } from './shared-texts.ts'
import { tradeTexts } from './trade-texts.ts'

export interface Description {
  /** Paragraphs with an empty line between them. The last one marks the professional as a sample. */
  readonly info: string
  /** One sentence of `info`. */
  readonly short: string
}

interface Subject {
  readonly profession: Profession
  readonly townName: string
  /** Service labels. A description sometimes lists them if there are more than two. */
  readonly services: readonly string[]
  readonly voice: Voice
}

const people = ['due', 'tre', 'quattro', 'cinque', 'sei', 'sette'] as const

/** 'a Monza', 'ad Asti', "a L’Aquila". */
function at(town: string): string {
  return town.startsWith('A') ? `ad ${town}` : `a ${town}`
}

function fill(sentence: string, town: string, random: Random): string {
  return sentence
    .replace('{at town}', at(town))
    .replace('{At town}', at(town).replace('a', 'A'))
    .replace('{town}', town)
    .replace('{year}', String(random.int(1978, 2019)))
    .replace('{people}', random.pick(people))
    .replace('{days}', random.pick(['due', 'tre', 'cinque', 'sette']))
}

function serviceList(services: readonly string[], voice: Voice): string {
  return `${listTitles[voice]}\n${services.map((label) => `– ${prettyService(label)}`).join('\n')}`
}

/** Draws the grammatical person of a firm's text: 'noi' for 70 percent of the firms, 'io' for the others. */
export function drawVoice(random: Random): Voice {
  return random.chance(0.7) ? 'noi' : 'io'
}

/**
 * Draws the text with which a sample professional introduces itself: from two sentences to four paragraphs.
 */
export function describe({ profession, townName, services, voice }: Subject, random: Random): Description {
  const town = townName.replaceAll("'", '’')
  const opening = fill(random.pick(openings[voice]), town, random)
  const works = random.sample(tradeTexts[profession], 3)
  const [method = '', secondMethod = ''] = random
    .sample(methods[voice], 2)
    .map((sentence) => fill(sentence, town, random))
  const length = random.next()
  const paragraphs =
    length < 0.3
      ? [[opening, works[0]]]
      : length < 0.7
        ? [[opening, works[0], works[1], method]]
        : [[opening, works[0], works[1]], [method, works[2], secondMethod], [random.pick(closings)]]
  if (services.length > 2 && random.chance(0.2)) paragraphs.splice(1, 0, [serviceList(services, voice)])
  const text = paragraphs.map((sentences) => sentences.join(' '))
  return {
    info: [...text, sampleMarker].join('\n\n'),
    short: random.chance(0.5) ? opening : (works[0] ?? opening),
  }
}
