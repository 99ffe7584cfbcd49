import type { Decider, Decision } from '@pinline/chassis/domain/decider'
import {
  type HandbookPageEvent,
  handbookPageEvent,
  handbookPageStreamType,
} from '@pinline/events/notification/handbook-page-event'
import { type ArchiveHandbookPage, archiveHandbookPage } from './archive-handbook-page.ts'
import { type CreateHandbookPage, createHandbookPage } from './create-handbook-page.ts'
import { evolveHandbookPage, type HandbookPage } from './handbook-page.ts'
import { type ReopenHandbookPage, reopenHandbookPage } from './reopen-handbook-page.ts'
import { type UpdateHandbookPage, updateHandbookPage } from './update-handbook-page.ts'

export type HandbookPageCommand = CreateHandbookPage | UpdateHandbookPage | ArchiveHandbookPage | ReopenHandbookPage

const decide = (page: HandbookPage, command: HandbookPageCommand): Decision<HandbookPageEvent> => {
  switch (command.type) {
    case 'create-handbook-page':
      return createHandbookPage(page, command)
    case 'update-handbook-page':
      return updateHandbookPage(page, command)
    case 'archive-handbook-page':
      return archiveHandbookPage(page, command)
    case 'reopen-handbook-page':
      return reopenHandbookPage(page, command)
    default:
      return command satisfies never
  }
}

/** A page of the staff's handbook: its versions, and whether it holds. */
export const handbookPageDecider: Decider<HandbookPage, HandbookPageCommand, HandbookPageEvent> = {
  streamType: handbookPageStreamType,
  initial: { status: 'new' },
  evolve: evolveHandbookPage,
  decide,
  eventSchema: handbookPageEvent,
}
