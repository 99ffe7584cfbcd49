import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import { useText } from '../../messages/use-text.ts'

const steps = orderStatuses.filter((status) => status !== 'cancelled')

/** Where an order is, as six pads filled up to its step. */
export const StatusPill = ({ status }: { status: OrderStatus }) => {
  const text = useText()
  const reached = status === 'cancelled' ? -1 : orderStatuses.indexOf(status)
  return (
    <span className={`pill pill-${status}`}>
      <i aria-hidden="true">
        {steps.map((step, index) => (
          <b key={step} className={index <= reached ? 'filled' : ''} />
        ))}
      </i>
      {text(`resources.orders.status.${status}`)}
    </span>
  )
}
