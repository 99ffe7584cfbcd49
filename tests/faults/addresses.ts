import { buyerEvent } from '@pinline/events/account/buyer-event'
import { type Commits, eventsOf } from './invariants/commits.ts'

/** Every acknowledged new address of a buyer was added exactly once. */
export const checkAddresses = (commits: Commits, addressIds: readonly string[]): string[] => {
  const added = new Map<string, number>()
  for (const { event } of eventsOf(commits, 'account')) {
    const parsed = buyerEvent.safeParse(event)
    if (!parsed.success || parsed.data.type !== 'address-added') continue
    const { addressId } = parsed.data.data
    added.set(addressId, (added.get(addressId) ?? 0) + 1)
  }
  return addressIds.flatMap((id) => {
    const times = added.get(id) ?? 0
    return times === 1 ? [] : [`addresses: ${id} was acknowledged once and added ${times} times`]
  })
}
