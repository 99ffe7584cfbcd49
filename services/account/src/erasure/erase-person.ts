import { isRejection } from '@pinline/contracts/api/error-codes'
import { forgetMessages } from '@pinline/contracts/notification/message/forget-messages'
import type { AddressId, BuyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { contactVersion } from '../accounts/vault-kinds.ts'

/** Who is forgotten, as the fact says. */
interface ErasedPerson {
  readonly buyerId: BuyerId
  /** Of all addresses that ever stood in the book. */
  readonly addressIds: readonly AddressId[]
}

/** All numbers and mailboxes that a buyer has had and that still stand in the vault. */
export const contactsOf = async ({ platform }: AccountDeps, { buyerId }: ErasedPerson): Promise<string[]> => {
  const versions = await platform.vault.versions('contact', buyerId, contactVersion)
  return [...new Set(versions.flatMap(({ phone, email }) => [phone ?? [], email ?? []].flat()))]
}

/**
 * Removes all that this service keeps of a person, and the messages to them. May be done any number of times; what a
 * broken-off run has left is found by the next, since the contacts go last.
 */
export const erasePerson = async (deps: AccountDeps, person: ErasedPerson, correlationId: string): Promise<void> => {
  const { platform, sessions, codes, audit } = deps
  const { vault, claims, store } = platform
  const { buyerId, addressIds } = person
  const contacts = await contactsOf(deps, person)
  if (contacts.length > 0) {
    const done = await platform.call('notification', forgetMessages, { contacts }, { correlationId, repeatable: true })
    if (isRejection(done)) throw new Error(`${forgetMessages.name} refused with ${done.code}`)
  }
  await Promise.all([
    sessions.removeAll('buyer', buyerId),
    codes.forget(contacts),
    claims.releaseAll(buyerId),
    audit.forget(buyerId),
    store.forgetReplies(`buyer:${buyerId}:`),
    store.forgetRequests(buyerId),
    vault.erase('credential', buyerId),
    vault.erase('company', buyerId),
    vault.eraseMany('address', addressIds),
  ])
  await vault.erase('contact', buyerId)
}
