import { Link } from 'react-router-dom'
import { useText } from '../messages/use-text.ts'
import { Due } from '../resources/to-dos/due.tsx'
import { toDoLink } from '../resources/to-dos/to-do-link.ts'
import { ToDoRecord } from '../resources/to-dos/to-do-record.tsx'
import { useOpenToDos } from '../resources/to-dos/use-open-to-dos.ts'

/** Open to-dos, most urgent first. */
export const ToDoSheet = () => {
  const text = useText()
  const { data, error, isPending } = useOpenToDos()
  return (
    <section className="sheet" aria-labelledby="to-dos">
      <h2 id="to-dos">
        {text('home.to_dos.title')}
        <span className="end">
          <Link to="/to-dos">{text('home.to_dos.all')}</Link>
        </span>
      </h2>
      {data?.length === 0 && (
        <p className="sheet-note">
          {text('home.to_dos.empty')} <span className="small">{text('home.to_dos.empty_hint')}</span>
        </p>
      )}
      {error !== null && data === undefined && <p className="sheet-note late">{error.message}</p>}
      <ol className="to-do-list" aria-busy={isPending}>
        {data?.map((toDo) => (
          <li key={toDo.id}>
            <Link to={toDoLink(toDo)}>
              <b>{text(`resources.to-dos.kind.${toDo.kind}`)}</b> <ToDoRecord toDo={toDo} />
            </Link>
            <Due at={toDo.dueAt} />
          </li>
        ))}
      </ol>
    </section>
  )
}
