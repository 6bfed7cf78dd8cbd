type Colour = `#${string}`

/** The background of a service's picture in both colour schemes, as `#rrggbb`. */
export interface ServiceTint {
  readonly light: Colour
  readonly dark: Colour
}
