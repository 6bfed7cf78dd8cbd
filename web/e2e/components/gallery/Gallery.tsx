import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { AnnouncerProvider } from '../../../src/components/Announcer/AnnouncerProvider.tsx'
import { ControlSections } from './ControlSections.tsx'
import { FieldSections } from './FieldSections.tsx'
import { OverlaySections } from './OverlaySections.tsx'
import { StateSections } from './StateSections.tsx'
import { VideoSections } from './VideoSections.tsx'

import styles from './gallery.module.css'

/** Counts router navigations. Closing an overlay with Back must not count. */
function Navigations() {
  const location = useLocation()
  const [seen, setSeen] = useState({ location, count: 0 })
  if (seen.location !== location) setSeen({ location, count: seen.count + 1 })
  return <p data-testid="navigations">{`${location.search}#${seen.count}`}</p>
}

/** All components in all states, for visual review and for the journeys. */
export function Gallery() {
  useEffect(() => {
    document.documentElement.dataset['ready'] = ''
  }, [])
  return (
    <AnnouncerProvider>
      <main className={`wrap ${styles.page}`}>
        <h1 className="h1">Componenti e stati</h1>
        <Navigations />
        <ControlSections />
        <FieldSections />
        <StateSections />
        <OverlaySections />
        <VideoSections />
      </main>
    </AnnouncerProvider>
  )
}
