import type { NotificationEvent } from '@pinline/events/notification/notification-event'

export type ToDo = { readonly status: 'none' } | { readonly status: 'open' | 'closed'; readonly toDoId: string }

export const noToDo: ToDo = { status: 'none' }

export const evolve = (_state: ToDo, { type, data }: NotificationEvent): ToDo => {
  switch (type) {
    case 'to-do-opened':
    case 'finding-to-do-opened':
    case 'after-sale-to-do-opened':
    case 'replacement-to-do-opened':
    case 'quotation-to-do-opened':
    case 'form-to-do-opened':
      return { status: 'open', toDoId: data.toDoId }
    case 'to-do-closed':
    case 'finding-to-do-closed':
    case 'after-sale-to-do-closed':
    case 'replacement-to-do-closed':
    case 'quotation-to-do-closed':
    case 'form-to-do-closed':
      return { status: 'closed', toDoId: data.toDoId }
    default: {
      const missing: never = type
      return missing
    }
  }
}
