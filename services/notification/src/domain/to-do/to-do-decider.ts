import type { Decider } from '@pinline/chassis/domain/decider'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import { type CloseToDo, decideCloseToDo } from './close-to-do.ts'
import { decideOpenToDo, type OpenToDo } from './open-to-do.ts'
import { evolve, noToDo, type ToDo } from './to-do.ts'

export type ToDoCommand = OpenToDo | CloseToDo

export const toDoDecider: Decider<ToDo, ToDoCommand, NotificationEvent> = {
  streamType: 'to-do',
  initial: noToDo,
  evolve,
  eventSchema: notificationEvent,
  decide: (state, command) => {
    switch (command.type) {
      case 'open-to-do':
        return decideOpenToDo(state, command)
      case 'close-to-do':
        return decideCloseToDo(state, command)
      default: {
        const missing: never = command
        return missing
      }
    }
  },
}
