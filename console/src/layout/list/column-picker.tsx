import { useNotify, useResourceContext, useTranslateLabel } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { MovableRows } from '../movable-rows.tsx'
import { densities } from '../preferences.ts'
import { narrowest, type ShownColumn, widest } from './column-layout.ts'
import { ColumnPopover } from './column-popover.tsx'
import { useListState } from './use-list-state.ts'

const widthStep = 20

interface WidthProps {
  readonly title: string
  readonly column: ShownColumn
  readonly onWidth: (width: number | null) => void
}

/** The width of a column in pixels; empty: as wide as its content. */
const ColumnWidth = ({ title, column: { width }, onWidth }: WidthProps) => {
  const text = useText()
  return (
    <input
      type="number"
      className="input column-width"
      aria-label={text('shell.columns.width', { title })}
      placeholder={text('shell.columns.automatic')}
      min={narrowest}
      max={widest}
      step={widthStep}
      value={width ?? ''}
      onChange={({ target }) => onWidth(target.value === '' ? null : target.valueAsNumber)}
    />
  )
}

/** Chooses the columns of a list, their order and their widths; the address of the list carries them. */
export const ColumnPicker = () => {
  const text = useText()
  const notify = useNotify()
  const labelOf = useTranslateLabel()
  const resource = useResourceContext() ?? ''
  const { known, shown, state, change, showColumns } = useListState()
  const titleOf = (source: string) => String(labelOf({ source, resource }))
  const rows = [
    ...shown,
    ...known
      .filter((source) => !shown.some((one) => one.source === source))
      .map((source): ShownColumn => ({ source, width: null })),
  ]
  const isShown = ({ source }: ShownColumn) => shown.some((one) => one.source === source)

  const toggle = (column: ShownColumn) => {
    const next = isShown(column) ? shown.filter(({ source }) => source !== column.source) : [...shown, column]
    if (next.length === 0) notify('shell.columns.at_least_one', { type: 'error' })
    else showColumns(next)
  }

  return (
    <ColumnPopover
      command={
        <button
          type="button"
          className="button button-quiet button-small"
          disabled={state.columns === undefined}
          onClick={() => showColumns(undefined)}
        >
          {text('shell.columns.reset')}
        </button>
      }
    >
      <MovableRows
        rows={rows}
        texts="shell.columns"
        keyOf={({ source }) => source}
        nameOf={({ source }) => titleOf(source)}
        canRemove={false}
        className="column-rows"
        onChange={(moved) => showColumns(moved.filter(isShown))}
      >
        {(column) => (
          <>
            <label className="check">
              <input type="checkbox" checked={isShown(column)} onChange={() => toggle(column)} />
              {titleOf(column.source)}
            </label>
            {isShown(column) && (
              <ColumnWidth
                title={titleOf(column.source)}
                column={column}
                onWidth={(width) => showColumns(shown.map((one) => (one === column ? { ...one, width } : one)))}
              />
            )}
          </>
        )}
      </MovableRows>
      <label className="column-density">
        {text('shell.density.label')}
        <select
          className="input"
          value={state.density ?? ''}
          onChange={({ target }) => change({ ...state, density: densities.find((one) => one === target.value) })}
        >
          <option value="">{text('shell.columns.density_default')}</option>
          {densities.map((density) => (
            <option key={density} value={density}>
              {text(`shell.density.${density}`)}
            </option>
          ))}
        </select>
      </label>
    </ColumnPopover>
  )
}
