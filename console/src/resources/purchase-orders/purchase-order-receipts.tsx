import type { PurchaseOrderRecord } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../people/person-name.tsx'

/** What arrived, by delivery note, the latest first. */
export const PurchaseOrderReceipts = ({ order: { receipts, lines } }: { order: PurchaseOrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const models = new Map(lines.map(({ productId, model }) => [productId, model]))
  return (
    <section className="sheet" aria-labelledby="order-receipts">
      <h2 id="order-receipts">{text('resources.purchase-orders.receipts')}</h2>
      {receipts.length === 0 ? (
        <p className="sheet-note">{text('resources.purchase-orders.no_receipts')}</p>
      ) : (
        <div className="data-table-scroll">
          <table className="data-table">
            <thead>
              <tr>
                <th>{text('resources.purchase-orders.receive.note')}</th>
                <th>{text('resources.purchase-orders.received_at')}</th>
                <th className="from-750">{text('resources.purchase-orders.fields.placedBy')}</th>
                <th>{text('resources.purchase-orders.lines')}</th>
              </tr>
            </thead>
            <tbody>
              {receipts.map(({ deliveryNote, receivedAt, receivedBy, lines: arrived }) => (
                <tr key={`${receivedAt} ${deliveryNote}`}>
                  <td className="figure">{deliveryNote}</td>
                  <td className="figure nowrap">{format.moment(receivedAt)}</td>
                  <td className="from-750">{receivedBy !== null && <PersonName id={receivedBy} />}</td>
                  <td>
                    <ul className="receipt-lines">
                      {arrived.map(({ productId, quantity }) => (
                        <li key={productId} className="nowrap">
                          <span className="figure">{format.number(quantity)}</span> ×{' '}
                          <span className="part-number">{models.get(productId)}</span>
                        </li>
                      ))}
                    </ul>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
