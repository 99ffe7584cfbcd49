import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { orderNumber } from '@pinline/events/ids'
import { confirmStock, type StockDeps } from '../checkout/confirm-stock.ts'
import { ordersStillChecking } from '../read-models/orders/orders-due.query.ts'

const graceMs = 15_000

/** Retries orders whose stock neither the request nor the reaction could confirm. */
export const finishPlacingJob = (deps: StockDeps) =>
  defineJob({
    name: 'finish-placing',
    sweepEveryMs: 10_000,
    due: async (now) => await ordersStillChecking(deps.platform, new Date(now.getTime() - graceMs)),
    run: async (id) => {
      await confirmStock(deps, orderNumber.parse(id), internalCause(deps.platform, 'finish-placing'))
    },
  })
