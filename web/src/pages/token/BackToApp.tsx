import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { useOwnAppLink } from './use-own-app-link.ts'

/** A link to the app, which creates a new token (specification, section 4, 'Short-token screen'). */
export function BackToApp() {
  return <ButtonLink href={useOwnAppLink()}>Accedi di nuovo dall’app</ButtonLink>
}
