import { useId } from 'react'
import { useText } from '../../messages/use-text.ts'
import type { TableWorkbench } from './use-table-workbench.ts'

interface WorkbenchGroupsProps {
  readonly workbench: TableWorkbench
  readonly titleOf: (column: number) => string
}

const none = ''

/** The columns that the rows are grouped by, two at most, and buttons that open and close all groups. */
export const WorkbenchGroups = ({ workbench, titleOf }: WorkbenchGroupsProps) => {
  const text = useText()
  const id = useId()
  const { view, setView, openAll, closeAll } = workbench
  const [first, second] = view.groups
  const group = (groups: readonly (number | undefined)[]) => {
    openAll()
    setView((before) => ({ ...before, groups: groups.filter((column) => column !== undefined) }))
  }
  const readColumn = (value: string) => (value === none ? undefined : Number(value))
  const options = (without?: number) => [
    <option key="none" value={none}>
      {text('resources.table-workbench.no_group')}
    </option>,
    ...view.columns
      .filter(({ column }) => column !== without)
      .map(({ column }) => (
        <option key={column} value={column}>
          {titleOf(column)}
        </option>
      )),
  ]
  return (
    <span className="workbench-groups">
      <label htmlFor={id}>{text('resources.table-workbench.group_by')}</label>
      <select
        id={id}
        className="input"
        value={first ?? none}
        onChange={({ target }) => group([readColumn(target.value)])}
      >
        {options()}
      </select>
      {first !== undefined && (
        <>
          <select
            className="input"
            aria-label={text('resources.table-workbench.then_by')}
            value={second ?? none}
            onChange={({ target }) => group([first, readColumn(target.value)])}
          >
            {options(first)}
          </select>
          <button type="button" className="button button-small" onClick={openAll}>
            {text('resources.table-workbench.open_all')}
          </button>
          <button type="button" className="button button-small" onClick={closeAll}>
            {text('resources.table-workbench.close_all')}
          </button>
        </>
      )}
    </span>
  )
}
