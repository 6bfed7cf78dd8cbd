/** Made by `web/scripts/pictures-plugin.ts` from the masters in `web/art`. */
declare module 'virtual:pictures' {
  interface PictureEntry {
    readonly width: number
    readonly height: number
    readonly hash: string
    readonly widths: readonly number[]
  }

  /** Where the build puts the encoded pictures, without a trailing slash. */
  export const folder: string
  export const pictures: Readonly<Record<import('./picture-name.ts').PictureName, PictureEntry>>
}
