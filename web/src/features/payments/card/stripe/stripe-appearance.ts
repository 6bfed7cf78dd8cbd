import type { Appearance } from '@stripe/stripe-js'

/**
 * Our design for the provider's fields, which are in an iframe without our styles.
 * @param token returns the value of a custom property in the current colour scheme
 */
export function stripeAppearance(token: (name: string) => string, dark: boolean): Appearance {
  const line = `1.5px solid ${token('--field-line')}`
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--red'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-muted'),
      colorTextPlaceholder: token('--ink-muted'),
      colorDanger: token('--danger'),
      colorSuccess: token('--success'),
      accessibleColorOnColorPrimary: token('--on-red'),
      // The iframe's origin cannot load our font.
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: token('--text-m'),
      spacingUnit: token('--s1'),
      gridRowSpacing: token('--s4'),
      gridColumnSpacing: token('--s4'),
      borderRadius: token('--radius-m'),
    },
    rules: {
      '.Label': { fontSize: token('--text-s'), fontWeight: '640', marginBottom: '0.375rem' },
      '.Input': { border: line, boxShadow: 'none', padding: `${token('--s3')} ${token('--s4')}` },
      '.Input:focus': {
        borderColor: token('--ink'),
        boxShadow: 'none',
        outline: `3px solid ${token('--petrol')}`,
        outlineOffset: '2px',
      },
      '.Input--invalid': { borderColor: token('--danger'), backgroundColor: token('--danger-tint') },
      '.Error': { fontSize: token('--text-xs'), fontWeight: '560' },
      '.Tab': { border: line, boxShadow: 'none' },
      '.Tab--selected': { borderColor: token('--red'), boxShadow: 'none' },
    },
  }
}
