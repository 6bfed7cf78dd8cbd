import type { Locator, Page } from 'playwright-core'

export const trialPath = '/professionisti/lavora_con_noi/inizia_la_prova'
export const activationPath = (uid: string) => `/professionisti/lavora_con_noi/pagamento/${uid}`
export const settlementPath = (uid: string) => `/professionisti/lavora_con_noi/saldo/${uid}`

/** Valid billing data. */
export const goodData = { vat: '12345678903', cuuPec: 'KRRH6B9', email: 'mario@rossi.it' }

/** Page object of the payment panel, with the elements of the open tab. */
export function paymentPage(page: Page) {
  const panel = page.getByRole('tabpanel')
  const vat = panel.getByRole('textbox', { name: 'Partita IVA' })
  const cuuPec = panel.getByRole('textbox', { name: 'PEC / codice SDI' })
  const email = panel.getByRole('textbox', { name: 'Email' })
  const terms = page.getByRole('checkbox', { name: /Ho almeno 18 anni/ })
  return {
    panel,
    vat,
    cuuPec,
    email,
    terms,
    bankTab: page.getByRole('tab', { name: 'Bonifico Bancario' }),
    cardTab: page.getByRole('tab', { name: 'Altri metodi' }),
    send: page.getByRole('button', { name: 'Invia dati di fatturazione' }),
    confirmation: page.getByRole('region', { name: 'In attesa del bonifico' }),
    failure: page.getByRole('dialog', { name: 'Dati non inviati' }),
    errors: page.getByRole('region', { name: 'Errori nei dati di fatturazione' }),
    enter: async (data: Readonly<typeof goodData>): Promise<void> => {
      await vat.fill(data.vat)
      await cuuPec.fill(data.cuuPec)
      await email.fill(data.email)
    },
  }
}

/** Presses Tab until an element has the focus. @throws Error if it is not reached */
export async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(target)}`)
}
