import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

const steps = [
  { status: 'pending', at: 'placedAt' },
  { status: 'confirmed', at: 'confirmedAt' },
  { status: 'stocking', at: 'stockingAt' },
  { status: 'testing', at: 'testingAt' },
  { status: 'shipped', at: 'shippedAt' },
  { status: 'completed', at: 'completedAt' },
] as const

/** The order's steps as a pin line: past ones filled, the current one a ring. */
export const OrderProgress = ({ order }: { order: OrderRecord }) => {
  const text = useText()
  const format = useFormat()
  const reached = steps.findLastIndex(({ at }) => order.steps[at] !== null)
  const cancelled = order.steps.cancelledAt
  const stateOf = (index: number) => {
    if (index > reached) return 'todo'
    return index === reached && cancelled === null ? 'now' : 'done'
  }
  return (
    <section className="sheet" aria-label={text('resources.orders.page.progress')}>
      <ol className="pin-line order-line">
        {steps.map(({ status, at }, index) => {
          const instant = order.steps[at]
          const state = stateOf(index)
          return (
            <li
              key={status}
              data-done={state === 'done' ? '' : undefined}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <b>{text(`resources.orders.status.${status}`)}</b>
              <span>{instant === null ? '' : format.moment(instant)}</span>
            </li>
          )
        })}
      </ol>
      {cancelled !== null && (
        <p className="pin-note">
          <b>
            {text(
              order.cancelReason === null
                ? 'resources.orders.status.cancelled'
                : `resources.orders.cancel_reason.${order.cancelReason}`,
            )}
          </b>{' '}
          <span className="figure">{format.moment(cancelled)}</span>
        </p>
      )}
    </section>
  )
}
