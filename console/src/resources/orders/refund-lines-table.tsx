import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { piecesLeft, typedPieces } from './refund-form-values.ts'

interface RefundLinesTableProps {
  readonly order: OrderRecord
  /** Pieces by product, as typed. */
  readonly pieces: Readonly<Record<string, string>>
  readonly onChange: (pieces: Readonly<Record<string, string>>) => void
}

/** The lines of an order with the number of pieces to be refunded. */
export const RefundLinesTable = ({ order, pieces, onChange }: RefundLinesTableProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <div className="data-table-scroll">
      <table className="data-table refund-lines">
        <thead>
          <tr>
            <th scope="col">{text('resources.orders.fields.model')}</th>
            <th scope="col" className="number from-750">
              {text('resources.orders.fields.lineTotal')}
            </th>
            <th scope="col">{text('resources.orders.part_refund.pieces')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ productId, model, lineTotal }) => {
            const left = piecesLeft(order, productId)
            return (
              <tr key={productId}>
                <td className="part-number">{model}</td>
                <td className="number from-750">{format.money(lineTotal)}</td>
                <td>
                  <input
                    className="input refund-pieces"
                    inputMode="numeric"
                    maxLength={7}
                    disabled={left === 0}
                    value={pieces[productId] ?? ''}
                    aria-label={text('resources.orders.part_refund.pieces_of', { model })}
                    aria-invalid={typedPieces(order, productId, pieces[productId]) === undefined}
                    onChange={({ target }) => onChange({ ...pieces, [productId]: target.value })}
                  />{' '}
                  <span className="small">
                    {text('resources.orders.part_refund.of_count', { count: format.number(left) })}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
