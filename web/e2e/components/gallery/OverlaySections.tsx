import { useRef, useState } from 'react'

import { Button } from '../../../src/components/Button/Button.tsx'
import { Carousel } from '../../../src/components/Carousel/Carousel.tsx'
import { Dialog } from '../../../src/components/Dialog/Dialog.tsx'
import { TextField } from '../../../src/components/Field/TextField.tsx'
import { Lightbox } from '../../../src/components/Lightbox/Lightbox.tsx'
import { Section } from './Section.tsx'

import styles from './gallery.module.css'

const hues = [20, 170, 45, 200, 90]

/** An SVG in place of a photo, large enough to zoom. */
function photo(hue: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="hsl(${hue} 45% 82%)"/><path d="M200 700V340L600 120l400 220v360z" fill="hsl(${hue} 55% 55%)"/><path d="M520 700V480h160v220z" fill="hsl(${hue} 40% 30%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const photos = hues.map((hue, index) => ({
  src: photo(hue),
  width: 1200,
  height: 800,
  alt: `Casa ${index + 1}`,
  caption: `Cantiere ${index + 1}, Monza`,
}))

const voices = hues.map((_, index) => ({
  id: String(index),
  content: (
    <div className={styles.card}>
      <p>{`“Lavoro finito in tempo, casa pulita. ${'Lo consiglio. '.repeat(index + 1)}”`}</p>
      <a className="link" href={`?voce=${index + 1}`}>{`Leggi la ${index + 1}`}</a>
    </div>
  ),
}))

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'sheet' | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Finestre">
      <div className={styles.row}>
        <Button variant="quiet" onClick={() => setOpen('plain')}>
          Apri la finestra
        </Button>
        <Button variant="quiet" onClick={() => setOpen('sheet')}>
          Apri il foglio
        </Button>
      </div>
      <Dialog title="Termini e condizioni" open={open === 'plain'} onClose={close} closeOnBackdrop backCloses>
        <p>{'Un testo qualunque che va a capo più volte. '.repeat(12)}</p>
      </Dialog>
      <Dialog title="Ti richiamiamo" open={open === 'sheet'} onClose={close} initialFocus={field} sheet>
        <TextField label="Telefono" ref={field} type="tel" placeholder="3331234567" />
      </Dialog>
    </Section>
  )
}

function Photos() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <Section title="Foto">
      <div className={styles.thumbs}>
        {photos.map(({ src, alt }, at) => (
          <button
            key={src}
            type="button"
            className={styles.thumb}
            aria-label={`Ingrandisci la foto ${at + 1} di ${photos.length}`}
            onClick={() => setIndex(at)}
          >
            <img src={src} alt={alt} width={120} height={80} />
          </button>
        ))}
      </div>
      <Lightbox photos={photos} index={index} onIndexChange={setIndex} />
    </Section>
  )
}

export function OverlaySections() {
  return (
    <>
      <Section title="Caroselli">
        <Carousel
          label="Recensioni"
          heading={<h3 className="h3">Guarda chi lavora già con noi</h3>}
          slides={voices}
          slideClassName={styles.slide}
          autoplay={{ every: 600, media: '(max-width: 799.98px)' }}
        />
        <div className={styles.narrow}>
          <Carousel label="Date" slides={voices} wrapAround={false} dots />
        </div>
      </Section>
      <Photos />
      <Dialogs />
    </>
  )
}
