import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
import { Dialog } from '../../../components/Dialog/Dialog.tsx'
import { messagingLink } from '../../../lib/messaging-app.ts'
import type { Trouble } from '../booking/booking-state.ts'
import type { Slot } from '../booking/slot.ts'
import { dayFromToday, dayInWords, slotInWords } from '../day-words.ts'

import styles from './TroubleReport.module.css'

interface TroubleReportProps {
  readonly trouble: Trouble | null
  readonly today: string
  readonly onChoose: (slot: Slot) => void
  readonly onRetry: () => void
}

/** The specification's texts (section 8). */
const failedText = 'Errore durante la prenotazione della chiamata'
const alertText = `Oops! Qualcosa è andato storto. Riprova più tardi - ${failedText}`

const sameRequest = 'Premi Riprova: è la stessa richiesta, quindi non prenoterai due volte.'
const perhapsBooked = `Può darsi che la chiamata sia già prenotata. ${sameRequest}`

type GoneTrouble = Extract<Trouble, { kind: 'gone' }>

function Gone({
  trouble,
  today,
  onChoose,
}: { readonly trouble: GoneTrouble } & Pick<TroubleReportProps, 'today' | 'onChoose'>) {
  const { slot, nearest, why } = trouble
  if (why === 'perhaps_ours') {
    const question = `Ciao! Ho prenotato una chiamata per ${dayInWords(slot.date)} alle ${slot.time}? Sul sito non ho ricevuto conferma.`
    return (
      <Alert
        tone="warning"
        role="alert"
        title="Forse la tua chiamata è già prenotata"
        action={
          <ButtonLink
            variant="quiet"
            size="s"
            href={messagingLink(brand.support.whatsapp, question)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <IconBrandWhatsapp {...decorativeIcon} /> Chiedi conferma
            <span className="sr"> su WhatsApp (si apre in un’altra scheda)</span>
          </ButtonLink>
        }
      >
        La tua richiesta è partita, ma la conferma non è arrivata, e adesso l’orario che hai scelto,{' '}
        {slotInWords(slot, today)}, non è più libero: può darsi che sia già tuo. Prima di sceglierne un altro,
        chiedici conferma.
      </Alert>
    )
  }
  const choices = (
    <div className={styles.nearest}>
      {nearest.map((near) => (
        <button
          key={`${near.date} ${near.time}`}
          type="button"
          className={styles.near}
          onClick={() => onChoose(near)}
        >
          <span className={styles.day}>{dayFromToday(near.date, today)}</span>
          <span className="sr"> alle </span>
          <span className="num">{near.time}</span>
        </button>
      ))}
    </div>
  )
  return (
    <Alert
      tone="warning"
      role="alert"
      title={why === 'late' ? 'Questo orario non è più prenotabile' : 'Questo orario è appena stato preso'}
    >
      {nearest.length > 0
        ? 'Il resto è come l’hai scritto. Gli orari liberi più vicini:'
        : 'Il resto è come l’hai scritto. Scegli un altro giorno.'}
      {nearest.length > 0 && choices}
    </Alert>
  )
}

/** Says what kept the booking from being made, and what can be done (specification, section 8; features.md, F3, F9). */
export function TroubleReport({ trouble, today, onChoose, onRetry }: TroubleReportProps) {
  const report = useRef<HTMLDivElement>(null)
  const ok = useRef<HTMLButtonElement>(null)
  const [acknowledged, setAcknowledged] = useState<Trouble | null>(null)
  useEffect(() => {
    if (trouble?.kind === 'gone' || trouble?.kind === 'unknown') report.current?.focus()
  }, [trouble])
  if (!trouble || trouble.kind === 'incomplete') return null
  const retry = (
    <Button variant="quiet" size="s" onClick={onRetry}>
      Riprova
    </Button>
  )
  return (
    <div ref={report} tabIndex={-1} className={styles.report}>
      {trouble.kind === 'gone' && <Gone trouble={trouble} today={today} onChoose={onChoose} />}
      {trouble.kind === 'unknown' && (
        <Alert
          tone="warning"
          role="alert"
          title="Non sappiamo ancora se la chiamata è prenotata"
          action={retry}
        >
          La tua richiesta è partita, ma la conferma non è arrivata in tempo. {sameRequest}
        </Alert>
      )}
      {trouble.kind === 'failed' && (
        <>
          <Alert tone="danger" title={failedText} action={retry}>
            {[trouble.detail, trouble.unsure && perhapsBooked].filter(Boolean).join(' ') ||
              'Quello che hai scritto è ancora qui.'}
          </Alert>
          <Dialog
            title="Prenotazione non confermata"
            open={trouble !== acknowledged}
            initialFocus={ok}
            returnFocus={report}
            onClose={() => setAcknowledged(trouble)}
          >
            <p role="alert">{alertText}</p>
            <Button ref={ok} className={styles.ok} full onClick={() => setAcknowledged(trouble)}>
              OK
            </Button>
          </Dialog>
        </>
      )}
    </div>
  )
}
