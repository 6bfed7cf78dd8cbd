import type { Shape } from '../../growth.ts'

/** A whole piece over and over, and what makes the text no match in the end. */
export function repeated(piece: string, end = ''): Shape {
  return (length) => piece.repeat(Math.floor((length - end.length) / piece.length)) + end
}

/** What makes searching functions look again and again: long runs that nearly match. */
export const hostileShapes: Readonly<Record<string, Shape>> = {
  'slashes, then a letter': repeated('/', 'a'),
  'dots, then a slash': repeated('.', '/'),
  'blanks, then a letter': repeated(' ', 'x'),
  'digits, then a letter': repeated('1', 'x'),
  'letters, then a mark': repeated('a', '!'),
  'encoded percent signs, then a cut one': repeated('%25', '%'),
  'parameters without an end': repeated(';q=0,', '='),
  'words with at-signs': repeated('a@a.', '@'),
  'groups of figures': repeated('111 ', 'x'),
  'beginnings of citations': repeated('[1†', '\n'),
  'opening brackets': repeated('【', '('),
  'letters with loose accents': repeated('e\u0301', '\u202e'),
  'line breaks, then a letter': repeated('\n', 'x'),
  'beginnings of addresses': repeated('www.', 'h'),
}
