const tenths = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/**
 * A rating out of five as a figure, '4,4'; null for none. A number outside the scale is an error of the upstream and is
 * not shown.
 */
export function ratingFigure(rating: number | null): string | null {
  return rating !== null && rating >= 1 && rating <= 5 ? tenths.format(rating) : null
}
