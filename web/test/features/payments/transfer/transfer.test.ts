import { brand } from '@mestieri/shared/brand.ts'
import t from 'tap'

import type { SentPayment } from '../../../../src/features/payments/receipt/sent-payment.ts'
import { createSentTransfer, isTransferOf } from '../../../../src/features/payments/transfer/sent-transfer.ts'
import { transferEmail } from '../../../../src/features/payments/transfer/transfer-email.ts'
import { knownReason, transferLines } from '../../../../src/features/payments/transfer/transfer-order.ts'
import { transferWarning } from '../../../../src/features/payments/transfer/transfer-warning.ts'

const subject = { amount: 29_280, vat: '123 456 789 03', shopName: null }

t.test(
  'the IBAN is displayed in groups and copied without spaces; the amount is copied without its sign',
  async (t) => {
    const lines = new Map(transferLines(subject).map((line) => [line.label, line]))
    t.match(lines.get('IBAN'), { shown: 'IT60 X054 2811 1010 0000 0123 456', copied: brand.bankAccount.iban })
    t.match(lines.get('Importo'), { shown: '292,80\u00A0€', copied: '292,80' })
    const dear = transferLines({ ...subject, amount: 109_800 }).find(({ label }) => label === 'Importo')
    t.match(dear, { shown: '1.098,00\u00A0€', copied: '1098,00' }, 'nor with a thousands separator')
    t.match(lines.get('Beneficiario'), { copied: brand.bankAccount.holder })
    t.match(lines.get('Causale'), { shown: 'Nome della tua ditta', copied: 'P.IVA 12345678903' })
  },
)

t.test('the reason has the known parts, and no invalid VAT number', async (t) => {
  t.equal(knownReason({ vat: '123', shopName: null }), null)
  t.equal(knownReason({ vat: '123', shopName: 'Idraulica Rossi' }), 'Idraulica Rossi')
  t.equal(
    knownReason({ vat: '12345678903', shopName: 'Idraulica Rossi' }),
    'Idraulica Rossi P.IVA 12345678903',
  )
})

t.test('an amount that is still loading is empty', async (t) => {
  const line = transferLines({ ...subject, amount: null }).find(({ label }) => label === 'Importo')
  t.match(line, { shown: null, copied: '' })
})

t.test('the email has all data of the transfer, and the address cannot inject fields', async (t) => {
  const link = new URL(transferEmail(subject, ' mario@rossi.it?bcc=x@y.it ', null))
  t.equal(link.protocol, 'mailto:')
  t.equal(decodeURIComponent(link.pathname), 'mario@rossi.it?bcc=x@y.it')
  t.same([...link.searchParams.keys()], ['subject', 'body'])
  const body = link.searchParams.get('body') ?? ''
  for (const words of [
    'IT60 X054',
    '292,80\u00A0€',
    brand.bankAccount.holder,
    'P.IVA 12345678903',
    '48 ore',
  ]) {
    t.match(body, words)
  }
  t.notMatch(body, 'Non fare bonifici')
  const warned = new URL(transferEmail(subject, '', 'Il conto è inventato.')).searchParams.get('body')
  t.match(warned, /^Non fare bonifici\. Il conto è inventato\./)
})

t.test('nobody is let transfer money to an invented account, nor where the site is a trial', async (t) => {
  t.match(transferWarning({ sampleAccount: true, trial: false }), 'IBAN sono di esempio')
  t.match(transferWarning({ sampleAccount: true, trial: true }), 'IBAN sono di esempio')
  t.match(transferWarning({ sampleAccount: false, trial: true }), 'ambiente di prova')
  t.equal(transferWarning({ sampleAccount: false, trial: false }), null)
})

t.test('an announced transfer is restored only by the panel that it belongs to', async (t) => {
  const area = new Map<string, string>()
  const kept = createSentTransfer(() => ({
    getItem: (key) => area.get(key) ?? null,
    setItem: (key, text) => void area.set(key, text),
    removeItem: (key) => void area.delete(key),
  }))
  const values = { vat: '12345678903', cuuPec: 'KRRH6B9', email: 'mario@rossi.it' }
  const transfer: SentPayment = { purpose: 'activation', uid: 'uid-1', amount: 29_280, values, at: 1 }
  kept.write(transfer)
  const found = kept.read()
  t.same(found, transfer)
  t.ok(isTransferOf(found, 'activation', 'uid-1'))
  t.notOk(isTransferOf(found, 'activation', 'uid-2'))
  t.notOk(isTransferOf(found, 'settlement', 'uid-1'))
  t.notOk(isTransferOf(null, 'trial', null))
  for (const text of [
    '{',
    '[]',
    '{"purpose":"trial"}',
    JSON.stringify({ ...transfer, purpose: 'x' }),
    JSON.stringify({ ...transfer, at: '1' }),
  ]) {
    area.set('bonifico_atteso', text)
    t.equal(kept.read(), null, text)
  }
  kept.remove()
  t.equal(area.size, 0)
})
