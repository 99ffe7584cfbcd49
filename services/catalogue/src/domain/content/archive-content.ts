import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { ContentEvent } from '@pinline/events/catalogue/content-event'
import type { Content } from './content.ts'

export interface ArchiveContent {
  readonly type: 'archive-content'
  readonly by: string
}

/** Withdraws an item from readers; its address says so. */
export const archiveContent = (state: Content, { by }: ArchiveContent): Decision<ContentEvent> => {
  if (state.status === 'absent') return rejection('content-not-found')
  if (state.status === 'archived') return []
  return [{ type: 'content-archived', data: { contentId: state.contentId, by } }]
}
