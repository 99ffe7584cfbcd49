import './to-dos.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import { type ToDoRow, toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { ChoiceFilter, TextFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { PersonName } from '../people/person-name.tsx'
import { BulkToDoBar, isOpen } from './bulk-to-dos.tsx'
import { Due } from './due.tsx'
import { toDoLink } from './to-do-link.ts'
import { ToDoRecord } from './to-do-record.tsx'
import { openFilter, ToDoTabs } from './to-do-tabs.tsx'

const columns = [
  'kind',
  'recordId',
  'dueAt',
  'assignee',
  'comments',
  'snoozedUntil',
  'openedAt',
  'closedAt',
  'closedBy',
] as const
const hiddenByDefault: readonly string[] = ['openedAt', 'snoozedUntil', 'closedAt', 'closedBy']

const Filters = () => {
  const text = useText()
  return (
    <>
      <ToDoTabs />
      <div className="filter-grid">
        <TextFilter source="q" label={text('resources.to-dos.fields.q')} />
        <ChoiceFilter
          source="kind"
          label={text('resources.to-dos.fields.kind')}
          choices={toDoRow.shape.kind.options.map((id) => ({ id, name: text(`resources.to-dos.kind.${id}`) }))}
        />
      </div>
    </>
  )
}

/** To-dos by due time; each leads to its page, and its number to where the work is done. */
export const ToDoList = () => {
  const text = useText()
  const format = useFormat()
  const { permissions } = usePermissions()
  const mayWork = grantOf(permissions, permissionOf(assignToDo)) === 'granted'
  const time = (instant: string | null) => (
    <span className="figure nowrap">{instant === null ? '' : format.moment(instant)}</span>
  )
  return (
    <ListPage
      sort={{ field: 'dueAt', order: 'ASC' }}
      filters={<Filters />}
      defaultFilter={openFilter}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
    >
      {mayWork && <BulkToDoBar />}
      <ListTable<ToDoRow>
        rowClick="show"
        selection={mayWork ? { isSelectable: isOpen, nameOf: ({ label }) => label } : undefined}
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
            <Link className="to-do-record" to={toDoLink(toDo)} onClick={(event) => event.stopPropagation()}>
              <ToDoRecord toDo={toDo} />
            </Link>
          )}
        />
        <DataTable.Col<ToDoRow>
          source="dueAt"
          cellClassName="to-do-words"
          render={(toDo) => (toDo.state === 'open' ? <Due at={toDo.dueAt} /> : time(toDo.dueAt))}
        />
        <DataTable.Col<ToDoRow>
          source="assignee"
          disableSort
          render={(toDo) => (toDo.assignee === null ? null : <PersonName id={toDo.assignee} />)}
        />
        <DataTable.Col<ToDoRow>
          source="comments"
          disableSort
          headerClassName="column-comments"
          render={(toDo) => <span className="figure">{toDo.comments === 0 ? '' : format.number(toDo.comments)}</span>}
        />
        <DataTable.Col<ToDoRow> source="snoozedUntil" disableSort render={(toDo) => time(toDo.snoozedUntil)} />
        <DataTable.Col<ToDoRow> source="openedAt" render={(toDo) => time(toDo.openedAt)} />
        <DataTable.Col<ToDoRow> source="closedAt" disableSort render={(toDo) => time(toDo.closedAt)} />
        <DataTable.Col<ToDoRow>
          source="closedBy"
          disableSort
          render={(toDo) => (toDo.closedBy === null ? '' : text(`resources.to-dos.closed_by.${toDo.closedBy}`))}
        />
      </ListTable>
    </ListPage>
  )
}
