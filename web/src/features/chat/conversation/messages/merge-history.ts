import { photosComing } from '@mestieri/shared/chat/photo-messages.ts'
import type { ChatHistoryMessage } from '@mestieri/shared/contracts/chat.ts'

import { type ChatMessage, isDelivered } from './message.ts'

export interface MergeDeps {
  readonly newId: () => string
  /** Milliseconds since 1970; the server's history has no times. */
  readonly now: () => number
}

function sameMessage(local: ChatMessage, remote: ChatHistoryMessage): boolean {
  return local.role === remote.role && local.content.trim() === remote.content.trim()
}

/** Drops a repeated user message: the server stores a retry after a lost answer twice. */
function withoutRepeats(history: readonly ChatHistoryMessage[]): ChatHistoryMessage[] {
  return history.filter((message, index) => {
    const before = history[index - 1]
    return !(
      message.role === 'user' &&
      before?.role === 'user' &&
      before.content === message.content &&
      before.pictureUrls.length === 0
    )
  })
}

/** Drops the message by which the page opened the thread, and its answer. */
function withoutOpening(history: readonly ChatHistoryMessage[]): readonly ChatHistoryMessage[] {
  const [first, second] = history
  if (first?.role !== 'user' || first.content !== photosComing) return history
  return history.slice(second?.role === 'assistant' ? 2 : 1)
}

/** The pairs of a longest common subsequence, as indices into both lists. */
function commonPairs(
  local: readonly ChatMessage[],
  remote: readonly ChatHistoryMessage[],
): (readonly [number, number])[] {
  const lengths = Array.from({ length: local.length + 1 }, () =>
    Array.from({ length: remote.length + 1 }, () => 0),
  )
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = local.length - 1; row >= 0; row -= 1) {
    for (let column = remote.length - 1; column >= 0; column -= 1) {
      const [mine, theirs] = [local[row], remote[column]]
      const line = lengths[row]
      if (!mine || !theirs || !line) continue
      line[column] = sameMessage(mine, theirs)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const pairs: (readonly [number, number])[] = []
  let [row, column] = [0, 0]
  while (row < local.length && column < remote.length) {
    const [mine, theirs] = [local[row], remote[column]]
    if (mine && theirs && sameMessage(mine, theirs)) {
      pairs.push([row, column])
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  }
  return pairs
}

function fromHistory(remote: ChatHistoryMessage, { newId, now }: MergeDeps): ChatMessage {
  const fields = { id: newId(), content: remote.content, timestamp: now(), pictureUrls: remote.pictureUrls }
  if (remote.role === 'assistant') {
    return { ...fields, role: 'assistant', showPictureLoadingChoices: remote.isPictureRequest }
  }
  return {
    ...fields,
    role: 'user',
    showPictureLoadingChoices: false,
    delivery: 'sent',
    problem: null,
    idempotencyKey: fields.id,
    sentTo: null,
    photos: [],
  }
}

/** Merges one message that both sides have: the server's pictures, and the local fields. */
function mergeMessage(local: ChatMessage, remote: ChatHistoryMessage): ChatMessage {
  const pictureUrls = remote.pictureUrls.length > 0 ? remote.pictureUrls : local.pictureUrls
  if (local.role === 'assistant') {
    return { ...local, pictureUrls, showPictureLoadingChoices: remote.isPictureRequest }
  }
  return { ...local, pictureUrls, delivery: 'sent', problem: null }
}

/**
 * Merges the server's history into this device's messages (features.md, D12). The history decides which
 * messages exist and their order. A local message that the history lacks is kept if it is unsent, or if it
 * comes after the last message that both have. A local message that the history has counts as sent. An empty
 * history removes nothing.
 */
export function mergeHistory(
  local: readonly ChatMessage[],
  history: readonly ChatHistoryMessage[],
  deps: MergeDeps,
): ChatMessage[] {
  const remote = withoutRepeats(withoutOpening(history))
  if (remote.length === 0) return [...local]
  const pairs = commonPairs(local, remote)
  const lastCommon = pairs.at(-1)?.[0] ?? -1
  const remoteIndexOf = new Map(pairs)
  const merged: ChatMessage[] = []
  let next = 0
  const takeRemoteUntil = (end: number) => {
    for (const message of remote.slice(next, end)) merged.push(fromHistory(message, deps))
    next = Math.max(next, end)
  }
  local.forEach((message, index) => {
    const column = remoteIndexOf.get(index)
    const known = column === undefined ? undefined : remote[column]
    if (column !== undefined && known) {
      takeRemoteUntil(column)
      merged.push(mergeMessage(message, known))
      next = column + 1
    } else if (!isDelivered(message)) merged.push(message)
    else if (index > lastCommon) {
      takeRemoteUntil(remote.length)
      merged.push(message)
    }
  })
  takeRemoteUntil(remote.length)
  return unsentLast(merged)
}

/** Moves unsent messages to the end. */
function unsentLast(messages: readonly ChatMessage[]): ChatMessage[] {
  return [...messages.filter(isDelivered), ...messages.filter((message) => !isDelivered(message))]
}
