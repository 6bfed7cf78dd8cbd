type Colour = `#${string}`

/** The ground of a service's picture in both colour schemes, as `#rrggbb`. */
export interface ServiceTint {
  readonly light: Colour
  readonly dark: Colour
}
