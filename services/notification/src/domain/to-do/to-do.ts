import type { NotificationEvent } from '@pinline/events/notification/notification-event'
import type { ToDoOpened } from '@pinline/events/notification/to-do-opened'

export type ToDo =
  | { readonly status: 'none' }
  | ({ readonly status: 'open' } & ToDoOpened['data'])
  | { readonly status: 'closed'; readonly toDoId: string }

export const noToDo: ToDo = { status: 'none' }

export const evolve = (_state: ToDo, { type, data }: NotificationEvent): ToDo => {
  switch (type) {
    case 'to-do-opened':
      return { status: 'open', ...data }
    case 'to-do-closed':
      return { status: 'closed', toDoId: data.toDoId }
    default: {
      const missing: never = type
      return missing
    }
  }
}
