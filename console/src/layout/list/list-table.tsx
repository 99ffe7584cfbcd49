import { Children, isValidElement, type PointerEvent, type ReactNode } from 'react'
import { DataTable, type DataTableProps, type RaRecord } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { arranged, narrowest, type ShownColumn, widest } from './column-layout.ts'
import { SelectPage, SelectRow } from './select-rows.tsx'
import { useListState } from './use-list-state.ts'

/** Distance from the end of a head cell at which it is dragged, px. */
const grip = 8

const sourceOf = (cell: ReactNode): string =>
  isValidElement<{ source?: string }>(cell) ? (cell.props.source ?? '') : ''

const stylesOf = (shown: readonly ShownColumn[]) =>
  Object.fromEntries(
    shown.flatMap(({ source, width }) =>
      width === null
        ? []
        : [
            [
              `& .column-${source}`,
              { width, minWidth: width, maxWidth: width, overflow: 'hidden', textOverflow: 'ellipsis' },
            ],
          ],
    ),
  )

/** Drags the end of a head cell; the width is kept when the pointer lets go. */
const dragWidth = (cell: HTMLElement, start: PointerEvent, onWidth: (width: number) => void) => {
  const { left } = cell.getBoundingClientRect()
  const widthAt = ({ clientX }: { readonly clientX: number }) =>
    Math.round(Math.min(widest, Math.max(narrowest, clientX - left)))
  const move = (event: globalThis.PointerEvent) => {
    const width = `${widthAt(event)}px`
    Object.assign(cell.style, { width, minWidth: width, maxWidth: width })
  }
  const end = (event: globalThis.PointerEvent) => {
    cell.removeEventListener('pointermove', move)
    cell.removeAttribute('style')
    if (event.type === 'pointerup' && Math.abs(event.clientX - start.clientX) > 1) onWidth(widthAt(event))
  }
  cell.setPointerCapture(start.pointerId)
  cell.addEventListener('pointermove', move)
  cell.addEventListener('pointerup', end, { once: true })
  cell.addEventListener('pointercancel', end, { once: true })
}

interface ListTableProps<Row extends RaRecord> extends Pick<DataTableProps<Row>, 'rowClick' | 'rowSx' | 'children'> {
  /** Rows that can be selected for a command to many; undefined: none. */
  readonly selection?:
    | {
        readonly isSelectable: (row: Row) => boolean
        readonly nameOf: (row: Row) => string
      }
    | undefined
}

/** The table of a list. Its columns are shown, ordered and as wide as the address says; the end of a head cell can be dragged. */
export const ListTable = <Row extends RaRecord>({ children, selection, ...table }: ListTableProps<Row>) => {
  const text = useText()
  const { known, shown, showColumns } = useListState()
  const resize = (event: PointerEvent<HTMLElement>) => {
    const cell = event.target
    if (!(cell instanceof HTMLTableCellElement) || cell.tagName !== 'TH') return
    if (cell.getBoundingClientRect().right - event.clientX > grip) return
    const resized = shown.find(({ source }) => cell.classList.contains(`column-${source}`))
    if (resized === undefined) return
    event.preventDefault()
    dragWidth(cell, event, (width) => showColumns(shown.map((one) => (one === resized ? { ...one, width } : one))))
  }
  return (
    <div className="list-table" onPointerDown={resize}>
      <DataTable<Row> {...table} storeKey="list-table" bulkActionButtons={false} size="small" sx={stylesOf(shown)}>
        {selection !== undefined && (
          <DataTable.Col<Row>
            source="select"
            disableSort
            cellClassName="select-cell"
            label={<SelectPage label={text('shell.bulk.select_page')} isSelectable={selection.isSelectable} />}
            render={(row) => (
              <SelectRow
                row={row}
                label={text('shell.bulk.select_row', { name: selection.nameOf(row) })}
                isSelectable={selection.isSelectable}
              />
            )}
          />
        )}
        {arranged(Children.toArray(children), sourceOf, known, shown)}
      </DataTable>
    </div>
  )
}
