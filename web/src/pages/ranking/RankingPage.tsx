import { path } from '@mestieri/shared/pages.ts'
import { IconCoin, IconCoinOff, IconX } from '@tabler/icons-react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { dateInWords } from '../../lib/format/dates.ts'
import type { KnownRanking } from '../../lib/ranking/use-ranking.ts'
import { RankingExample } from './RankingExample.tsx'

import styles from './RankingPage.module.css'

/**
 * How search results are ordered and what does not count (features.md, A9; Codice del consumo, art. 49-bis).
 */
export function RankingPage({ statement, isSample }: KnownRanking) {
  const { lead, parameters, paymentCounts, payment, ignored, confirmedOn } = statement
  const PaymentIcon = paymentCounts ? IconCoin : IconCoinOff
  return (
    <>
      <section className="under-header">
        <div className={classNames('wrap', styles.topInner)}>
          <div className={styles.topText}>
            <h1 className="h1">Come ordiniamo i risultati</h1>
            <p className="lead">{lead}</p>
            {isSample && (
              <p>
                <ExampleTag>Ordine della dimostrazione</ExampleTag>
              </p>
            )}
          </div>
          <Diorama
            className={styles.picture}
            name="prop-confronto"
            tint="ristrutturazione"
            alt=""
            sizes="(min-width: 60rem) 20rem, 12rem"
            priority
          />
        </div>
      </section>
      <div className={classNames('wrap', 'section', styles.body)}>
        <section aria-labelledby="titolo-regole">
          <h2 className="h2" id="titolo-regole">
            Che cosa conta
          </h2>
          <ol className={styles.rules}>
            {parameters.map(({ title, weight, text }, index) => (
              <li key={title} className={styles.rule}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3 className="h3">{title}</h3>
                  <p className={styles.weight}>{weight}</p>
                  <p className="muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        {isSample && <RankingExample />}
        <section className={styles.without} aria-labelledby="titolo-non-conta">
          <h2 className="h2" id="titolo-non-conta">
            {paymentCounts ? 'I pagamenti e il resto' : 'Che cosa non conta'}
          </h2>
          <ul className={styles.reasons}>
            <li className={styles.reason}>
              <span className={classNames('icon-tile', styles.icon)}>
                <PaymentIcon {...decorativeIcon} />
              </span>
              <h3 className="h3">I pagamenti</h3>
              <p className="muted small">{payment}</p>
            </li>
            {ignored.map(({ title, text }) => (
              <li key={title} className={styles.reason}>
                <span className={classNames('icon-tile', styles.icon)}>
                  <IconX {...decorativeIcon} />
                </span>
                <h3 className="h3">{title}</h3>
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.end}>
          <ButtonLink data-main-action to={path('directory')}>
            Cerca un professionista
          </ButtonLink>
          <p className="note">
            Informazioni sui parametri di classificazione date ai sensi dell’art. 49-bis, comma 1, lettera a)
            del Codice del consumo (D.Lgs. 6 settembre 2005, n. 206)
            {isSample ? '' : `, aggiornate al ${dateInWords(confirmedOn)}`}.
          </p>
        </div>
      </div>
    </>
  )
}
