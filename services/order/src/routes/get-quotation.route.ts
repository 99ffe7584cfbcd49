import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { quotationCommandsOfBuyer } from '../domain/quotation/allowed-quotation-commands.ts'
import type { OrderDeps } from '../order-deps.ts'
import { quotationsProjection } from '../read-models/quotations/quotations.projection.ts'
import { findQuotation } from '../read-models/quotations/quotations.query.ts'
import { commandable, writtenQuotationRow } from '../read-models/quotations/to-quotation-row.ts'

export const getQuotationRoute = (platform: OrderDeps) =>
  route(
    getQuotation,
    async ({ quotationNo }, { buyerId }) => {
      const row = await findQuotation(platform, quotationNo, buyerId)
      if (row === undefined) return rejection('quotation-not-found')
      const shown = await writtenQuotationRow(platform, row)
      return result({ ...shown, allowedCommands: quotationCommandsOfBuyer(commandable(row)) })
    },
    { waitsFor: [quotationsProjection] },
  )
