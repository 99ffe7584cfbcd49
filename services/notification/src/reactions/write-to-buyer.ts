import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { Platform } from '@pinline/chassis/service'
import { getBuyerContact } from '@pinline/contracts/account/buyer/get-buyer-contact'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { MessageContent } from '@pinline/contracts/notification/message/send-message'
import { type BuyerId, isDemoAccount } from '@pinline/events/ids'
import { mailKindOf } from '../messages/mail-kind-of.ts'
import { NoTransportError, type Outbox } from '../messages/outbox.ts'
import { buyerOfOrder } from '../read-models/order-buyers/order-buyers.query.ts'

/** A demo order is dated back further than this; what happens to it later is as recent as any event. */
const backdatedMs = 1_800_000

/** Whether an event is part of the past that demo orders are given: nobody was written to about it. */
const isDemoPast = ({ clock }: Pick<Platform, 'clock'>, buyerId: string, at: string): boolean =>
  isDemoAccount(buyerId) && Date.parse(at) < clock.now().getTime() - backdatedMs

/** One message to a buyer, or to that of an order, under the reaction's effect id; by e-mail if there is an address, and unless they do without it. */
export const writeToBuyer = async (
  platform: Platform,
  outbox: Outbox,
  /** `at`: when it happened, ISO 8601: for demo orders not when the event was recorded */
  message: {
    readonly content: MessageContent
    readonly context: CommandContext
    readonly at: string
  } & ({ readonly orderNo: string } | { readonly buyerId: BuyerId }),
): Promise<void> => {
  const { content, context, at } = message
  const buyerId = 'buyerId' in message ? message.buyerId : await buyerOfOrder(platform, message.orderNo)
  if (isDemoPast(platform, buyerId, at)) return
  const { correlationId } = context
  const contact = await platform.call('account', getBuyerContact, { buyerId }, { correlationId })
  if (isRejection(contact)) return
  const kind = mailKindOf(content)
  if (kind !== null && contact.declinedMails.includes(kind)) return
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
