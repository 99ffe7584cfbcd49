import { useEffect } from 'react'
import { EmptySheet } from '../../layout/empty-sheet.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { OpenedTable } from './read-table.ts'
import { useTableWorkbench } from './use-table-workbench.ts'
import { WorkbenchColumns } from './workbench-columns.tsx'
import { WorkbenchGrid } from './workbench-grid.tsx'
import { WorkbenchGroups } from './workbench-groups.tsx'

interface TableSheetProps {
  /** Of the file. */
  readonly name: string
  readonly table: OpenedTable
  /** Called with whether edits would be lost. */
  readonly onChanged: (isChanged: boolean) => void
}

/** An opened table with its tools. */
export const TableSheet = ({ name, table, onChanged }: TableSheetProps) => {
  const text = useText()
  const format = useFormat()
  const titleOf = (column: number): string => {
    const title = table.titles[column]?.trim() ?? ''
    return title === '' ? text('resources.table-workbench.untitled', { number: column + 1 }) : title
  }
  const workbench = useTableWorkbench(table, name.replace(/\.[^.]*$/, ''), titleOf)
  const { view, setView, count, isSorting, isChanged } = workbench
  useEffect(() => onChanged(isChanged), [isChanged, onChanged])
  return (
    <section className="sheet" aria-label={name}>
      <h2>
        <span className="workbench-name">{name}</span>
        <span className="figure workbench-count" role="status">
          {isSorting
            ? text('resources.table-workbench.sorting')
            : text('resources.table-workbench.count', {
                shown: format.number(count),
                total: format.number(table.rows.length),
              })}
        </span>
      </h2>
      <div className="workbench-tools">
        <input
          type="search"
          className="input workbench-search"
          aria-label={text('resources.table-workbench.search')}
          placeholder={text('resources.table-workbench.search')}
          autoComplete="off"
          spellCheck={false}
          value={view.search}
          onChange={({ target }) => setView((before) => ({ ...before, search: target.value }))}
        />
        <WorkbenchGroups workbench={workbench} titleOf={titleOf} />
        <span className="workbench-buttons">
          <WorkbenchColumns view={view} titleOf={titleOf} onView={setView} />
          <button
            type="button"
            className="button button-small"
            disabled={workbench.undo === undefined}
            onClick={workbench.undo}
          >
            {text('resources.table-workbench.undo')}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={workbench.redo === undefined}
            onClick={workbench.redo}
          >
            {text('resources.table-workbench.redo')}
          </button>
          <button
            type="button"
            className="button button-small"
            disabled={count === 0 || isSorting}
            onClick={workbench.save}
          >
            {text('resources.table-workbench.save')}
          </button>
        </span>
      </div>
      {count === 0 && (
        <EmptySheet
          title={text('resources.table-workbench.none')}
          actions={
            <button
              type="button"
              className="button"
              onClick={() => setView((before) => ({ ...before, search: '', filters: new Map() }))}
            >
              {text('resources.table-workbench.clear')}
            </button>
          }
        />
      )}
      <WorkbenchGrid name={name} workbench={workbench} titleOf={titleOf} />
      <p className="field-hint workbench-hint">{text('resources.table-workbench.help')}</p>
    </section>
  )
}
