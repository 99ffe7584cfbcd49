import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { HandbookPageEvent } from '@pinline/events/notification/handbook-page-event'
import type { HandbookPage } from './handbook-page.ts'

export interface ArchiveHandbookPage {
  readonly type: 'archive-handbook-page'
  readonly now: string
}

/** Takes a page out of the handbook, once. */
export const archiveHandbookPage = (page: HandbookPage, { now }: ArchiveHandbookPage): Decision<HandbookPageEvent> => {
  if (page.status === 'new') return rejection('handbook-page-not-found')
  if (page.status === 'archived') return []
  return [{ type: 'handbook-page-archived', data: { handbookPageId: page.handbookPageId, archivedAt: now } }]
}
