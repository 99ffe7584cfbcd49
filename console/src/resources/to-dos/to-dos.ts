import { lazy } from 'react'

/** To-dos that events opened; the event that records the work closes them. */
export const toDos = {
  name: 'to-dos',
  list: lazy(async () => ({ default: (await import('./to-do-list.tsx')).ToDoList })),
  recordRepresentation: 'recordId',
}
