import { people } from '@mestieri/shared/brand/people.ts'

import { ExampleTag } from '../../components/Chip/ExampleTag.tsx'
import { classNames } from '../../components/class-names.ts'
import { markPalette, monogram } from '../../features/affiliates/identity/monogram.ts'
import { useSlot } from '../../lib/content/content-slot.ts'
import { people as samples } from '../../samples/people.ts'

import styles from './People.module.css'

/** The people of the team, with faces or initials. */
export function People() {
  const { entries, areSamples } = useSlot(people, samples)
  if (entries.length === 0) return null
  return (
    <section className={classNames('wrap', styles.people)} aria-labelledby="titolo-persone">
      <h2 className="h2" id="titolo-persone">
        Chi trovi qui
      </h2>
      {areSamples && (
        <p>
          <ExampleTag>Persone di esempio</ExampleTag>
        </p>
      )}
      <ul className={styles.list}>
        {entries.map(({ name, role, photo }) => (
          <li key={name} className={styles.person}>
            {photo === null ? (
              <span className={styles.initials} data-mark={markPalette(name)} aria-hidden="true">
                {monogram(name)}
              </span>
            ) : (
              <img className={styles.photo} src={photo} width={80} height={80} alt="" loading="lazy" />
            )}
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className="small muted">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
