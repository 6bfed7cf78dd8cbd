import { createContext, useContext } from 'react'

/**
 * Whether pages show the sample content of web/src/samples, and every professional is a sample. The BFF says so in the
 * document: yes beside the embedded upstream, which has sample professionals alone; never in front of a real one.
 */
export const SampleContent = createContext(false)

/** Whether to show sample content, and to mark every professional as a sample. */
export function useSampleContent(): boolean {
  return useContext(SampleContent)
}
