import type { AfterSaleRow } from '@pinline/contracts/order/after-sale/after-sale-row'
import type { PartText } from '../orders/part-texts.ts'
import type { VersionedAfterSale } from './after-sales.query.ts'

/** A request as lists show it. `part` is what the catalogue adds; undefined if it did not respond. */
export const toAfterSaleRow = (row: VersionedAfterSale, part: PartText | undefined): AfterSaleRow => ({
  afterSaleNo: row.afterSaleNo,
  orderNo: row.orderNo,
  productId: row.productId,
  model: row.model,
  manufacturer: row.manufacturer,
  name: part?.name ?? null,
  drawing: part?.drawing ?? null,
  kind: row.kind,
  reason: row.reason,
  quantity: row.quantity,
  specialHandling: row.specialHandling,
  openedPackage: row.openedPackage,
  late: row.late,
  custom: row.custom,
  status: row.status,
  createdAt: row.submittedAt,
  answerBy: row.answerBy,
  files: row.fileIds.length,
  messages: row.messages.length,
  refund: row.refund === null ? null : { amount: row.refund.amount, state: row.refund.state },
  version: row.version,
})
