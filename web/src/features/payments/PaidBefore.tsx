import { useEffect } from 'react'

import { Alert } from '../../components/Alert/Alert.tsx'
import { useAnnouncer } from '../../components/Announcer/AnnouncerProvider.tsx'

const title = 'Il pagamento precedente è andato a buon fine'

/** Says that the previous payment succeeded and that the page now shows a new one. */
export function PaidBefore() {
  const { announce } = useAnnouncer()
  useEffect(() => announce(title), [announce])
  return (
    <Alert tone="info" title={title}>
      Quello che vedi qui è un nuovo pagamento: prosegui solo se vuoi farne un altro.
    </Alert>
  )
}
