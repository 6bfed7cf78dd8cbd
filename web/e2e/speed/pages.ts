import type { Tap } from './phone.ts'

const search = '/incontra_professionisti?profession=Idraulico&city=MONZA%20(MB)'

/** A page that is measured, with its name in the table. */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
}

/** The path of a professional of the embedded upstream who shows pictures of work. */
export async function findProfile(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/affiliates?profession=Idraulico&city=MONZA%20(MB)`)
  const { affiliates } = (await reply.json()) as { affiliates: { link: string; workPictures: string[] }[] }
  const shown = affiliates.find(({ workPictures }) => workPictures.length > 2) ?? affiliates[0]
  return `/incontra_professionisti/${shown?.link}`
}

/** One page of each kind. */
export function measuredPages(profile: string): readonly MeasuredPage[] {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/servizi/ristrutturazione_bagno' },
    { name: 'estimator', path: '/scopri_quanto_costa' },
    { name: 'chat, intro', path: '/scopri_quanto_costa/ristrutturazione_bagno' },
    { name: 'directory', path: '/incontra_professionisti' },
    { name: 'directory, a search', path: search },
    { name: 'profile', path: profile },
    { name: 'about', path: '/info/chi_siamo' },
    { name: 'privacy', path: '/info/privacy_policy' },
    { name: 'terms', path: '/info/termini_e_condizioni' },
    { name: 'ranking', path: '/info/come_ordiniamo_i_risultati' },
    { name: 'accessibility', path: '/info/accessibilita' },
    { name: 'app', path: '/app/download_page' },
    { name: 'recruitment', path: '/professionisti/lavora_con_noi' },
    { name: 'trial', path: '/professionisti/lavora_con_noi/inizia_la_prova' },
  ]
}

/** First taps: two that the browser carries out by itself, and two that wait for the page's scripts. */
export function measuredTaps(profile: string): readonly Tap[] {
  return [
    { name: 'home, menu', path: '/', target: '[command="show-modal"]', done: 'dialog[open]' },
    { name: 'home, town', path: '/', target: '[name="city"]', done: '[name="city"]:focus' },
    {
      name: 'home, contact dialog',
      path: '/',
      target: 'button[aria-haspopup="dialog"]:not([command])',
      done: 'dialog[open]',
    },
    {
      name: 'profile, save',
      path: profile,
      target: 'button[aria-pressed]',
      done: 'button[aria-pressed="true"]',
    },
  ]
}
