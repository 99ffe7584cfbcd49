import { defineJob } from '@pinline/chassis/jobs/job'
import type { SalesDays } from '../read-models/order-sales/sales-days.ts'

/** Sums days whose orders have changed. */
export const sumSalesDaysJob = (days: SalesDays) =>
  defineJob({
    name: 'sum-sales-days',
    sweepEveryMs: 5000,
    due: () => days.due(),
    run: (day) => days.sum(day),
  })
