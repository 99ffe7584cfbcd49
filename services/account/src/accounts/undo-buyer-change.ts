import { randomBytes } from 'node:crypto'
import { type Done, handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { BuyerEvent } from '@pinline/events/account/buyer-event'
import type { AccountDeps } from '../account-deps.ts'
import type { Buyer } from '../domain/buyer/buyer.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import type { ContactKind } from './contact-claims.ts'
import { eraseOrphaned } from './erase-orphaned.ts'
import type { FoundBuyerChange } from './find-account-change.ts'
import { restoredContact } from './restored-contact.ts'
import { contactVersion, credentialVersion } from './vault-kinds.ts'

const kinds: readonly ContactKind[] = ['phone', 'email']

/**
 * One attempt. The new credential, which nobody knows, ends all sessions together with the event: somebody who took the
 * account over cannot act in between.
 */
export const undoBuyerChange = async (
  { platform, buyers, passwords, sessions, contactClaims }: AccountDeps,
  { buyer, change, former }: FoundBuyerChange,
  { commandContext }: RequestContext,
): Promise<Done<Buyer, BuyerEvent> | Rejection> => {
  const { buyerId } = buyer
  const contact = await buyers.contact(buyer)
  if (contact === undefined) return rejection('undo-link-invalid')
  const begun = await Promise.all(
    kinds.map(async (kind) => [kind, await contactClaims.begin(kind, buyerId, former[kind])] as const),
  )
  if (begun.some(([, at]) => at === undefined)) return rejection('already-registered')
  const passwordHash = await passwords.hash(randomBytes(32).toString('base64url'))
  const done = await handleCommand(platform, buyerDecider, {
    streamId: buyerId,
    command: {
      type: 'undo-account-change',
      changeRef: change.changeRef,
      basedOn: buyer.contactRef,
      contactRef: await platform.vault.put('contact', buyerId, restoredContact(contact, former), contactVersion),
      credentialRef: await platform.vault.put('credential', buyerId, { passwordHash }, credentialVersion),
      now: platform.clock.now().toISOString(),
    },
    context: commandContext,
  })
  if (isRejection(done)) {
    await eraseOrphaned(platform, 'credential', buyerId, done)
    return await eraseOrphaned(platform, 'contact', buyerId, done)
  }
  await sessions.endAll('buyer', buyerId)
  await Promise.all(
    begun.map(([kind, at]) => (at === undefined ? undefined : contactClaims.release(kind, buyerId, at))),
  )
  return done
}
