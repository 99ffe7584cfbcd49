import { type AnyReaction, defineReaction } from '@pinline/chassis/reactions/reaction'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import { buyerContactChanged } from '@pinline/events/account/buyer-contact-changed'
import { buyerEvent } from '@pinline/events/account/buyer-event'
import type { VaultReference } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import { masked } from '../accounts/masked.ts'
import { contactVersion } from '../accounts/vault-kinds.ts'

/**
 * Notifies the former contact of its replacement; if there was none, the buyer's other contact. Changes of a name, and
 * erased persons, cause no message.
 */
export const notifyFormerContactWhenBuyerContactChanged = ({ platform }: AccountDeps): AnyReaction =>
  defineReaction({
    name: 'tell-former-contact-when-buyer-contact-changed',
    subscribesTo: { service: 'account', types: ['buyer-contact-changed'], eventSchema: buyerContactChanged },
    react: async ({ id, streamId, event: { data } }, { correlationId }) => {
      if (data.changed === 'profile') return
      const former = await contactBefore(platform, streamId, data.contactRef)
      const [before, now] = await Promise.all([
        former === undefined ? undefined : platform.vault.get(former, contactVersion),
        platform.vault.get(data.contactRef, contactVersion),
      ])
      const to = before?.[data.changed] ?? before?.email ?? before?.phone
      const changed = now?.[data.changed]
      if (to === undefined || changed === undefined) return
      const language = before?.language ?? 'en'
      const sent = await platform.call(
        'notification',
        sendMessage,
        {
          to,
          channel: to.includes('@') ? 'email' : 'sms',
          language,
          effectId: `contact-changed-${id}`,
          template: 'contact-changed',
          parameters: { kind: data.changed, masked: masked(changed) },
        },
        { language, correlationId },
      )
      if (isRejection(sent)) throw new Error(`the message was refused: ${sent.code}`)
    },
  })

/** The version before the given one. */
const contactBefore = async (
  { store }: Pick<AccountDeps['platform'], 'store'>,
  streamId: string,
  contactRef: VaultReference,
): Promise<VaultReference | undefined> => {
  const events = (await store.load(streamId)).flatMap(({ events }) => events.map((event) => buyerEvent.parse(event)))
  const versions = events.flatMap(({ type, data }) =>
    type === 'buyer-registered' || type === 'buyer-contact-changed' ? [data.contactRef] : [],
  )
  return versions[versions.indexOf(contactRef) - 1]
}
