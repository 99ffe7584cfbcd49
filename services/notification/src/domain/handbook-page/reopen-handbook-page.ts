import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { HandbookPageEvent } from '@pinline/events/notification/handbook-page-event'
import type { HandbookPage } from './handbook-page.ts'

export interface ReopenHandbookPage {
  readonly type: 'reopen-handbook-page'
  readonly now: string
}

/** Puts an archived page back, once. */
export const reopenHandbookPage = (page: HandbookPage, { now }: ReopenHandbookPage): Decision<HandbookPageEvent> => {
  if (page.status === 'new') return rejection('handbook-page-not-found')
  if (page.status === 'current') return []
  return [{ type: 'handbook-page-reopened', data: { handbookPageId: page.handbookPageId, reopenedAt: now } }]
}
