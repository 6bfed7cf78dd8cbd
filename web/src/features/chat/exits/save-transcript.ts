import { brand } from '@mestieri/shared/brand.ts'
import type { ServiceTile } from '@mestieri/shared/services/tiles.ts'

import { saveFile } from '../../../lib/save-file.ts'
import type { ChatMessage } from '../conversation/message.ts'
import { transcript, transcriptName } from './summary.ts'

/** Hands the conversation over as a text file to keep (features.md, D16). */
export function saveTranscript(tile: ServiceTile, messages: readonly ChatMessage[], now: number): void {
  const text = transcript(tile, messages, { now, siteName: brand.name })
  // With its mark, so that every editor reads the accents.
  saveFile(transcriptName(tile, now), 'text/plain', `\uFEFF${text}`)
}
