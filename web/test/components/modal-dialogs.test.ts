import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import t from 'tap'

const source = join(import.meta.dirname, '../../src')

/** The components that may draw a `<dialog>` themselves, and why no section's colours reach it. */
const drawers = {
  'app/layout/menu/MobileMenu.tsx': 'stands in the header, and has to work before the scripts do',
  'components/modal/ModalDialog.tsx': 'is put at the end of the body',
  'features/bookings/offer/OfferPopup.tsx': 'stands beside the sections of a page',
}

/** An element in a component; a comment writes it between backticks. */
const drawn = /(?<!`)<dialog\b/

t.test('no other component draws a dialog, which would inherit the colours of where it stands', async (t) => {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.tsx'))
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')))
  t.same(files.filter((_, index) => drawn.test(texts[index] ?? '')).toSorted(), Object.keys(drawers))
})
