import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { buyerChangeUndone } from '@pinline/events/account/buyer-change-undone'
import { staffChangeUndone } from '@pinline/events/account/staff-change-undone'
import { z } from 'zod'
import type { AccountDeps } from '../account-deps.ts'
import { revokeAllApiKeys } from '../api-keys/revoke-all-api-keys.ts'

/** Whoever had taken the account over may have left a key to it. */
export const revokeApiKeysWhenChangeUndone = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'revoke-api-keys-when-change-undone',
    subscribesTo: {
      service: 'account',
      types: ['buyer-change-undone', 'staff-change-undone'],
      eventSchema: z.discriminatedUnion('type', [buyerChangeUndone, staffChangeUndone]),
    },
    react: async ({ event }, context) => {
      const owner =
        event.type === 'buyer-change-undone'
          ? ({ kind: 'buyer', id: event.data.buyerId } as const)
          : ({ kind: 'staff', id: event.data.staffId } as const)
      await revokeAllApiKeys(deps, owner, context)
    },
  })
