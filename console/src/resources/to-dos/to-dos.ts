import { lazy } from 'react'

/** Work that events opened; the event that does the work closes it. */
export const toDos = {
  name: 'to-dos',
  list: lazy(async () => ({ default: (await import('./to-do-list.tsx')).ToDoList })),
  recordRepresentation: 'recordId',
}
