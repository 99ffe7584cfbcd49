import './imports.css'
import { type ImportRow, importState } from '@pinline/contracts/catalogue/import/import-row'
import { useEffect } from 'react'
import { DataTable, useListContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Icon } from '../../layout/icon.tsx'
import { ChoiceFilter } from '../../layout/list/filters.tsx'
import { ListPage } from '../../layout/list/list-page.tsx'
import { ListTable } from '../../layout/list/list-table.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { ObjectName } from '../audit/object-name.tsx'
import { fileSize } from '../files/file-size.ts'
import { ImportStateBadge } from './import-state-badge.tsx'
import { isActive, pollMs } from './use-import.ts'

const columns = [
  'fileName',
  'kind',
  'state',
  'share',
  'rows',
  'new',
  'changed',
  'unchanged',
  'wrong',
  'createdBy',
  'createdAt',
  'finishedAt',
  'size',
] as const
const hiddenByDefault: readonly string[] = ['rows', 'finishedAt', 'size']
const counted = ['rows', 'new', 'changed', 'unchanged', 'wrong'] as const

const Filters = () => {
  const text = useText()
  return (
    <ChoiceFilter
      source="state"
      label={text('resources.imports.fields.state')}
      choices={importState.options.map((id) => ({ id, name: text(`resources.imports.state.${id}`) }))}
    />
  )
}

/** Polls the page of the list while one of its imports is running. */
const PollWhileActive = () => {
  const { data, refetch } = useListContext<ImportRow>()
  const anyActive = data?.some(isActive) ?? false
  useEffect(() => {
    if (!anyActive) return
    const timer = setInterval(() => void refetch(), pollMs)
    return () => clearInterval(timer)
  }, [anyActive, refetch])
  return null
}

const Share = ({ row }: { row: ImportRow }) => {
  const text = useText()
  const format = useFormat()
  if (row.startedAt === null) return null
  const percent = Math.floor(row.share * 100)
  return (
    <span className="import-share">
      {isActive(row) && <progress value={percent} max={100} aria-label={text('resources.imports.running.label')} />}
      <span className="figure nowrap">{format.percent(percent / 100)}</span>
    </span>
  )
}

/** Imports, newest first; running ones are polled. */
export const ImportList = () => {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  return (
    <ListPage
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={<Filters />}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      actions={
        <CommandButton permission="products.import" tone="gold" onPress={() => void navigate('/imports/create')}>
          <Icon name="plus" size={16} />
          {text('resources.imports.commands.create')}
        </CommandButton>
      }
    >
      <PollWhileActive />
      <ListTable<ImportRow> rowClick="edit">
        <DataTable.Col<ImportRow>
          source="fileName"
          disableSort
          render={({ fileName }) => <span className="import-file">{fileName}</span>}
        />
        <DataTable.Col<ImportRow>
          source="kind"
          disableSort
          render={({ kind }) => text(`resources.imports.kind.${kind}`)}
        />
        <DataTable.Col<ImportRow> source="state" disableSort render={(row) => <ImportStateBadge {...row} />} />
        <DataTable.Col<ImportRow> source="share" disableSort render={(row) => <Share row={row} />} />
        {counted.map((count) => (
          <DataTable.Col<ImportRow>
            key={count}
            source={count}
            disableSort
            align="right"
            render={({ startedAt, counts }) =>
              startedAt === null ? null : (
                <span className={`figure${count === 'wrong' && counts.wrong > 0 ? ' late' : ''}`}>
                  {format.number(counts[count])}
                </span>
              )
            }
          />
        ))}
        <DataTable.Col<ImportRow>
          source="createdBy"
          disableSort
          render={({ createdBy }) => <ObjectName id={createdBy} />}
        />
        <DataTable.Col<ImportRow>
          source="createdAt"
          render={({ createdAt }) => <span className="figure nowrap">{format.moment(createdAt)}</span>}
        />
        <DataTable.Col<ImportRow>
          source="finishedAt"
          disableSort
          render={({ finishedAt }) => (
            <span className="figure nowrap">{finishedAt === null ? '' : format.moment(finishedAt)}</span>
          )}
        />
        <DataTable.Col<ImportRow>
          source="size"
          disableSort
          align="right"
          render={({ size }) => <span className="figure nowrap">{fileSize(size, format.measure)}</span>}
        />
      </ListTable>
    </ListPage>
  )
}
