import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useListContext } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { isMovable } from './bulk-move-bar.tsx'

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

/** Selects the orders of the page that can be moved, or none of them. Those of other pages stay as they are. */
export const SelectPage = () => {
  const text = useText()
  const { data = [], selectedIds = [], onSelect } = useListContext<OrderRecord>()
  const movable = data.filter(isMovable).map(({ id }) => id)
  const isEvery = movable.length > 0 && movable.every((id) => selectedIds.includes(id))
  const others = selectedIds.filter((id) => !data.some((order) => order.id === id))
  return (
    <SelectBox
      label={text('resources.orders.bulk.select_page')}
      checked={isEvery}
      disabled={movable.length === 0}
      onToggle={() => onSelect(isEvery ? others : [...others, ...movable])}
    />
  )
}

/** Selects one order to be moved together with others. */
export const SelectOrder = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const { selectedIds = [], onToggleItem } = useListContext<OrderRecord>()
  const canMove = isMovable(order)
  return (
    <SelectBox
      label={text('resources.orders.bulk.select_order', { orderNo: order.orderNo })}
      checked={canMove && selectedIds.includes(order.id)}
      disabled={!canMove}
      onToggle={() => onToggleItem(order.id)}
    />
  )
}
