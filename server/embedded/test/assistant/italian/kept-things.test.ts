import t from 'tap'

import { isKept } from '../../../src/assistant/italian/sentences/kept-things.ts'
import { splitWords } from '../../../src/assistant/italian/words.ts'

const keeps = (message: string, stem: string): boolean =>
  isKept(splitWords(message), (text) => text.startsWith(stem))

t.test('a thing that was renewed, is sound or is not to be touched stays', async (t) => {
  for (const [message, stem] of [
    ['le finestre le abbiamo già cambiate', 'finestr'],
    ['i tubi non si toccano', 'tubi'],
    ['la canna fumaria è nuova', 'cann'],
    ['la canna il condominio l’ha rifatta due anni fa quindi quella resta', 'cann'],
    ['i radiatori sono nuovi, li hanno cambiati nel 2019', 'radiator'],
    ['abbiamo già rifatto il quadro', 'quadr'],
    ['il quadro va bene così', 'quadr'],
    ['i caloriferi hanno già le valvole', 'valvol'],
    ['le valvole ci sono già', 'valvol'],
    ['tubi rifatti l’anno scorso', 'tubi'],
    ['la canna è vecchia ma l’abbiamo fatta intubare', 'cann'],
    ['infissi a posto, quelli non si toccano', 'infiss'],
    ['un bagno solo e le finestre le ha cambiate zio 4 anni fa', 'finestr'],
    ['il bagno e la cucina li abbiamo già rifatti', 'bagn'],
  ] as const)
    t.ok(keeps(message, stem), message)
})

t.test('a wish, an old work and another thing keep nothing', async (t) => {
  for (const [message, stem] of [
    ['vorrei le finestre nuove', 'finestr'],
    ['tubi nuovi', 'tubi'],
    ['i tubi sono da rifare', 'tubi'],
    ['i tubi non li abbiamo mai cambiati', 'tubi'],
    ['i tubi li hanno messi nel 1970', 'tubi'],
    ['la canna l’hanno rifatta trent’anni fa', 'cann'],
    ['la canna fumaria è vecchia, la caldaia è nuova', 'cann'],
    ['2 bagni, le 8 finestre sono state cambiate nel 2021', 'bagn'],
    ['il quadro non è a norma', 'quadr'],
    ['rifare le finestre, la porta è già stata cambiata', 'finestr'],
    ['c’è un bagno solo e che le finestre le ha cambiate zio 4 anni fa', 'bagn'],
    ['un bagno solo e gli infissi li abbiamo già cambiati', 'bagn'],
    ['abbiamo un solo bagno e la caldaia l’ha cambiata mio zio', 'bagn'],
  ] as const)
    t.notOk(keeps(message, stem), message)
})
