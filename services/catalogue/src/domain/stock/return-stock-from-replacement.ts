import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { AfterSaleNo, ProductId } from '@pinline/events/ids'
import type { Stock } from './stock.ts'

export interface ReturnStockFromReplacement {
  readonly type: 'return-stock-from-replacement'
  readonly productId: ProductId
  readonly afterSaleNo: AfterSaleNo
  readonly attempt: number
  readonly quantity: number
}

/** Pieces that were taken for a replacement are free again. The request of after-sales knows that they were taken. */
export const returnStockFromReplacement = (
  _: Stock,
  { type: _command, ...data }: ReturnStockFromReplacement,
): Decision<StockEvent> => {
  if (!Number.isInteger(data.quantity) || data.quantity < 1) return rejection('quantity-not-allowed')
  return [{ type: 'stock-returned-from-replacement', data }]
}
