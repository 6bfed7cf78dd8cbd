import { appLink, type OperatingSystem } from '@mestieri/shared/device.ts'

/** A shop where the professionals' app is had. */
export interface Store {
  readonly os: Exclude<OperatingSystem, 'other'>
  /** Whose phones it is for. */
  readonly phones: string
  readonly name: string
  readonly url: string
}

export const stores: readonly Store[] = [
  { os: 'android', phones: 'Android', name: 'Google Play', url: appLink('android') },
  { os: 'ios', phones: 'iPhone e iPad', name: 'App Store', url: appLink('ios') },
  { os: 'huawei', phones: 'Huawei', name: 'AppGallery', url: appLink('huawei') },
]

/** The store for a device, and the others; without one for it, all are others. */
export function storesFor(os: OperatingSystem | undefined): {
  readonly own: Store | undefined
  readonly others: readonly Store[]
} {
  return { own: stores.find((store) => store.os === os), others: stores.filter((store) => store.os !== os) }
}
