import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { type BuyerErased, buyerErased } from '@pinline/events/account/buyer-erased'
import type { AccountParts } from '../account-parts.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { erasePerson } from '../erasure/erase-person.ts'

/**
 * Finishes an erasure that its request left. Heard again after a restored backup it finds the buyer registered as
 * before: then it is recorded once more, so that nobody can sign in as them.
 */
export const erasePersonWhenBuyerErased = (parts: AccountParts): AnyReaction =>
  defineReaction<BuyerErased>({
    name: 'erase-person-when-buyer-erased',
    lasting: true,
    hears: { service: 'account', types: ['buyer-erased'], factSchema: buyerErased },
    react: async ({ fact: { data } }, { request: _, ...context }) => {
      const done = await handleCommand(parts.platform, buyerDecider, {
        streamId: data.buyerId,
        command: { type: 'erase-buyer', at: data.erasedAt },
        context,
      })
      if (isRejection(done) && done.code !== 'not-found') throw new Error(`erase-buyer was refused with ${done.code}`)
      const known = isRejection(done) || done.state.status !== 'erased' ? [] : done.state.addressIds
      const addressIds = [...new Set([...data.addressIds, ...known])]
      await erasePerson(parts, { buyerId: data.buyerId, addressIds }, context.correlationId)
    },
  })
