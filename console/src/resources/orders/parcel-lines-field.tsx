import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import type { ProductId } from '@pinline/events/ids'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** Entered pieces by product; an empty text leaves the product out. */
export type ParcelQuantities = Readonly<Partial<Record<ProductId, string>>>

interface ParcelLinesFieldProps {
  readonly order: OrderRecord
  readonly quantities: ParcelQuantities
  /** Whether the made-to-order pieces were stated to be complete. */
  readonly ready: boolean
  /** Set where the form was sent without any piece. */
  readonly isEmpty: boolean
  readonly onChange: (quantities: ParcelQuantities) => void
  readonly onReady: (ready: boolean) => void
}

/** What is still open of an order, with how many pieces go into this parcel. */
export const ParcelLinesField = ({ order, quantities, ready, isEmpty, onChange, onReady }: ParcelLinesFieldProps) => {
  const text = useText()
  const format = useFormat()
  const open = order.openLines.flatMap(({ productId, quantity }) => {
    const line = order.lines.find((one) => one.productId === productId)
    return line === undefined ? [] : [{ ...line, quantity }]
  })
  const madeToOrder = open.filter(({ custom }) => custom)

  const changeReady = (isReady: boolean) => {
    onReady(isReady)
    const made = madeToOrder.map(({ productId, quantity }) => [productId, isReady ? String(quantity) : ''] as const)
    onChange({ ...quantities, ...Object.fromEntries(made) })
  }

  return (
    <>
      {madeToOrder.length > 0 && (
        <div className="notice">
          <p>{text('resources.orders.ship.no_stock')}</p>
          <ul>
            {madeToOrder.map(({ productId, model, quantity, ships }) => (
              <li key={productId}>
                {format.number(quantity)} × {model}
                {ships !== undefined && ` (${text('resources.orders.ship.expected', { dates: format.days(ships) })})`}
              </li>
            ))}
          </ul>
          <label className="check">
            <input type="checkbox" checked={ready} onChange={({ target }) => changeReady(target.checked)} />
            {text('resources.orders.ship.ready')}
          </label>
        </div>
      )}
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th>{text('resources.orders.fields.model')}</th>
              <th className="number">{text('resources.orders.ship.open')}</th>
              <th className="number">{text('resources.orders.ship.in_parcel')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map(({ productId, model, quantity, custom }) => (
              <tr key={productId}>
                <td className="part-number">{model}</td>
                <td className="number">{format.number(quantity)}</td>
                <td className="number">
                  <input
                    className="input parcel-quantity"
                    type="number"
                    min={0}
                    max={quantity}
                    step={1}
                    aria-label={text('resources.orders.ship.quantity_of', { model })}
                    disabled={custom && !ready}
                    value={quantities[productId] ?? ''}
                    onChange={({ target }) => onChange({ ...quantities, [productId]: target.value })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isEmpty && <p className="field-error">{text('resources.orders.ship.empty')}</p>}
    </>
  )
}
