import { CardPage } from '../../app/layout/card/CardPage.tsx'
import { CardPicture } from '../../app/layout/card/CardPicture.tsx'
import { BackToApp } from './BackToApp.tsx'
import { SupportLine } from './SupportLine.tsx'

/** The page for a URL without a token: typed, copied incompletely, or reloaded (specification, section 4). */
export function MissingToken() {
  return (
    <CardPage
      scene={<CardPicture name="prop-chiavi" tint="bagno" />}
      title="Manca il codice di accesso"
      actions={<BackToApp />}
      help={<SupportLine />}
    >
      <p>
        Questa pagina si apre dal link che ricevi per entrare nell’app, e il suo codice vale una volta sola.
      </p>
      <p>
        Se l’hai ricaricata, o hai copiato solo una parte del link, torna nell’app e accedi di nuovo: ne avrai
        uno nuovo.
      </p>
    </CardPage>
  )
}
