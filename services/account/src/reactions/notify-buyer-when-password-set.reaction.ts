import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { buyerPasswordSet } from '@pinline/events/account/buyer-password-set'
import type { AccountDeps } from '../account-deps.ts'
import { contactBefore } from '../accounts/contact-before.ts'
import { newUndo, writeToContacts } from '../accounts/write-to-contacts.ts'

/** Notifies a buyer of every new password, with a link that undoes it; an erased person is not notified. */
export const notifyBuyerWhenPasswordSet = (deps: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-buyer-when-password-set',
    external: true,
    subscribesTo: { service: 'account', types: ['buyer-password-set'], eventSchema: buyerPasswordSet },
    react: async ({ id, event: { data } }, { correlationId }) => {
      const { buyerId, credentialRef, setAt, undoableUntil } = data
      const contact = await contactBefore(deps, buyerId, credentialRef)
      if (contact === undefined) return
      await writeToContacts(deps, contact, {
        key: `password-changed-${id}`,
        correlationId,
        content: async () => ({
          template: 'password-changed',
          parameters: {
            at: setAt,
            ...(await newUndo(deps, {
              owner: { kind: 'buyer', id: buyerId },
              changeRef: credentialRef,
              until: undoableUntil,
            })),
          },
        }),
      })
    },
  })
