import t from 'tap'

import { directIconImports } from '../scripts/direct-icons-plugin.ts'

t.test('each icon is imported from its own module, and types are left out', async (t) => {
  t.equal(
    directIconImports("import { type Icon, IconX, IconCheck } from '@tabler/icons-react'\nconst a = IconX"),
    "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';" +
      "import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'\nconst a = IconX",
  )
  t.equal(
    directIconImports("import {\n  IconX,\n  IconCheck,\n} from '@tabler/icons-react'").match(/import /g)
      ?.length,
    2,
  )
})

t.test('other imports stay as they are', async (t) => {
  const code = "import { useState } from 'react'"
  t.equal(directIconImports(code), code)
})
