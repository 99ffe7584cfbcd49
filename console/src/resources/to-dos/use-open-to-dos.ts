import { type ToDoRow, toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { useGetList } from 'react-admin'

const pollMs = 30_000

/** Open to-dos, most urgent first; polled every 30 seconds. */
export const useOpenToDos = (perPage = 15) =>
  useGetList<ToDoRow>(
    'to-dos',
    {
      filter: { state: toDoRow.shape.state.enum.open },
      sort: { field: 'dueAt', order: 'ASC' },
      pagination: { page: 1, perPage },
    },
    { refetchInterval: pollMs },
  )
