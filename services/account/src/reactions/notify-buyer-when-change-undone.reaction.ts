import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { buyerChangeUndone } from '@pinline/events/account/buyer-change-undone'
import type { AccountDeps } from '../account-deps.ts'
import { contactBefore } from '../accounts/contact-before.ts'
import { masked } from '../accounts/masked.ts'
import { contactVersion } from '../accounts/vault-kinds.ts'
import { writeToContacts } from '../accounts/write-to-contacts.ts'

/**
 * Notifies the restored contacts, and those that were replaced: an owner who has left a mailbox to somebody else has to
 * learn that it was used. None of these messages undoes anything.
 */
export const notifyBuyerWhenChangeUndone = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'notify-buyer-when-change-undone',
    external: true,
    subscribesTo: { service: 'account', types: ['buyer-change-undone'], eventSchema: buyerChangeUndone },
    react: async ({ id, event: { data } }, { correlationId }) => {
      const { buyerId, contactRef } = data
      const [replaced, restored] = await Promise.all([
        contactBefore(deps, buyerId, contactRef),
        deps.platform.vault.get(contactRef, contactVersion),
      ])
      const username = restored?.email ?? restored?.phone
      if (restored === undefined || username === undefined) return
      const content = () => ({ template: 'account-restored', parameters: { masked: masked(username) } }) as const
      await writeToContacts(deps, restored, { key: `account-restored-${id}`, correlationId, content })
      const others = {
        language: restored.language,
        ...(replaced?.email === restored.email ? {} : { email: replaced?.email }),
        ...(replaced?.phone === restored.phone ? {} : { phone: replaced?.phone }),
      }
      await writeToContacts(deps, others, { key: `account-restored-former-${id}`, correlationId, content })
    },
  })
