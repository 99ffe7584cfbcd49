import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId } from 'react'
import { Icon } from '../../../layout/icon.tsx'
import { keyboardScrollable } from '../../../layout/keyboard-scrollable.ts'
import { useNumberSigns } from '../../../messages/use-number-signs.ts'
import { useText } from '../../../messages/use-text.ts'
import type { ProductFieldError } from '../product-form-values.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { cellText, type GridCell, type GridChanges, type GridEdits, pastedCells } from './grid-edits.ts'
import type { CellChoice, useCellChoices } from './use-cell-choices.ts'

interface CellProps {
  readonly label: string
  readonly value: string
  readonly isChanged: boolean
  readonly fault: string | undefined
  readonly choices: readonly CellChoice[] | undefined
  readonly onChange: (typed: string) => void
}

const Cell = ({ label, value, isChanged, fault, choices, onChange }: CellProps) => {
  const faultId = useId()
  const control = {
    'aria-label': label,
    'aria-invalid': fault !== undefined,
    ...(fault === undefined ? {} : { 'aria-describedby': faultId }),
    className: isChanged ? 'input grid-input grid-changed' : 'input grid-input',
    value,
  }
  return (
    <>
      {choices === undefined ? (
        <input {...control} maxLength={500} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <select {...control} onChange={({ target }) => onChange(target.value)}>
          {choices.every((choice) => choice.value !== value) && <option value={value}>{value}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.title}
            </option>
          ))}
        </select>
      )}
      {fault !== undefined && (
        <span id={faultId} className="field-error grid-fault">
          {fault}
        </span>
      )}
    </>
  )
}

/** Where an event of the grid is. */
const cellOf = (target: EventTarget): GridCell | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-row]') : null
  return cell === null ? undefined : { row: Number(cell.dataset.row), column: Number(cell.dataset.column) }
}

/** Enter and the arrow keys go down and up; in a list the arrow keys choose. */
const stepOf = ({ key, target, nativeEvent }: KeyboardEvent): number => {
  if (nativeEvent.isComposing) return 0
  if (key === 'Enter') return 1
  if (target instanceof HTMLSelectElement) return 0
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

interface EditGridTableProps {
  readonly table: RefObject<HTMLTableElement | null>
  readonly rows: readonly ProductRecord[]
  readonly fields: readonly string[]
  readonly edits: GridEdits
  readonly faults: GridChanges['faults']
  readonly onType: (row: ProductRecord, field: string, typed: string) => void
  readonly onPaste: (at: GridCell, cells: readonly (readonly string[])[]) => void
  readonly onRemove: (field: string) => void
  readonly choicesOf: ReturnType<typeof useCellChoices>
}

/** A row a part and a column a field. */
export const EditGridTable = (props: EditGridTableProps) => {
  const { table, rows, fields, edits, faults, choicesOf, onType, onPaste, onRemove } = props
  const text = useText()
  const signs = useNumberSigns()
  const { labelOf, unitOf } = useFieldLabels()
  // Once a column, since there may be 200 rows.
  const columns = fields.map((name) => ({ name, label: labelOf(name), unit: unitOf(name), choices: choicesOf(name) }))
  const paste = (event: ClipboardEvent) => {
    const at = cellOf(event.target)
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (at === undefined || cells === undefined) return
    event.preventDefault()
    onPaste(at, cells)
  }
  const move = (event: KeyboardEvent) => {
    const at = cellOf(event.target)
    const step = stepOf(event)
    if (at === undefined || step === 0) return
    event.preventDefault()
    const next = `td[data-row="${at.row + step}"][data-column="${at.column}"]`
    table.current?.querySelector<HTMLElement>(`${next} input, ${next} select`)?.focus()
  }
  const faultText = (fault: ProductFieldError | undefined) =>
    fault === undefined ? undefined : text(`resources.products.edit.fault.${fault}`)
  return (
    <div className="data-table-scroll edit-grid" ref={keyboardScrollable}>
      <table className="data-table" ref={table} onPaste={paste} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{text('resources.products.fields.model')}</th>
            {columns.map(({ name, label, unit }) => (
              <th key={name} scope="col">
                {unit === undefined ? label : `${label} · ${unit}`}{' '}
                <button
                  type="button"
                  className="button button-quiet button-small"
                  aria-label={text('resources.products.bulk.remove', { field: label })}
                  onClick={() => onRemove(name)}
                >
                  <Icon name="close" size={16} />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={row.id}>
              <th scope="row" className="part-number">
                {row.model}
              </th>
              {columns.map(({ name, label, choices }, column) => (
                <td key={name} data-row={place} data-column={column}>
                  <Cell
                    label={text('resources.products.bulk.grid_cell', { field: label, model: row.model })}
                    value={edits.get(row.id)?.[name] ?? cellText(row, name, signs)}
                    isChanged={edits.get(row.id)?.[name] !== undefined}
                    fault={faultText(faults.get(row.id)?.[name])}
                    choices={choices}
                    onChange={(typed) => onType(row, name, typed)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
