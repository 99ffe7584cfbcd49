import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { NotedText } from '../../layout/mentions/noted-text.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { AddOrderNoteForm } from './add-order-note-form.tsx'
import { OrderActor } from './order-actor.tsx'

interface OrderNotesProps {
  readonly order: OrderRecord
  readonly onReload: () => Promise<number | undefined>
}

/** The buyer's remark, the reason of a cancellation, and the notes of staff with a form for another one. */
export const OrderNotes = ({ order, onReload }: OrderNotesProps) => {
  const text = useText()
  const format = useFormat()
  const written = [
    { name: text('resources.orders.page.remark'), words: order.remark },
    { name: text('resources.orders.page.note'), words: order.note },
  ]
  return (
    <>
      {written.map(
        ({ name, words }) =>
          words !== null && (
            <section key={name} className="sheet">
              <h2>{name}</h2>
              <p className="sheet-note written">{words}</p>
            </section>
          ),
      )}
      <section className="sheet" aria-labelledby="order-notes">
        <h2 id="order-notes">{text('resources.orders.notes.title')}</h2>
        {order.notes.length === 0 && <p className="sheet-note">{text('resources.orders.notes.empty')}</p>}
        <ul className="order-notes">
          {order.notes.map((note) => (
            <li key={note.sequence}>
              <p className="written">
                {note.text === null ? text('resources.orders.notes.erased') : <NotedText note={note.text} />}
              </p>
              <p className="sub">
                <time dateTime={note.at}>{format.moment(note.at)}</time> · <OrderActor actor={note.actor} />
              </p>
            </li>
          ))}
        </ul>
        <AddOrderNoteForm order={order} onDone={() => void onReload()} />
      </section>
    </>
  )
}
