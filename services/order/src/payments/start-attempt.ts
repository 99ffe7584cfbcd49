import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import type { Order, PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { retainedAttemptOf } from '../domain/order/start-payment-attempt.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { closeOpenAttempt } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'

const maxRounds = 4

export interface StartedAttempt {
  readonly attempt: Attempt
  readonly order: PlacedOrder
  readonly version: number
  /** Whether this call has started it. */
  readonly isNew: boolean
}

/** An order that was placed for another wallet may be payable in a currency that this one does not accept. */
const acceptsPayable = ({ wallet }: PaymentDeps, { payable }: PlacedOrder): boolean =>
  wallet.chargeCurrency(payable.currency) === payable.currency

/** Closes the open attempt, if there is one, unless this very request has started it. */
const closeFormerAttempt = async (payments: PaymentDeps, order: Order, context: CommandContext) => {
  const isOpen = order.status !== 'new' && openAttemptOf(order) !== undefined
  const isRepeated =
    isOpen &&
    context.request !== undefined &&
    (await payments.platform.store.findRequest(context.request.id)) !== undefined
  return isRepeated ? 'none' : await closeOpenAttempt(payments, order, 'replaced', context)
}

/**
 * A new attempt for the order: the open one is closed at the wallet before. Where another request opened one in
 * between, it starts over. The same request again gets the attempt of its first run, while that is open. The first try
 * uses the cached order: if that is behind, its commit is refused and the order is read. An order that has had many attempts
 * keeps its open one until it expires: closing it would leave nothing to pay with.
 */
export const startAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  context: CommandContext,
): Promise<StartedAttempt | Rejection> => {
  const { platform } = payments
  for (let round = 0; round < maxRounds; round += 1) {
    const cached = round === 0 ? platform.store.cached(orderDecider).get(orderNo) : undefined
    const { state, version } = cached ?? (await loadStream(platform, orderDecider, orderNo))
    const retained = retainedAttemptOf(state, platform.clock.now().toISOString())
    if (retained?.status === 'open' && state.status !== 'new') {
      if (cached !== undefined) continue
      return { attempt: retained, order: state, version, isNew: false }
    }
    const closing = await closeFormerAttempt(payments, state, context)
    if (closing === 'busy') return rejection('payment-in-progress')
    if (state.status !== 'new' && !acceptsPayable(payments, state)) return rejection('payment-not-possible')
    const { paymentAttemptSeconds } = await readOrderSettings(platform)
    const now = platform.clock.now()
    const expiresAt = new Date(now.getTime() + paymentAttemptSeconds * 1000).toISOString()
    const result = await handleCommand(platform, orderDecider, {
      streamId: orderNo,
      command: {
        type: 'start-payment-attempt',
        attemptId: attemptId.parse(platform.newId('pay')),
        wallet: payments.wallet.kind,
        now: now.toISOString(),
        expiresAt,
      },
      context,
    })
    if (!isRejection(result)) {
      const attempt = result.state.status === 'new' ? undefined : openAttemptOf(result.state)
      if (result.state.status === 'new' || attempt === undefined) return rejection('payment-not-possible')
      return { attempt, order: result.state, version: result.version, isNew: result.events.length > 0 }
    }
    if (result.code !== 'version-conflict') return result
  }
  return rejection('version-conflict')
}
