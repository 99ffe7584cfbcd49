import { lazy } from 'react'

/** To-dos that events opened, and the page of each; the event that records the work closes them. */
export const toDos = {
  name: 'to-dos',
  list: lazy(async () => ({ default: (await import('./to-do-list.tsx')).ToDoList })),
  show: lazy(async () => ({ default: (await import('./to-do-page.tsx')).ToDoPage })),
  recordRepresentation: 'recordId',
}
