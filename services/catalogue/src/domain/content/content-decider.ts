import type { Decider } from '@pinline/chassis/domain/decider'
import { type ContentEvent, contentEvent } from '@pinline/events/catalogue/content-event'
import { type ArchiveContent, archiveContent } from './archive-content.ts'
import { type ConfirmContentText, confirmContentText } from './confirm-content-text.ts'
import { type Content, contentStreamType, evolveContent } from './content.ts'
import { type CreateContent, createContent } from './create-content.ts'
import { type DeclineContentReview, declineContentReview } from './decline-content-review.ts'
import { type PublishContent, publishContent } from './publish-content.ts'
import { type PublishDueContent, publishDueContent } from './publish-due-content.ts'
import { type ReopenContent, reopenContent } from './reopen-content.ts'
import { type RequestContentReview, requestContentReview } from './request-content-review.ts'
import { type RestoreContentVersion, restoreContentVersion } from './restore-content-version.ts'
import { type ScheduleContent, scheduleContent } from './schedule-content.ts'
import { type UpdateContent, updateContent } from './update-content.ts'
import { type WithdrawContentSchedule, withdrawContentSchedule } from './withdraw-content-schedule.ts'

export type ContentCommand =
  | CreateContent
  | UpdateContent
  | ConfirmContentText
  | RequestContentReview
  | DeclineContentReview
  | ScheduleContent
  | WithdrawContentSchedule
  | PublishContent
  | PublishDueContent
  | ArchiveContent
  | ReopenContent
  | RestoreContentVersion

export const contentDecider: Decider<Content, ContentCommand, ContentEvent> = {
  streamType: contentStreamType,
  initial: { status: 'absent' },
  evolve: evolveContent,
  eventSchema: contentEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'create-content':
        return createContent(state, command)
      case 'update-content':
        return updateContent(state, command)
      case 'confirm-content-text':
        return confirmContentText(state, command)
      case 'request-content-review':
        return requestContentReview(state, command)
      case 'decline-content-review':
        return declineContentReview(state, command)
      case 'schedule-content':
        return scheduleContent(state, command)
      case 'withdraw-content-schedule':
        return withdrawContentSchedule(state, command)
      case 'publish-content':
        return publishContent(state, command)
      case 'publish-due-content':
        return publishDueContent(state, command)
      case 'archive-content':
        return archiveContent(state, command)
      case 'reopen-content':
        return reopenContent(state, command)
      case 'restore-content-version':
        return restoreContentVersion(state, command)
      default:
        return command satisfies never
    }
  },
}
