import { brand } from '@mestieri/shared/brand.ts'
import type { PageRoute } from '@mestieri/shared/routes.ts'

import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { PictureMessage } from './PictureMessage.tsx'

/** Pages that the browser fills in, and what is worth a word there. The others work without scripts, or say it themselves. */
const remarks: Readonly<Record<string, string>> = {
  'payment-return': 'Se hai appena pagato non pagare di nuovo: scrivici, e ti diciamo com’è andata.',
  'trial-return': 'Se hai appena pagato non pagare di nuovo: scrivici, e ti diciamo com’è andata.',
  activation: 'Se preferisci, scrivici: ti mandiamo i dati per il bonifico.',
  settlement: 'Se preferisci, scrivici: ti mandiamo i dati per il bonifico.',
  'book-call': 'Se preferisci, scrivici quando vuoi essere richiamato.',
}

/** Whether a page is nothing without scripts. */
export function needsScripts(route: PageRoute | undefined): route is PageRoute {
  return route !== undefined && route.id in remarks
}

/** What such a page shows where there are none. */
export function ScriptsNeeded({ route }: { readonly route: PageRoute }) {
  return (
    <noscript>
      <PictureMessage
        picture="impianti"
        tint="impianti"
        alt="Una stanza in cantiere con il quadro elettrico aperto e i cavi in vista"
        title={route.title}
        priority={false}
        actions={
          <>
            <ButtonLink href="">Ricarica</ButtonLink>
            <ButtonLink variant="bare" to="/">
              Torna alla Home
            </ButtonLink>
          </>
        }
      >
        <p>Questa pagina ha bisogno di JavaScript, che nel tuo browser è spento: attivalo e ricaricala.</p>
        <p className="small">
          {remarks[route.id]}{' '}
          <a className="link" href={`mailto:${brand.support.email}`}>
            {brand.support.email}
          </a>
        </p>
      </PictureMessage>
    </noscript>
  )
}
