import { type RaRecord, useListContext } from 'react-admin'

interface SelectBoxProps {
  readonly label: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onToggle: () => void
}

/** A press on it does not open the row. */
const SelectBox = ({ label, checked, disabled = false, onToggle }: SelectBoxProps) => (
  <input
    type="checkbox"
    className="select-box"
    aria-label={label}
    checked={checked}
    disabled={disabled}
    onChange={onToggle}
    onClick={(event) => event.stopPropagation()}
  />
)

interface SelectPageProps<Row extends RaRecord> {
  readonly label: string
  readonly isSelectable: (row: Row) => boolean
}

/** Selects the rows of the page that may be selected, or none of them. Those of other pages stay as they are. */
export const SelectPage = <Row extends RaRecord>({ label, isSelectable }: SelectPageProps<Row>) => {
  const { data = [], selectedIds = [], onSelect } = useListContext<Row>()
  const selectable = data.filter(isSelectable).map(({ id }) => id)
  const isEvery = selectable.length > 0 && selectable.every((id) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => !data.some((row) => row.id === id))
  return (
    <SelectBox
      label={label}
      checked={isEvery}
      disabled={selectable.length === 0}
      onToggle={() => onSelect(isEvery ? others : [...others, ...selectable])}
    />
  )
}

interface SelectRowProps<Row extends RaRecord> extends SelectPageProps<Row> {
  readonly row: Row
}

/** Selects one row together with others. */
export const SelectRow = <Row extends RaRecord>({ row, label, isSelectable }: SelectRowProps<Row>) => {
  const { selectedIds = [], onToggleItem } = useListContext<Row>()
  const canSelect = isSelectable(row)
  return (
    <SelectBox
      label={label}
      checked={canSelect && selectedIds.includes(row.id)}
      disabled={!canSelect}
      onToggle={() => onToggleItem(row.id)}
    />
  )
}
