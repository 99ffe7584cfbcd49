import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { afterSaleCommandsOfBuyer } from '../domain/after-sale/allowed-after-sale-commands.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleDetailOf } from '../read-models/after-sales/after-sale-detail.query.ts'
import { afterSalesProjection } from '../read-models/after-sales/after-sales.projection.ts'
import { findAfterSale } from '../read-models/after-sales/after-sales.query.ts'
import type { PartTexts } from '../read-models/orders/part-texts.ts'

export const getAfterSaleRoute = (platform: OrderDeps, texts: PartTexts) =>
  route(
    getAfterSale,
    async ({ afterSaleNo }, { buyerId, language }) => {
      const row = await findAfterSale(platform, afterSaleNo, buyerId)
      if (row === undefined) return rejection('after-sale-not-found')
      const detail = await afterSaleDetailOf(platform, texts, row, language)
      return result({ ...detail, allowedCommands: afterSaleCommandsOfBuyer(row) })
    },
    { waitsFor: [afterSalesProjection] },
  )
