import type { ContentRecord } from '@pinline/contracts/catalogue/content/content-resource'

export type ContentCommand =
  | 'request-content-review'
  | 'decline-content-review'
  | 'schedule-content'
  | 'publish-content'
  | 'withdraw-content-schedule'
  | 'archive-content'
  | 'reopen-content'

/** Commands that the status of an item allows, the next one first. Who may give them is a matter of permissions. */
export const allowedCommands = ({ status }: Pick<ContentRecord, 'status'>): readonly ContentCommand[] =>
  commandsOf(status)

const commandsOf = (status: ContentRecord['status']): readonly ContentCommand[] => {
  switch (status) {
    case 'draft':
      return ['publish-content', 'request-content-review', 'schedule-content', 'archive-content']
    case 'in-review':
      return ['publish-content', 'schedule-content', 'decline-content-review', 'archive-content']
    case 'scheduled':
      return ['publish-content', 'withdraw-content-schedule', 'schedule-content', 'archive-content']
    case 'published':
      return ['archive-content']
    case 'archived':
      return ['reopen-content']
    default:
      return status satisfies never
  }
}
