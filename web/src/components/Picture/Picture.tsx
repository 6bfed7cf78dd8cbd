import { preload } from 'react-dom'
import { folder, pictures } from 'virtual:pictures'

import type { PictureName } from './picture-name.ts'

export interface PictureProps {
  readonly name: PictureName
  /** The alternative text; empty when the adjacent text says the same. */
  readonly alt: string
  /** The displayed width, as in `img.sizes`. */
  readonly sizes: string
  /** Preloads the picture, and loads it eagerly. Use it for one picture above the fold. */
  readonly priority?: boolean
  readonly className?: string | undefined
}

/** The width for browsers without `srcset`. */
const plainWidth = 640

function address(name: PictureName, width: number, format: 'avif' | 'webp'): string {
  return `${folder}/${name}-${width}.${pictures[name].hash}.${format}`
}

function sourceSet(name: PictureName, format: 'avif' | 'webp'): string {
  return pictures[name].widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ')
}

/** One of our pictures, in the best format and width. Its space is reserved during loading. */
export function Picture({ name, alt, sizes, priority = false, className }: PictureProps) {
  const { width, height } = pictures[name]
  if (priority) {
    preload(address(name, plainWidth, 'avif'), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sourceSet(name, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
      <img
        className={className}
        src={address(name, plainWidth, 'webp')}
        srcSet={sourceSet(name, 'webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}
