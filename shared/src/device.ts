import { brand } from './brand.ts'
import { path } from './pages.ts'

/** The systems that the professionals' app has a store for; `other` is every other one, and the unknown. */
export type OperatingSystem = 'android' | 'ios' | 'huawei' | 'other'

export type DeviceType = 'desktop' | 'mobile' | 'tablet'

export interface Device {
  readonly os: OperatingSystem
  readonly type: DeviceType
}

/** What a browser knows of itself beside its user agent; a server has none of it. */
export interface DeviceHints {
  /** `navigator.maxTouchPoints`: an iPad that calls itself a Mac has five, a Mac has none. */
  readonly maxTouchPoints?: number | undefined
}

/** Longer ones are no browser's; every expression below is linear, so this only bounds the work. */
const maxLength = 1024

// Windows phones named Android and iPhone too, to be served their pages.
const windowsPhone = /Windows Phone|IEMobile/i
// Without Android beneath it, Huawei's system calls itself OpenHarmony; its tablets and computers then say 'Mobile' too.
const huawei = /HUAWEI|HONOR|HMSCore|HarmonyOS|OpenHarmony/i
const tablet = /\(Tablet;|MediaPad|MatePad|HONOR Pad/i

function isTouchMac(agent: string, { maxTouchPoints = 0 }: DeviceHints): boolean {
  return agent.includes('Macintosh') && maxTouchPoints > 1
}

function systemOf(agent: string, hints: DeviceHints): OperatingSystem {
  if (windowsPhone.test(agent)) return 'other'
  if (/iPhone|iPad|iPod/.test(agent) || isTouchMac(agent, hints)) return 'ios'
  if (huawei.test(agent)) return 'huawei'
  return agent.includes('Android') ? 'android' : 'other'
}

function typeOf(agent: string, os: OperatingSystem): DeviceType {
  const mobile = /\bMobile\b/.test(agent)
  if (os === 'ios') return /iPhone|iPod/.test(agent) ? 'mobile' : 'tablet'
  if (os === 'other') return mobile || windowsPhone.test(agent) ? 'mobile' : 'desktop'
  if (agent.includes('(PC;')) return 'desktop'
  return mobile && !tablet.test(agent) ? 'mobile' : 'tablet'
}

/**
 * The operating system and the kind of device behind a user agent (specification, sections 6 and 9; features.md, H5).
 * It is a guess that the visitor must be able to correct: browsers may ask for desktop sites, and some hide the maker.
 * @param userAgent as the browser sends it; empty where there is none
 */
export function detectDevice(userAgent: string, hints: DeviceHints = {}): Device {
  const agent = userAgent.slice(0, maxLength)
  const os = systemOf(agent, hints)
  return { os, type: typeOf(agent, os) }
}

const appLinks: Readonly<Record<OperatingSystem, string>> = {
  ...brand.businessApp.stores,
  other: path('app-download'),
}

/**
 * Where a system gets the professionals' app: its store's page, for any other system the path of the download page on
 * this site (specification, section 9, 'App link by OS').
 */
export function appLink(os: OperatingSystem): string {
  return appLinks[os]
}
