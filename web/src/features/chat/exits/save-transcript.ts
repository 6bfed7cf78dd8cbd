import { brand } from '@mestieri/shared/brand.ts'
import type { ServiceTile } from '@mestieri/shared/catalogue/tiles.ts'

import type { ChatMessage } from '../conversation/message.ts'
import { transcript, transcriptName } from './summary.ts'

/** Hands the conversation over as a text file to keep (features.md, D16). */
export function saveTranscript(tile: ServiceTile, messages: readonly ChatMessage[], now: number): void {
  const text = transcript(tile, messages, { now, siteName: brand.name })
  // With its mark, so that every editor reads the accents.
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = transcriptName(tile, now)
  link.click()
  // The download has begun by the next turn, and needs the address no more.
  setTimeout(() => URL.revokeObjectURL(address))
}
