import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import type { CartStore } from '../cart/cart-store.ts'
import type { OrderPlatform } from '../order-platform.ts'
import { internalCause } from '../payments/internal-cause.ts'
import { settleStock } from '../placing/settle-stock.ts'
import { ordersStillChecking } from '../read-models/orders/orders-due.query.ts'

const givenMs = 15_000

/** Comes back to orders whose stock neither the request nor the reaction could settle. */
export const finishPlacingJob = (platform: OrderPlatform, carts: CartStore) =>
  defineJob({
    name: 'finish-placing',
    sweepEveryMs: 10_000,
    due: async (now) => await ordersStillChecking(platform, new Date(now.getTime() - givenMs)),
    run: async (id) => {
      await settleStock(platform, carts, orderNumber.parse(id), internalCause(platform, 'finish-placing'))
    },
  })
