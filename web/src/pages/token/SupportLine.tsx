import { brand } from '@mestieri/shared/brand.ts'

/** The support contact. */
export function SupportLine() {
  const { email } = brand.support
  return (
    <>
      Serve aiuto? Scrivi a{' '}
      <a className="link" href={`mailto:${email}?subject=${encodeURIComponent('Accesso all’app')}`}>
        {email}
      </a>
      .
    </>
  )
}
