import type { CaseState } from './case.ts'

/** Words that are said once in a conversation, under a name; none the second time. */
export function once(
  state: CaseState,
  name: string,
  words: string,
): { readonly words: string[]; readonly state: CaseState } {
  if (words === '' || state.said.includes(name)) return { words: [], state }
  return { words: [words], state: { ...state, said: [...state.said, name] } }
}
