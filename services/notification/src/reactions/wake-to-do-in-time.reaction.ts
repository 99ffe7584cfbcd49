import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import { advanceToDoName } from '../to-dos/to-do-times.ts'

/** When time does something to a to-do after this event; null: never. */
const nextAt = ({ type, data }: NotificationEvent): string | null => {
  if (type === 'to-do-snoozed') return data.until
  if (type === 'to-do-woken' || type === 'to-do-escalated') return data.escalatesAt
  if (type === 'mention-to-do-opened') return null
  return 'dueAt' in data ? data.dueAt : null
}

/** Has the job woken when the next thing is due; one that is too early changes nothing. */
export const wakeToDoInTime = (platform: Platform): AnyReaction =>
  defineReaction<NotificationEvent>({
    name: 'wake-to-do-in-time',
    subscribesTo: {
      service: 'notification',
      types: notificationEvent.options.map((option) => option.shape.type.value),
      eventSchema: notificationEvent,
    },
    react: async ({ event, streamId }) => {
      const at = nextAt(event)
      if (at !== null) platform.wake(advanceToDoName, streamId, new Date(at))
    },
  })
