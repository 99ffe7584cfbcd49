import type { TimelineEntry } from '@pinline/contracts/order/order/orders-resource'
import { useText } from '../../messages/use-text.ts'

/** Label of the actor of an event. */
export const useActorLabel = () => {
  const text = useText()
  return ({ kind, id }: TimelineEntry['actor']): string => {
    if (kind === 'staff')
      return id === null
        ? text('resources.orders.timeline.by_staff_unknown')
        : text('resources.orders.timeline.by.staff', { id })
    return text(`resources.orders.timeline.by.${kind}`, { id: id ?? '' })
  }
}
