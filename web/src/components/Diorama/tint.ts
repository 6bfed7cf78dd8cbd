import type { ServicePicture } from '@mestieri/shared/services/catalogue.ts'

/** The grounds set by `data-tint`: those of the services, and of `tokens.css`. */
export type Tint = ServicePicture | 'casa' | 'professionisti'
