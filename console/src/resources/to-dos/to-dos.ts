import { lazyPart } from '../../layout/lazy-part.ts'

/** To-dos that events opened, and the page of each; the event that records the work closes them. */
export const toDos = {
  name: 'to-dos',
  list: lazyPart(async () => ({ default: (await import('./to-do-list.tsx')).ToDoList })),
  show: lazyPart(async () => ({ default: (await import('./to-do-page.tsx')).ToDoPage })),
  recordRepresentation: 'recordId',
}
