import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { HandbookPageContent } from '@pinline/events/notification/handbook-page-content'
import type { HandbookPageWritten } from '@pinline/events/notification/handbook-page-written'
import type { HandbookPage } from './handbook-page.ts'

export type UpdateHandbookPage = {
  readonly type: 'update-handbook-page'
  readonly now: string
} & HandbookPageContent

const isSame = (one: HandbookPageContent, other: HandbookPageContent): boolean =>
  one.section === other.section &&
  one.place === other.place &&
  one.title === other.title &&
  one.language === other.language &&
  one.body === other.body

/** Writes another version; an archived page has to be reopened first. Quiet where nothing would change. */
export const updateHandbookPage = (
  page: HandbookPage,
  { type, now, ...content }: UpdateHandbookPage,
): Decision<HandbookPageWritten> => {
  if (page.status === 'new') return rejection('handbook-page-not-found')
  if (page.status === 'archived') return rejection('handbook-page-archived')
  if (isSame(page.content, content)) return []
  return [{ type: 'handbook-page-written', data: { handbookPageId: page.handbookPageId, ...content, writtenAt: now } }]
}
