import type { TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { useText } from '../../messages/use-text.ts'
import { usePersonName } from '../people/use-person-name.ts'

/** The actor of an event of an order. */
export const OrderActor = ({ actor: { kind, id } }: { actor: TimelineEntry['actor'] }) => {
  const text = useText()
  const name = usePersonName(kind === 'staff' ? id : null)
  if (kind === 'staff')
    return (
      <span title={id ?? undefined}>
        {id === null
          ? text('resources.orders.timeline.by_staff_unknown')
          : text('resources.orders.timeline.by.staff', { name })}
      </span>
    )
  return <>{text(`resources.orders.timeline.by.${kind}`, { name: id ?? '' })}</>
}
