import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useText } from '../../messages/use-text.ts'

/** What the buyer wrote at the placing, and what a colleague wrote at the cancelling. */
export const OrderNotes = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const written = [
    { name: text('resources.orders.page.remark'), words: order.remark },
    { name: text('resources.orders.page.note'), words: order.note },
  ]
  return written.map(
    ({ name, words }) =>
      words !== null && (
        <section key={name} className="sheet">
          <h2>{name}</h2>
          <p className="sheet-note written">{words}</p>
        </section>
      ),
  )
}
