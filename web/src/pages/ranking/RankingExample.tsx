import styles from './RankingExample.module.css'

const rows = [
  { name: 'Termoidraulica Ferri', seat: 'Ha sede a Monza', customers: 41 },
  { name: 'Idraulica del Parco', seat: 'Ha sede a Monza', customers: 12 },
  { name: 'Fratelli Colnago', seat: 'Ha sede a Desio, serve anche Monza', customers: 128 },
]

/** The ranking rules applied to three invented firms. */
export function RankingExample() {
  return (
    <figure className={styles.example} aria-labelledby="titolo-esempio">
      <figcaption id="titolo-esempio">
        <b>Un esempio:</b> chi cerca un idraulico a Monza
      </figcaption>
      <ol className={styles.list}>
        {rows.map(({ name, seat, customers }, index) => (
          <li key={name} className={styles.row}>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.seat}>{seat}</span>
            <span className={styles.customers}>
              <b className="num">{customers}</b> clienti soddisfatti
            </span>
          </li>
        ))}
      </ol>
      <p className="note">
        Il terzo ha più clienti degli altri due, ma la sede viene prima. Ditte e numeri sono inventati.
      </p>
    </figure>
  )
}
