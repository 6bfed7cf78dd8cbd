import { brand } from '@mestieri/shared/brand.ts'
import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { decorativeIcon } from '../../../components/decorative-icon.ts'
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

/** The alert of the specification (section 8). It ends with the text that the specification wants on the page. */
const alertText =
  'Oops! Qualcosa è andato storto. Riprova più tardi - Errore durante la prenotazione della chiamata'

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

/**
 * The reason why the call is not booked, and what the visitor can do (specification, section 8; features.md, F3, F9).
 * It is the only place for the error: the booking is in a dialog already.
 */
export function TroubleReport({ trouble, today, onChoose, onRetry }: TroubleReportProps) {
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) report.current?.focus()
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
        <Alert tone="danger" role="alert" title={alertText} action={retry}>
          {[trouble.detail, trouble.unsure && perhapsBooked].filter(Boolean).join(' ') ||
            'Quello che hai scritto è ancora qui.'}
        </Alert>
      )}
    </div>
  )
}
