import { appLink, type OperatingSystem } from '@mestieri/shared/device.ts'

/** An app store that offers the app for professionals. */
export interface Store {
  readonly os: Exclude<OperatingSystem, 'other'>
  /** The phones that use this store. */
  readonly phones: string
  readonly name: string
  readonly url: string
}

export const stores: readonly Store[] = [
  { os: 'android', phones: 'Android', name: 'Google Play', url: appLink('android') },
  { os: 'ios', phones: 'iPhone e iPad', name: 'App Store', url: appLink('ios') },
  { os: 'huawei', phones: 'Huawei', name: 'AppGallery', url: appLink('huawei') },
]

/** Splits the stores into the device's own and the others; an unknown system has no own store. */
export function storesFor(os: OperatingSystem | undefined): {
  readonly own: Store | undefined
  readonly others: readonly Store[]
} {
  return { own: stores.find((store) => store.os === os), others: stores.filter((store) => store.os !== os) }
}
