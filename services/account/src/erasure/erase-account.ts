import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import type { RequestContext } from '@pinline/chassis/http/request-context'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { sendMessage } from '@pinline/contracts/notification/message/send-message'
import { countOpenOrders } from '@pinline/contracts/order/order/count-open-orders'
import type { BuyerId } from '@pinline/events/ids'
import type { AccountDeps } from '../account-deps.ts'
import type { ContactVersion } from '../accounts/vault-kinds.ts'
import { buyerDecider } from '../domain/buyer/buyer-decider.ts'
import { erasePerson } from './erase-person.ts'

/** The last message: skipped if it cannot be sent, because it cannot be sent later. */
const notifyAccountDeleted = async (
  { platform }: AccountDeps,
  { email, phone, language }: ContactVersion,
  { buyerId, correlationId }: { readonly buyerId: string; readonly correlationId: string },
): Promise<void> => {
  const to = email ?? phone
  if (to === undefined) return
  const message = {
    to,
    channel: email === undefined ? 'sms' : 'email',
    language,
    effectId: `account-deleted-${buyerId}`,
    template: 'account-deleted',
    parameters: {},
  } as const
  await platform.call('notification', sendMessage, message, { correlationId }).catch(() => {
    platform.log.warn({ correlationId }, 'a deleted account was not notified')
  })
}

/** Erases an account without open orders, and writes to its owner a last time. Returns why it is refused. */
export const eraseAccount = async (
  deps: AccountDeps,
  buyerId: BuyerId,
  contact: ContactVersion,
  { correlationId, commandContext }: Pick<RequestContext, 'correlationId' | 'commandContext'>,
): Promise<Rejection | undefined> => {
  const { platform } = deps
  const orders = await platform.call('order', countOpenOrders, { buyerId }, { correlationId })
  // The only rejection means that open orders are not known yet.
  if (isRejection(orders)) return rejection('service-unavailable')
  if (orders.open > 0) return rejection('orders-open', { data: { open: orders.open } })
  const done = await handleCommand(platform, buyerDecider, {
    streamId: buyerId,
    command: { type: 'delete-account', now: platform.clock.now().toISOString() },
    context: commandContext,
  })
  if (isRejection(done)) return done
  if (done.state.status !== 'erased') throw new Error(`buyer ${buyerId} was not erased`)
  await erasePerson(deps, done.state, correlationId).catch((error: unknown) => {
    platform.log.warn({ err: error, correlationId }, 'the rest of an erasure is left to its reaction')
  })
  await notifyAccountDeleted(deps, contact, { buyerId, correlationId })
  return undefined
}
