import './to-dos.css'
import { type ToDoRow, toDoState } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { ChoiceFilter } from '../../layout/filters.tsx'
import { ListPage } from '../../layout/list-page.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { Due } from './due.tsx'
import { toDoLink } from './to-do-link.ts'

const columns = ['kind', 'recordId', 'dueAt', 'state', 'openedAt', 'closedAt', 'closedBy']
const hiddenByDefault: readonly string[] = ['closedAt', 'closedBy']

/** To-dos by due time. */
export const ToDoList = () => {
  const text = useText()
  const format = useFormat()
  const states = toDoState.options.map((id) => ({ id, name: text(`resources.to-dos.state.${id}`) }))
  const time = (instant: string | null) => (
    <span className="figure nowrap">{instant === null ? '' : format.moment(instant)}</span>
  )
  return (
    <ListPage
      sort={{ field: 'dueAt', order: 'ASC' }}
      filters={<ChoiceFilter source="state" label={text('resources.to-dos.fields.state')} choices={states} />}
      defaultFilter={{ state: toDoState.enum.open }}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
    >
      <DataTable<ToDoRow>
        rowClick={(_id, _resource, toDo) => toDoLink({ resource: toDo.resource, recordId: toDo.recordId })}
        bulkActionButtons={false}
        hiddenColumns={[...hiddenByDefault]}
        size="small"
      >
        <DataTable.Col<ToDoRow>
          source="kind"
          disableSort
          cellClassName="to-do-words"
          render={(toDo) => <b>{text(`resources.to-dos.kind.${toDo.kind}`)}</b>}
        />
        <DataTable.Col<ToDoRow>
          source="recordId"
          disableSort
          render={(toDo) => (
            <Link className="part-number" to={toDoLink(toDo)}>
              {toDo.recordId}
            </Link>
          )}
        />
        <DataTable.Col<ToDoRow>
          source="dueAt"
          cellClassName="to-do-words"
          render={(toDo) => (toDo.state === 'open' ? <Due at={toDo.dueAt} /> : time(toDo.dueAt))}
        />
        <DataTable.Col<ToDoRow>
          source="state"
          disableSort
          render={(toDo) => text(`resources.to-dos.state.${toDo.state}`)}
        />
        <DataTable.Col<ToDoRow> source="openedAt" render={(toDo) => time(toDo.openedAt)} />
        <DataTable.Col<ToDoRow> source="closedAt" disableSort render={(toDo) => time(toDo.closedAt)} />
        <DataTable.Col<ToDoRow>
          source="closedBy"
          disableSort
          render={(toDo) => (toDo.closedBy === null ? '' : text(`resources.to-dos.closed_by.${toDo.closedBy}`))}
        />
      </DataTable>
    </ListPage>
  )
}
