import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { useSampleContent } from '../../../lib/content/sample-content.ts'

/** The label of a sample professional; nothing on a site with real professionals. */
export function SampleTag({ className }: { readonly className?: string | undefined }) {
  return useSampleContent() ? <ExampleTag className={className} /> : null
}
