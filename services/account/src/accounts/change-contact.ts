import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type CallResult, result } from '@pinline/chassis/http/call-result'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { ownSession } from '../sign-in/own-session.ts'
import { redeemCode } from '../sign-in/sign-in-limits.ts'
import { alreadyApplied } from './already-applied.ts'
import type { ContactKind } from './contact-claims.ts'
import { eraseOrphaned } from './erase-orphaned.ts'
import { undoableUntil } from './undoable-until.ts'
import { contactVersion } from './vault-kinds.ts'

/** Retries if another change was committed in the meantime. */
const attempts = 5

interface NewContact {
  readonly value: string
  readonly code: string
  readonly ticket?: string | undefined
}

/**
 * Changes the buyer's phone number or e-mail address, and ends their other sessions. The ticket shows that the buyer
 * asks, and not somebody who has an access token: it is checked first and spent last, so that a mistyped code or a taken
 * address does not cost it. Only a client with the code sent to it can learn that it belongs to another account.
 */
export const changeContact = async (
  deps: AccountDeps,
  kind: ContactKind,
  { value, code, ticket }: NewContact,
  context: RequestContext,
): Promise<CallResult<BuyerProfile> | Rejection> => {
  const { buyerId, commandContext, actor } = context
  const { platform, buyers, tickets, contactClaims, sessions } = deps
  const before = await alreadyApplied(platform, commandContext)
  if (isRejection(before)) return before
  const requester = await buyers.load(buyerId)
  if (requester === undefined) return rejection('session-over')
  if (!before) {
    if (!(await tickets.isOpen(requester, ticket))) return rejection('step-up-required')
    const refused = await redeemCode(deps, `change-${kind}`, value, code, context)
    if (refused !== undefined) return refused
  }
  let isConfirmed = before
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const buyer = await buyers.load(buyerId)
    const contact = buyer === undefined ? undefined : await buyers.contact(buyer)
    if (buyer === undefined || contact === undefined) return rejection('session-over')
    const endOthers = () => sessions.endAll('buyer', buyerId, ownSession(actor).sessionId)
    if (before || contact[kind] === value) {
      await endOthers()
      return result(await buyers.self(buyer))
    }
    // The ticket ends with the password, also while this runs: an undone change must not be made again by it.
    if (buyer.credentialRef !== requester.credentialRef) return rejection('step-up-required')
    const begun = await contactClaims.begin(kind, buyerId, value)
    if (begun === undefined) return rejection('already-registered', { errors: { [kind]: 'already-registered' } })
    isConfirmed ||= await tickets.redeem(buyer, ticket)
    if (!isConfirmed) return rejection('step-up-required')
    const now = platform.clock.now()
    const done = await handleCommand(platform, buyerDecider, {
      streamId: buyerId,
      command: {
        type: 'change-contact',
        changed: kind,
        basedOn: buyer.contactRef,
        contactRef: await platform.vault.put('contact', buyerId, { ...contact, [kind]: value }, contactVersion),
        now: now.toISOString(),
        undoableUntil: undoableUntil(deps, now),
      },
      context: commandContext,
    })
    if (isRejection(done) && done.code === 'version-conflict') continue
    if (isRejection(done)) return await eraseOrphaned(platform, 'contact', buyerId, done)
    await endOthers()
    await contactClaims.finish(kind, buyerId, begun)
    if (done.state.status !== 'registered') return rejection('session-over')
    return result(await buyers.self(done.state), { positions: [done.position] })
  }
  return rejection('version-conflict')
}
