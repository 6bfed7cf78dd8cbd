import { Alert } from '../../../src/components/Alert/Alert.tsx'
import { Button } from '../../../src/components/Button/Button.tsx'
import { Disclosure } from '../../../src/components/Disclosure/Disclosure.tsx'
import { Skeleton } from '../../../src/components/Skeleton/Skeleton.tsx'
import { Section } from './Section.tsx'

import styles from './gallery.module.css'

const longText = `Dal 1987 ristrutturiamo case in Brianza.

Lavoriamo con una squadra fissa di sei persone: muratore, idraulico, elettricista, piastrellista, imbianchino e geometra. ${'Ogni cantiere ha un solo responsabile, che risponde al telefono. '.repeat(8)}
Sopralluogo gratuito <img src=x onerror=alert(1)>`

export function StateSections() {
  return (
    <>
      <Section title="Avvisi">
        <div className={styles.pair}>
          <Alert tone="info">La stima arriva in chat tra qualche minuto.</Alert>
          <Alert tone="success" title="Fatto">
            Chiamata prenotata con successo
          </Alert>
          <Alert tone="warning">Il professionista lavora solo nel fine settimana.</Alert>
          <Alert
            tone="danger"
            role="alert"
            action={
              <Button size="s" variant="quiet">
                Riprova
              </Button>
            }
          >
            Le foto selezionate (31Mb) superano il limite di 25Mb
          </Alert>
        </div>
      </Section>
      <Section title="Attesa">
        <div className={styles.skeletonCard}>
          <Skeleton className={styles.skeletonMark} />
          <div className={styles.skeletonLines}>
            <Skeleton shape="line" className={styles.skeletonLong} />
            <Skeleton shape="line" className={styles.skeletonShort} />
          </div>
          <Skeleton className={styles.skeletonPicture} />
        </div>
      </Section>
      <Section title="Testo lungo">
        <Disclosure text={longText} />
      </Section>
      <Section title="Testo breve">
        <Disclosure text={'Due righe,\nche ci stanno.'} />
      </Section>
    </>
  )
}
