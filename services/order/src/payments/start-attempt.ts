import type { CommandContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { OrderNumber } from '@pinline/events/ids'
import { attemptId } from '@pinline/events/order/payment-ids'
import { type Attempt, openAttemptOf } from '../domain/order/attempt.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { closeOpenAttempt } from './close-open-attempt.ts'
import type { PaymentDeps } from './payment-deps.ts'

const maxRounds = 4

export interface StartedAttempt {
  readonly attempt: Attempt
  readonly order: PlacedOrder
  readonly version: number
}

/** An order that was placed for another wallet may be payable in a currency that this one does not accept. */
const acceptsPayable = ({ wallet }: PaymentDeps, { payable }: PlacedOrder): boolean =>
  wallet.chargeCurrency(payable.currency) === payable.currency

/**
 * A new attempt for the order: the open one is closed at the wallet before. Where another request opened one in
 * between, it starts over. The same request again gets the attempt of its first run, while that is open.
 */
export const startAttempt = async (
  payments: PaymentDeps,
  orderNo: OrderNumber,
  context: CommandContext,
): Promise<StartedAttempt | Rejection> => {
  const { platform } = payments
  const repeated = context.request !== undefined && (await platform.store.findRequest(context.request.id)) !== undefined
  for (let round = 0; round < maxRounds; round += 1) {
    const closing = repeated ? 'none' : await closeOpenAttempt(payments, orderNo, 'replaced', context)
    if (closing === 'busy') return rejection('payment-in-progress')
    const current = await loadStream(platform, orderDecider, orderNo)
    if (current.state.status !== 'new' && !acceptsPayable(payments, current.state))
      return rejection('payment-not-possible')
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
      return { attempt, order: result.state, version: result.version }
    }
    if (result.code !== 'version-conflict') return result
  }
  return rejection('version-conflict')
}
