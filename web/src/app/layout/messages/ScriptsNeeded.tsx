import { brand } from '@mestieri/shared/brand.ts'
import type { PageRoute } from '@mestieri/shared/pages.ts'

import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { PictureMessage } from './PictureMessage.tsx'

/**
 * Pages whose content is rendered only in the browser. Other pages work without scripts or have their own
 * notice.
 */
const routesInNeed = ['payment-return', 'trial-return', 'activation', 'settlement', 'book-call'] as const

type RouteInNeed = PageRoute & { readonly id: (typeof routesInNeed)[number] }

/** What the visitor can do without scripts, by page. */
const remarks: Readonly<Record<(typeof routesInNeed)[number], string>> = {
  'payment-return': 'Se hai appena pagato non pagare di nuovo: scrivici, e ti diciamo com’è andata.',
  'trial-return': 'Se hai appena pagato non pagare di nuovo: scrivici, e ti diciamo com’è andata.',
  activation: 'Se preferisci, scrivici: ti mandiamo i dati per il bonifico.',
  settlement: 'Se preferisci, scrivici: ti mandiamo i dati per il bonifico.',
  'book-call': 'Se preferisci, scrivici quando vuoi essere richiamato.',
}

/** Whether a page has no content without scripts. */
export function needsScripts(route: PageRoute | undefined): route is RouteInNeed {
  return routesInNeed.some((id) => id === route?.id)
}

/**
 * The notice of such a page without scripts. Only the server renders its content, so it is not in the
 * browser's code.
 */
export function ScriptsNeeded({ route }: { readonly route: RouteInNeed }) {
  return <noscript>{import.meta.env.SSR ? <Sentence route={route} /> : null}</noscript>
}

function Sentence({ route }: { readonly route: RouteInNeed }) {
  return (
    <PictureMessage
      picture="impianti"
      tint="impianti"
      priority={false}
      alt="Una stanza in cantiere con il quadro elettrico aperto e i cavi in vista"
      title={route.title}
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
  )
}
