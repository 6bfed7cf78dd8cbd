import { useLocation } from 'react-router-dom'

import { tileOfPath } from '../../features/chat/service-visit.ts'
import { ChatPage } from './ChatPage.tsx'

export function Component() {
  const tile = tileOfPath(useLocation().pathname)
  // The router knows the services' addresses alone.
  return tile && <ChatPage key={tile.slug} tile={tile} />
}
