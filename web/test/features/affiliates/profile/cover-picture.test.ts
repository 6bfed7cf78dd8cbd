import t from 'tap'

import { coverPicture } from '../../../../src/features/affiliates/profile/cover-picture.ts'

const service = (label: string) => ({ label, labelPretty: label })

t.test('a plumber who heats has a boiler on the cover, another one a bathroom', async (t) => {
  const heats = [service('Impianto idraulico'), service('Manutenzione caldaia')]
  t.equal(coverPicture({ profession: 'Idraulico', services: heats }), 'caldaia')
  t.equal(coverPicture({ profession: 'Idraulico', services: heats.slice(0, 1) }), 'bagno')
  t.equal(coverPicture({ profession: 'Impresa Edile', services: heats }), 'ristrutturazione')
})

t.test('a trade that the site does not know has a van', async (t) => {
  t.equal(coverPicture({ profession: 'Fabbro', services: [] }), 'furgone')
})
