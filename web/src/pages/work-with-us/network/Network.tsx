import { professionalTerms } from '@mestieri/shared/professional-terms.ts'

import { ExampleTag } from '../../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../../components/class-names.ts'
import { type ShownClaim, useClaims } from '../../../lib/content/claims.ts'

import styles from './Network.module.css'

const { clients, requirements, confirmWithinWorkingDays } = professionalTerms

const steps = [
  {
    title: 'Mandi tre cose',
    text: `Visura camerale, ${requirements.quotes} preventivi già emessi e ${requirements.pictures} foto di lavori dell’ultimo anno.`,
  },
  {
    title: `Scegli ${clients.introduced} clienti`,
    text: `Nella tua zona e nel tuo mestiere. Se non concludi con nessuno, te ne presentiamo altri ${clients.replacements}.`,
  },
  {
    title: 'Fai il primo lavoro',
    text: `Il cliente paga te. Ci confermi il valore entro ${confirmWithinWorkingDays} giorni lavorativi ed entri nella rete.`,
  },
]

/** The steps to join the network (specification, sections 1 and 2). */
export function Network() {
  const { professionals } = useClaims()
  return (
    <section className={classNames('section', styles.network)} aria-labelledby="titolo-rete">
      <div className="wrap">
        <div className="head">
          <h2 className="h2" id="titolo-rete">
            Dalle carte al primo cantiere
          </h2>
          {professionals && <NetworkSize {...professionals} />}
        </div>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="h3">{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
        {professionals?.note && (
          <p className={classNames('note', styles.note)}>
            <sup className={styles.mark}>1</sup> {professionals.note}
          </p>
        )}
      </div>
    </section>
  )
}

/** The size of the network. */
function NetworkSize({ number, plus, label, note }: ShownClaim) {
  return (
    <p className="lead">
      Così entri in una rete di {plus && 'oltre '}
      <b className={styles.figure}>{number}</b> {label}
      {note === null ? (
        <>
          . <ExampleTag className={styles.example}>Dato di esempio</ExampleTag>
        </>
      ) : (
        <>
          <sup className={styles.mark}>
            <span className="sr">, nota </span>1
          </sup>
          .
        </>
      )}
    </p>
  )
}
