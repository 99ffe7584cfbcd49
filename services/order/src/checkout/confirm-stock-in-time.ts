import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { Loaded } from '@pinline/chassis/state-cache'
import type { PlacedOrder } from '../domain/order/order.ts'
import { confirmStock, type StockOutcome } from './confirm-stock.ts'
import type { CheckoutContext } from './draft-order.ts'

const responseTimeoutMs = 3000
const retryDelayMs = 1000

const within = async <T>(work: Promise<T>, ms: number): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Reserves the stock of a placed order.
 * @returns undefined if that fails or takes too long for a buyer to wait: the reaction and the job finish it
 */
export const confirmStockInTime = async (
  checkout: CheckoutContext,
  placed: Loaded<PlacedOrder>,
  context: CommandContext,
): Promise<StockOutcome | undefined> => {
  const { platform } = checkout
  const { orderNo } = placed.state
  const confirming = confirmStock(checkout, orderNo, context, placed).catch((error: unknown) => {
    platform.log.warn({ orderNo, err: error, correlationId: context.correlationId }, 'stock is still being checked')
    platform.wake('finish-placing', orderNo, new Date(platform.clock.now().getTime() + retryDelayMs))
    return undefined
  })
  return await within(confirming, responseTimeoutMs)
}
