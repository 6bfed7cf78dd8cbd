import { brand } from '@mestieri/shared/brand.ts'
import { path } from '@mestieri/shared/pages.ts'
import { IconCoinOff, IconFilter, IconUserOff } from '@tabler/icons-react'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { classNames } from '../../components/class-names.ts'
import { decorativeIcon } from '../../components/decorative-icon.ts'
import { Diorama } from '../../components/Diorama/Diorama.tsx'
import { RankingExample } from './RankingExample.tsx'

import styles from './RankingPage.module.css'

const rules = [
  {
    title: 'Dove lavora',
    weight: 'Pesa più di tutto',
    text: 'Prima chi ha sede nel comune che hai cercato, poi chi ha sede altrove ma in quel comune lavora. Se non indichi un comune, questa regola non si applica.',
  },
  {
    title: 'Quanti clienti soddisfatti ha',
    weight: 'Pesa dentro ciascuno dei due gruppi',
    text: 'Chi ne ha di più viene prima. È lo stesso numero che leggi sulla scheda.',
  },
  {
    title: 'Il nome',
    weight: 'Decide solo a parità',
    text: 'A parità di tutto il resto vale l’ordine alfabetico.',
  },
]

const without = [
  {
    Icon: IconCoinOff,
    title: 'I pagamenti',
    text: `Nessuno può pagare per salire. Quello che un professionista versa a ${brand.name} non cambia il suo posto.`,
  },
  {
    Icon: IconUserOff,
    title: 'Chi sei tu',
    text: 'Non guardiamo ricerche passate, dispositivo o posizione: con la stessa ricerca tutti vedono lo stesso ordine.',
  },
  {
    Icon: IconFilter,
    title: 'La categoria',
    text: 'Il mestiere che scegli decide chi compare nell’elenco, non in che posizione.',
  },
]

/**
 * How search results are ordered and what does not count (features.md, A9; Codice del consumo, art. 49-bis).
 */
export function RankingPage() {
  return (
    <>
      <section className="under-header">
        <div className={classNames('wrap', styles.topInner)}>
          <div className={styles.topText}>
            <h1 className="h1">Come ordiniamo i risultati</h1>
            <p className="lead">
              L’ordine dei professionisti segue tre regole, applicate una dopo l’altra e uguali per tutti.
            </p>
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
            {rules.map(({ title, weight, text }, index) => (
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
        <RankingExample />
        <section className={styles.without} aria-labelledby="titolo-non-conta">
          <h2 className="h2" id="titolo-non-conta">
            Che cosa non conta
          </h2>
          <ul className={styles.reasons}>
            {without.map(({ Icon, title, text }) => (
              <li key={title} className={styles.reason}>
                <span className={classNames('icon-tile', styles.icon)}>
                  <Icon {...decorativeIcon} />
                </span>
                <h3 className="h3">{title}</h3>
                <p className="muted small">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <div className={styles.end}>
          <ButtonLink to={path('directory')}>Cerca un professionista</ButtonLink>
          <p className="note">
            Informazioni sui parametri di classificazione date ai sensi dell’art. 49-bis, comma 1, lettera a)
            del Codice del consumo (D.Lgs. 6 settembre 2005, n. 206).
          </p>
        </div>
      </div>
    </>
  )
}
