import { createContext, useContext } from 'react'

/**
 * Whether pages show the sample content of web/src/samples. The BFF says so in the document: yes beside the embedded
 * upstream, whose professionals are samples too; never in front of a real one.
 */
export const SampleContent = createContext(false)

/** Whether to show sample content. */
export function useSampleContent(): boolean {
  return useContext(SampleContent)
}
