import styles from './BusinessAppMockup.module.css'

interface BusinessAppMockupProps {
  readonly className?: string | undefined
}

/** A drawing of the app with an invented client. Screen readers skip it: adjacent text describes the app. */
export function BusinessAppMockup({ className }: BusinessAppMockupProps) {
  return (
    <div className={className} aria-hidden="true">
      <div className={styles.phone}>
        <div className={styles.screen}>
          <p className={styles.greeting}>Buongiorno, Davide</p>
          <div className={styles.card}>
            <span className={styles.label}>Nuovo cliente</span>
            <b className={styles.job}>Bagno completo, 6 m²</b>
            <span>Monza · entro 3 mesi</span>
            <span className={styles.action}>Fai il preventivo</span>
          </div>
          <div className={styles.card}>
            <span className={styles.sent}>Preventivo inviato</span>
            <b className={styles.job}>Sostituzione pavimento</b>
            <span>Lissone</span>
          </div>
          <p className={styles.example}>Schermata di esempio</p>
        </div>
      </div>
    </div>
  )
}
