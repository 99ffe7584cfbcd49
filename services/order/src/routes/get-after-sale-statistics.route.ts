import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { getAfterSaleStatistics } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import type { OrderDeps } from '../order-deps.ts'
import {
  afterSaleReasonsByPart,
  afterSaleReasonsInAll,
} from '../read-models/after-sales/after-sale-statistics.query.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'

const maxParts = 50

export const getAfterSaleStatisticsRoute = (platform: OrderDeps): Route =>
  route(
    getAfterSaleStatistics,
    async ({ days }) => {
      const [parts, total] = await Promise.all([
        afterSaleReasonsByPart(platform, days, maxParts),
        afterSaleReasonsInAll(platform, days),
      ])
      return result({ parts, total })
    },
    { waitsFor: [afterSalesProjection] },
  )
