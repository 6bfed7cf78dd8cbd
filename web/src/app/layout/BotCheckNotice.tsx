/** What Google asks a site to say whose forms reCAPTCHA guards: shown where one of them is on the page. */
export function BotCheckNotice() {
  return (
    <p>
      Questo sito è protetto da reCAPTCHA: valgono la{' '}
      <a href="https://policies.google.com/privacy" rel="noopener">
        Privacy
      </a>{' '}
      e i{' '}
      <a href="https://policies.google.com/terms" rel="noopener">
        Termini
      </a>{' '}
      di Google.
    </p>
  )
}
