import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { buyerContactChanged } from '@pinline/events/account/buyer-contact-changed'
import type { AccountDeps } from '../account-deps.ts'
import { contactBefore } from '../accounts/contact-before.ts'
import { masked } from '../accounts/masked.ts'
import { contactVersion } from '../accounts/vault-kinds.ts'
import { newUndo, writeToContacts } from '../accounts/write-to-contacts.ts'

/**
 * Notifies the contacts that a buyer had before one was replaced or added, each with a link that undoes it. Changes of a
 * name, and erased persons, cause no message.
 */
export const notifyFormerContactWhenBuyerContactChanged = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-former-contact-when-buyer-contact-changed',
    external: true,
    subscribesTo: { service: 'account', types: ['buyer-contact-changed'], eventSchema: buyerContactChanged },
    react: async ({ id, event: { data } }, { correlationId }) => {
      const { buyerId, changed: kind, contactRef, undoableUntil } = data
      if (kind === 'profile') return
      const [former, now] = await Promise.all([
        contactBefore(deps, buyerId, contactRef),
        deps.platform.vault.get(contactRef, contactVersion),
      ])
      const changed = now?.[kind]
      if (former === undefined || changed === undefined) return
      await writeToContacts(deps, former, {
        key: `contact-changed-${id}`,
        correlationId,
        content: async () => ({
          template: 'contact-changed',
          parameters: {
            kind,
            masked: masked(changed),
            ...(await newUndo(deps, {
              owner: { kind: 'buyer', id: buyerId },
              changeRef: contactRef,
              until: undoableUntil,
            })),
          },
        }),
      })
    },
  })
