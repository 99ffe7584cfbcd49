import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { Platform } from '@pinline/chassis/service'
import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { NoTransportError, type Outbox } from '../messages/outbox.ts'
import { buyerOfOrder } from '../read-models/order-buyers/order-buyers.query.ts'

/** One message to an order's buyer under the reaction's effect id; by e-mail if there is an address. */
export const writeToBuyer = async (
  platform: Platform,
  outbox: Outbox,
  message: { readonly orderNo: string; readonly content: MessageContent; readonly context: CommandContext },
): Promise<void> => {
  const { orderNo, content, context } = message
  const buyerId = await buyerOfOrder(platform, orderNo)
  const { correlationId } = context
  const contact = await platform.call('account', getBuyerContact, { buyerId }, { correlationId })
  if (isRejection(contact)) return
  const to = contact.email ?? contact.phone
  const effectId = context.request?.id
  if (to === undefined || effectId === undefined) return
  try {
    const channel = contact.email === undefined ? 'sms' : 'email'
    await outbox.accept({ to, channel, language: contact.language, effectId, ...content })
  } catch (error) {
    if (!(error instanceof NoTransportError)) throw error
    platform.log.warn({ effectId, reason: error.message, correlationId }, 'a message to a buyer was left out')
  }
}
