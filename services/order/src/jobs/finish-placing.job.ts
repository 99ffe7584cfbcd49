import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import type { CartStore } from '../cart/cart-store.ts'
import { confirmStock } from '../checkout/confirm-stock.ts'
import type { OrderDeps } from '../order-deps.ts'
import { internalCause } from '../payments/internal-cause.ts'
import { ordersStillChecking } from '../read-models/orders/orders-due.query.ts'

const graceMs = 15_000

/** Retries orders whose stock neither the request nor the reaction could confirm. */
export const finishPlacingJob = (platform: OrderDeps, carts: CartStore) =>
  defineJob({
    name: 'finish-placing',
    sweepEveryMs: 10_000,
    due: async (now) => await ordersStillChecking(platform, new Date(now.getTime() - graceMs)),
    run: async (id) => {
      await confirmStock(platform, carts, orderNumber.parse(id), internalCause(platform, 'finish-placing'))
    },
  })
