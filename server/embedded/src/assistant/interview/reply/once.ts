import type { CaseState } from '../case.ts'

/** Returns a text the first time it is used in a conversation under this name; no text after that. */
export function once(
  state: CaseState,
  name: string,
  words: string,
): { readonly words: string[]; readonly state: CaseState } {
  if (words === '' || state.said.includes(name)) return { words: [], state }
  return { words: [words], state: { ...state, said: [...state.said, name] } }
}
