import { brand } from '@mestieri/shared/brand.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

import { saveFile } from '../../../lib/save-file.ts'
import type { ChatMessage } from '../conversation/messages/message.ts'
import { transcript, transcriptName } from './summary.ts'

/** Downloads the conversation as a text file (features.md, D16). */
export function saveTranscript(tile: ServiceTile, messages: readonly ChatMessage[], now: number): void {
  const text = transcript(tile, messages, { now, siteName: brand.name })
  // The byte order mark makes every editor read the file as UTF-8.
  saveFile(transcriptName(tile, now), 'text/plain', `\uFEFF${text}`)
}
