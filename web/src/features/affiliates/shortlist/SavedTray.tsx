import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { Mark } from '../identity/Mark.tsx'
import { maxSaved, savedPath } from '../search/directory-query.ts'
import { savedTarget } from './saved-flight.ts'
import { useShortlist } from './ShortlistProvider.tsx'

import styles from './SavedTray.module.css'

const notices = {
  full: `Puoi salvarne fino a ${maxSaved}: togline uno per aggiungerne un altro.`,
  volatile: 'Il browser non conserva i salvati: restano finché non lasci questa pagina.',
} as const

/** The saved professionals at the bottom of the page, with a link to compare them. */
export function SavedTray() {
  const { saved, notice, clear } = useShortlist()
  const noticeText = notice && notices[notice]
  const count = saved.length === 1 ? '1 salvato' : `${saved.length} salvati`
  return (
    <>
      <output className="sr">{saved.length > 0 ? (noticeText ?? `${count} su ${maxSaved}`) : ''}</output>
      {saved.length > 0 && (
        <section className={styles.tray} aria-label="Professionisti salvati">
          <div className={styles.row}>
            <span className={styles.marks}>
              {saved.map((professional) => (
                <Mark key={professional.link} professional={professional} size="s" className={styles.mark} />
              ))}
            </span>
            <p className={styles.words}>
              <b {...savedTarget}>{count}</b>
              {noticeText && <span className={styles.notice}>{noticeText}</span>}
            </p>
            <Button variant="bare" size="s" aria-label="Svuota l’elenco dei salvati" onClick={clear}>
              Svuota
            </Button>
            <ButtonLink variant="petrol" size="s" to={savedPath(saved.map(({ link }) => link))}>
              {saved.length > 1 ? 'Confronta' : 'Vedi'}
            </ButtonLink>
          </div>
        </section>
      )}
    </>
  )
}
