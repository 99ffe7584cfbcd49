import { isRejection } from '@pinline/contracts/api/error-codes'
import { forgetMessages } from '@pinline/contracts/notification/message/forget-messages'
import type { AddressId, BuyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { contactVersion } from '../accounts/vault-kinds.ts'

/** The person to erase, as in the event. */
interface ErasedPerson {
  readonly buyerId: BuyerId
  /** All addresses that were ever in the book. */
  readonly addressIds: readonly AddressId[]
}

/** All phone numbers and mailboxes of a buyer that are still in the vault. */
export const contactsOf = async ({ platform }: AccountDeps, { buyerId }: ErasedPerson): Promise<string[]> => {
  const versions = await platform.vault.versions('contact', buyerId, contactVersion)
  return [...new Set(versions.flatMap(({ phone, email }) => [phone ?? [], email ?? []].flat()))]
}

/**
 * Erases all data of a person in this service, and the messages to them. Can be repeated; contacts are erased last, so
 * that a repetition finds what an interrupted run has left.
 */
export const erasePerson = async (deps: AccountDeps, person: ErasedPerson, correlationId: string): Promise<void> => {
  const { platform, sessions, codes, undoLinks, audit } = deps
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
    undoLinks.forget({ kind: 'buyer', id: buyerId }),
    claims.releaseAll(buyerId),
    audit.forget(buyerId),
    store.forgetReplies(`buyer:${buyerId}:`),
    store.forgetRequests(buyerId),
    vault.erase('credential', buyerId),
    vault.erase('company', buyerId),
    vault.erase('note', buyerId),
    vault.erase('apikey', buyerId),
    vault.eraseMany('address', addressIds),
    // Addresses that were stored and never recorded are in no event.
    vault.eraseOwned(buyerId),
  ])
  await vault.erase('contact', buyerId)
}
