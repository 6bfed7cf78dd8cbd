import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { useSampleContent } from '../../../lib/sample-content.ts'

/** The mark of a sample professional; nothing where professionals are real. */
export function SampleTag({ className }: { readonly className?: string | undefined }) {
  return useSampleContent() ? <ExampleTag className={className} /> : null
}
