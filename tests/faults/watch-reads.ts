import { setTimeout as pause } from 'node:timers/promises'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import type { OrderNumber } from '@pinline/events/ids'
import type { Caller } from '../harness/shop.ts'
import type { Random } from './random.ts'

const pageSize = 15
const betweenReadsMs = 50

/** A buyer whose orders are known and no longer change. */
export interface KnownBuyer {
  /** The same person at several gateways. */
  readonly callers: readonly Caller[]
  readonly orders: readonly OrderNumber[]
}

export interface Reads {
  readonly done: () => number
  /** A wrong response to a read. */
  readonly failed: readonly string[]
  /** Milliseconds of every read. */
  readonly tookMs: readonly number[]
  readonly stop: () => Promise<void>
}

/**
 * Buyers who continually read their lists, counts and single orders. A read fails if it is rejected, breaks, or shows
 * anything but all of the buyer's orders.
 */
export const watchReads = (buyers: readonly KnownBuyer[], random: Random): Reads => {
  const failed: string[] = []
  const tookMs: number[] = []
  let going = true

  const look = async ({ callers, orders }: KnownBuyer): Promise<string | undefined> => {
    const caller = random.pick(callers)
    const kind = random.next()
    if (kind < 0.2) {
      const { all } = (await caller.call(countOrders, {})).data()
      return all === orders.length ? undefined : `counted ${all} of ${orders.length} orders`
    }
    if (kind < 0.5) {
      const orderNo = random.pick(orders)
      const found = (await caller.call(getOrder, { orderNo })).data()
      return found.orderNo === orderNo ? undefined : `${orderNo} was shown as ${found.orderNo}`
    }
    const page = random.between(1, Math.floor(orders.length / pageSize))
    const { envelope, data } = await caller.callOnce(listOrders, { page, pageSize })
    const { total, list } = data()
    if (envelope.meta?.stale === true) return `page ${page} is older than what its buyer has seen`
    return total === orders.length && list.length === pageSize
      ? undefined
      : `page ${page} shows ${list.length} of ${total} orders, there are ${orders.length}`
  }

  const running = Promise.all(
    buyers.map(async (buyer) => {
      while (going) {
        const began = performance.now()
        const wrong = await look(buyer).catch((error: unknown) => (error instanceof Error ? error.message : 'broken'))
        tookMs.push(performance.now() - began)
        if (wrong !== undefined) failed.push(wrong)
        await pause(betweenReadsMs)
      }
    }),
  )
  return {
    done: () => tookMs.length,
    failed,
    tookMs,
    stop: async () => {
      going = false
      await running
    },
  }
}
