import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import type { AccountDeps } from '../account-deps.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { erasePerson } from '../erasure/erase-person.ts'

/**
 * Finishes an erasure that its request left unfinished. Redelivered after a restored backup, it finds the buyer
 * registered again and commits the erasure again, so that nobody can sign in as them.
 */
export const erasePersonWhenBuyerErased = (deps: AccountDeps): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'erase-person-when-buyer-erased',
    permanent: true,
    subscribesTo: { service: 'account', types: ['buyer-erased'], eventSchema: buyerErased },
    react: async ({ event: { data } }, { request: _, ...context }) => {
      const done = await handleCommand(deps.platform, buyerDecider, {
        streamId: data.buyerId,
        command: { type: 'delete-account', now: data.erasedAt },
        context,
      })
      if (isRejection(done) && done.code !== 'not-found') throw new Error(`erase-buyer was refused with ${done.code}`)
      const known = isRejection(done) || done.state.status !== 'erased' ? [] : done.state.addressIds
      const addressIds = [...new Set([...data.addressIds, ...known])]
      await erasePerson(deps, { buyerId: data.buyerId, addressIds }, context.correlationId)
    },
  })
