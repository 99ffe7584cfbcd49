import { type ToDoRow, toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { useGetList } from 'react-admin'
import { Link } from 'react-router-dom'
import { filteredList } from '../layout/list/filtered-list.ts'
import { useText } from '../messages/use-text.ts'
import { Due } from '../resources/to-dos/due.tsx'
import { toDoLink } from '../resources/to-dos/to-do-link.ts'

const lines = 6
const filter = { state: toDoRow.shape.state.enum.open, kind: 'restock' } as const

/** Parts that are at their reorder level, by when they are to be bought. */
export const PartsToReorder = () => {
  const text = useText()
  const { data, error, isPending } = useGetList<ToDoRow>('to-dos', {
    filter,
    sort: { field: 'dueAt', order: 'ASC' },
    pagination: { page: 1, perPage: 15 },
  })
  return (
    <section className="sheet" aria-labelledby="parts-to-reorder">
      <h2 id="parts-to-reorder">
        {text('home.reorder.title')}
        <span className="end">
          <Link to={filteredList('/to-dos', filter)}>{text('home.reorder.all')}</Link>
        </span>
      </h2>
      {data?.length === 0 && <p className="sheet-note">{text('home.reorder.empty')}</p>}
      {error !== null && data === undefined && <p className="sheet-note late">{error.message}</p>}
      <ul className="to-do-list" aria-busy={isPending}>
        {data?.slice(0, lines).map((toDo) => (
          <li key={toDo.id}>
            <Link className="part-number" to={toDoLink(toDo)}>
              {toDo.label}
            </Link>
            <Due at={toDo.dueAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
