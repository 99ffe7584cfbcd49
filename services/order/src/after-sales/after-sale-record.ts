import { loadStream } from '@pinline/chassis/event-store/handle-command'
import type { AfterSaleDetail } from '@pinline/contracts/order/after-sale/after-sale-row'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import type { Money } from '@pinline/events/money'
import { afterSaleCommandsOfStaff } from '../domain/after-sale/allowed-after-sale-commands.ts'
import { payingCaptureOf } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { priceOfReturnedPieces } from '../domain/order/price-of-returned-pieces.ts'
import { refundableAmount } from '../domain/order/refundable.ts'
import type { OrderDeps } from '../order-deps.ts'
import type { VersionedAfterSale } from '../read-models/after-sales/after-sales.query.ts'

/** What staff see of a request besides what its buyer sees. */
export const toAfterSaleRecord = (
  row: VersionedAfterSale,
  detail: AfterSaleDetail,
  now: string,
  single: Pick<AfterSaleRecord, 'suggestedRefund' | 'history'>,
): AfterSaleRecord => ({
  ...detail,
  id: row.afterSaleNo,
  buyerId: row.buyerId,
  overdue: row.status === 'submitted' && row.answerBy < now,
  allowedCommands: afterSaleCommandsOfStaff(row),
  assignee: row.assignee,
  ...single,
})

/** The price, with its tax, of the pieces that came back, or are asked for, as far as that much of the payment is left. */
export const suggestedRefundOf = async (platform: OrderDeps, row: VersionedAfterSale): Promise<Money | null> => {
  const { state: order } = await loadStream(platform, orderDecider, row.orderNo)
  if (order.status === 'new' || !order.lines.some(({ productId }) => productId === row.productId)) return null
  const pieces = row.received === null ? row.quantity : row.received.toStock + row.received.toScrap
  const price = priceOfReturnedPieces(order, { productId: row.productId, pieces, afterSaleNo: row.afterSaleNo })
  const left = refundableAmount(order, payingCaptureOf(order))
  return price.minor > left.minor ? left : price
}
