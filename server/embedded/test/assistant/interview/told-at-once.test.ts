import type { ServiceSlug } from '@mestieri/shared/services/catalogue.ts'
import t from 'tap'

import { lastSheet } from '../last-reply.ts'

/** A first message, and a row of the job description that holds its detail or must not hold it. */
type Row = readonly [slug: ServiceSlug, message: string, row: RegExp]

const told: readonly Row[] = [
  ['serramenti', 'cambiare 5 finestre in pvc a Novara, tutte a battente', /Scorrevoli: nessuna/],
  ['serramenti', 'persiane nuove in alluminio a Nuoro, con le stecche che non si muovono', /lamelle fisse/],
  ['serramenti', 'persiane in alluminio a Terni, le stecche le voglio girare', /lamelle orientabili/],
  ['serramenti', 'zanzariere a Cremona, di quelle che si arrotolano', /a rullo/],
  ['caldaia', 'cambiare la caldaia a Ortona, qui abbiamo il bombolone', /GPL/],
  ['caldaia', 'cambiare la caldaia a Bari, è fuori sul balcone', /esterno/],
  ['caldaia', 'un termostato a Velletri che si comanda dal telefonino', /wifi/],
  ['impianti', 'climatizzatore a Modena, prima va smontato quello vecchio', /macchina vecchia da togliere/],
  ['ristrutturazione', 'rifare i pavimenti a Cremona, il sottofondo è buono', /massetto che resta/],
  ['tinteggiatura', 'imbiancare casa a Sanremo, i muri sono messi bene', /muri in buono stato/],
  ['impianto_fotovoltaico', 'fotovoltaico a Belluno, il tetto è spiovente', /tetto a falde/],
  ['impianto_fotovoltaico', 'pulizia dei pannelli a Merano, il tetto è molto in pendenza', /ripido/],
]

const untold: readonly Row[] = [
  ['serramenti', 'cambiare 5 finestre in pvc a Novara, 2 scorrevoli e 3 a battente', /Scorrevoli: nessuna/],
  ['caldaia', 'un termostato a Velletri, scrivetemi sul telefonino', /wifi/],
  ['caldaia', 'cambiare la caldaia a Bari, il balcone è piccolo', /esterno/],
  ['impianti', 'climatizzatore a Modena nella casa vecchia', /macchina vecchia da togliere/],
  ['tinteggiatura', 'imbiancare casa a Sanremo, i muri sono messi male', /buono stato/],
]

t.test('a detail of the first message is read, and not asked again', async (t) => {
  for (const [slug, message, row] of told) t.match(lastSheet(slug, [message]), row, message)
})

t.test('similar words tell no such detail', async (t) => {
  for (const [slug, message, row] of untold) t.notMatch(lastSheet(slug, [message]), row, message)
})
