import { requiredDocuments } from '@mestieri/shared/professional-promises.ts'
import { IconClipboardCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx'
import { classNames } from '../../../components/class-names.ts'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { createSafeStorage } from '../../../lib/storage/storage.ts'
import { createStore, useStore } from '../../../lib/storage/store.ts'
import { createChecklist, missingText, type RequirementId } from './checklist.ts'

import styles from './Requirements.module.css'

const requirements: readonly { id: RequirementId; what: string; detail: string }[] = [
  { id: 'vat', what: 'Partita IVA attiva', detail: 'serve per la fattura' },
  {
    id: 'registry',
    what: requiredDocuments.registryExtract,
    detail: 'anche scaricata dal cassetto digitale',
  },
  { id: 'quotes', what: requiredDocuments.quotes, detail: 'puoi coprire i nomi dei clienti' },
  { id: 'pictures', what: requiredDocuments.pictures, detail: 'vanno bene quelle del telefono' },
]

const nothing = createStore<readonly RequirementId[]>([])
/** The checklist of requirements. The ticks are stored only on the device (features.md, H3). */
export function Requirements() {
  const [checklist] = useState(() =>
    typeof document === 'undefined'
      ? null
      : createChecklist(createSafeStorage({ area: () => localStorage, events: globalThis })),
  )
  const done = useStore(checklist ?? nothing, nothing.state)
  const list = useRef<HTMLFieldSetElement>(null)
  const adoptEarlyTicks = useEffectEvent(() => {
    const boxes = list.current?.querySelectorAll('input') ?? []
    for (const [index, { id }] of requirements.entries()) if (boxes[index]?.checked) checklist?.set(id, true)
  })
  // Boxes may have been ticked before hydration.
  useEffect(() => adoptEarlyTicks(), [])
  return (
    <section className={styles.requirements} aria-labelledby="titolo-requisiti">
      <div className={classNames('wrap', styles.inner)}>
        <div className={styles.words}>
          <h2 className="h2" id="titolo-requisiti">
            Hai già tutto?
          </h2>
          <p className="lead">
            Quattro cose, e di solito ci sono già.
            <span className={styles.scripted}> Spunta quello che hai sotto mano.</span>
          </p>
          <p className={classNames('note', styles.scripted)}>
            {checklist?.volatile()
              ? 'Il tuo browser non conserva le spunte: valgono finché resti su questa pagina.'
              : 'Le spunte restano salvate su questo dispositivo. Non le mandiamo a nessuno.'}
          </p>
        </div>
        <fieldset ref={list} className={styles.list}>
          <legend className="sr">Requisiti</legend>
          {requirements.map(({ id, what, detail }) => (
            <Checkbox
              key={id}
              className={styles.row}
              checked={done.includes(id)}
              onChange={(event) => checklist?.set(id, event.target.checked)}
            >
              <b className={styles.what}>{what}</b>
              <br />
              <span className="muted">{detail}</span>
            </Checkbox>
          ))}
          <p className={classNames(styles.state, styles.scripted)}>
            <IconClipboardCheck {...decorativeIcon} />
            <output>{missingText(done)}</output>
          </p>
        </fieldset>
      </div>
    </section>
  )
}
