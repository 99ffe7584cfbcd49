import { fold } from '@pinline/chassis/domain/decider'
import { buyerEvent } from '@pinline/events/account/buyer-event'
import type { BuyerId, VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { type ContactVersion, contactVersion } from './vault-kinds.ts'

/**
 * The contact of a buyer before the event that made a version of contact or credential: whoever changes it afterwards
 * does not receive what is meant for its owner. Undefined if it was erased.
 */
export const contactBefore = async (
  { platform: { store, vault } }: AccountDeps,
  id: BuyerId,
  madeRef: VaultReference,
): Promise<ContactVersion | undefined> => {
  const commits = await store.load(id)
  const events = commits.flatMap(({ events }) => events.map((event) => buyerEvent.parse(event)))
  const made = events.findIndex(
    ({ data }) =>
      ('contactRef' in data && data.contactRef === madeRef) ||
      ('credentialRef' in data && data.credentialRef === madeRef),
  )
  const before = fold(buyerDecider, events.slice(0, Math.max(0, made)))
  return before.status === 'registered' ? await vault.get(before.contactRef, contactVersion) : undefined
}
