import { chats } from '@mestieri/shared/services/chats.ts'
import t from 'tap'

import { lastParsed } from '../last-reply.ts'

t.test('a request for photos names those of the job, not those of the chat', async (t) => {
  const boiler = lastParsed('impianti', [
    'mi serve la revisione della caldaia a gas, a Lodi',
    'sì, con il bollino',
  ])
  t.same(boiler.usefulPhotos, chats.caldaia.usefulPhotos)
  const fence = lastParsed('impianti', ['vorrei una recinzione in legno di 20 metri a Lodi'])
  t.match(fence.text, /una d’insieme e una da vicino/)
  t.equal(fence.usefulPhotos.length, 3)
  t.notMatch(fence.usefulPhotos.join(), /quadro|contatore/)
  const tap = lastParsed('ristrutturazione_bagno', [
    'sostituire un rubinetto del lavabo a Lodi, livello medio',
  ])
  t.notMatch(tap.usefulPhotos.join(), /doccia|vasca/, 'a plumber’s job in the chat of a bathroom')
})

t.test('a reply that asks for no photos names none', async (t) => {
  t.same(lastParsed('impianti', ['vorrei rifare l’impianto elettrico']).usefulPhotos, [])
})
