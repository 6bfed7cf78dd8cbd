import t from 'tap'

import { createStateHandover, loadingDocuments, needsDocument } from '../../src/app/routing/document-loads.ts'

const trial = '/professionisti/lavora_con_noi/inizia_la_prova'
const activation = '/professionisti/lavora_con_noi/pagamento/uid-1'

t.test('BR-03: navigations to and from payment and private pages load a new document', async (t) => {
  t.ok(needsDocument('/', trial))
  t.ok(needsDocument(`${trial}/pagamento`, '/thank_you'))
  t.ok(needsDocument('/niente', activation), 'from a page that is not there')
  t.ok(needsDocument(trial, activation), 'whose address is told to nobody')
  t.notOk(needsDocument(trial, `${trial}/pagamento`))
  t.notOk(needsDocument(activation, activation))
  t.notOk(needsDocument('/', '/incontra_professionisti'))
  t.ok(needsDocument('/landing/email_unsubscribe', '/'))
  t.ok(needsDocument('/professionisti/lavora_con_noi/prenota_chiamata/uid-1', '/thank_you'))
})

function memoryArea() {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
  }
}

/** A router at a path, with a record of its calls and those of the window. */
function routerAt(pathname: string) {
  const done: unknown[] = []
  const area = memoryArea()
  const handover = createStateHandover(() => area)
  const inner = {
    get state() {
      return { location: { pathname } }
    },
    navigate: async (to: unknown, options?: unknown) => void done.push(['within', to, options]),
  }
  const load = {
    assign: (address: string | URL) => void done.push(['assign', address]),
    replace: (address: string | URL) => void done.push(['replace', address]),
  }
  return { router: loadingDocuments(inner, { load, handover }), done, handover }
}

t.test('a navigation to another policy loads a document, the router handles all others', async (t) => {
  const { router, done } = routerAt('/')
  await router.navigate(trial)
  await router.navigate({ pathname: activation, search: '?metodo=carta' }, { replace: true })
  await router.navigate('/incontra_professionisti', { state: 1 })
  await router.navigate('?a=1')
  await router.navigate(-1)
  await router.navigate(null)
  t.same(done, [
    ['assign', trial],
    ['replace', `${activation}?metodo=carta`],
    ['within', '/incontra_professionisti', { state: 1 }],
    ['within', '?a=1', undefined],
    ['within', -1, undefined],
    ['within', null, undefined],
  ])
  t.equal(router.state.location.pathname, '/', 'the state is the router’s own')
})

t.test('the next document gets the state of the navigation, once and only at its URL', async (t) => {
  const { router, handover } = routerAt(trial)
  await router.navigate('/thank_you', { state: { time: '09:30' } })
  t.equal(handover.take('/'), null)
  await router.navigate('/thank_you', { state: { time: '09:30' } })
  t.same(handover.take('/thank_you'), { time: '09:30' })
  t.equal(handover.take('/thank_you'), null)
  await router.navigate('/thank_you', { state: { time: '09:30' } })
  await router.navigate('/thank_you')
  t.equal(handover.take('/thank_you'), null, 'a later navigation without one leaves none')
})

t.test('without storage there is no state, and no error', async (t) => {
  const handover = createStateHandover(() => {
    throw new Error('blocked')
  })
  t.doesNotThrow(() => handover.leave('/', {}))
  t.equal(handover.take('/'), null)
})
