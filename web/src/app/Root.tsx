import { useEffect } from 'react'
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom'

import { AnnouncerProvider } from '../components/Announcer/AnnouncerProvider.tsx'
import { BotCheckNotice } from '../components/BotCheckNotice/BotCheckNotice.tsx'
import { ConsentLayer } from '../features/consent/ConsentLayer.tsx'
import { ConsentProvider } from '../features/consent/ConsentProvider.tsx'
import { SiteFooter } from './layout/footer/SiteFooter.tsx'
import { SiteHeader } from './layout/header/SiteHeader.tsx'
import { SkipLink } from './layout/header/SkipLink.tsx'
import { needsScripts, ScriptsNeeded } from './layout/messages/ScriptsNeeded.tsx'
import { useCurrentRoute } from './routing/use-current-route.ts'
import { useRouteFocus } from './routing/use-route-focus.ts'
import { useDocumentPolicy } from './use-document-policy.ts'

import styles from './Root.module.css'

function Frame() {
  const route = useCurrentRoute()
  const busy = useNavigation().state === 'loading'
  useDocumentPolicy()
  useRouteFocus()
  useEffect(() => {
    // Hydration is complete. Before it, forms and links work without scripts.
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <>
      <SkipLink />
      <ConsentLayer policy={route?.policy} />
      <div className={styles.progress} hidden={!busy} />
      <SiteHeader route={route} />
      <main id="contenuto" className={styles.main} aria-busy={busy}>
        {needsScripts(route) && <ScriptsNeeded route={route} />}
        <Outlet />
      </main>
      {route?.footer === false ? null : <SiteFooter notice={<BotCheckNotice />} />}
      <ScrollRestoration />
    </>
  )
}

/** The frame of every page: header, main, footer; scroll, focus and announcement on a change of route. */
export function Root() {
  return (
    <AnnouncerProvider>
      <ConsentProvider>
        <Frame />
      </ConsentProvider>
    </AnnouncerProvider>
  )
}
