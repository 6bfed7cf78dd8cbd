import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { useSampleContent } from '../../../lib/sample-content.ts'

/** Says that the work pictures of a sample professional are drawn; nothing on a site with real photos. */
export function IllustrationTag({ className }: { readonly className?: string | undefined }) {
  return useSampleContent() ? <ExampleTag className={className}>Illustrazione</ExampleTag> : null
}
