import { z } from 'zod'
import { event } from '../event.ts'
import { afterSaleNo, buyerId, fileId, orderNumber, productId, vaultReference } from '../ids.ts'
import { unitPrice } from '../money.ts'
import { afterSaleKind, afterSaleReason } from './after-sale-kind.ts'

/** A buyer asked for after-sales service for delivered pieces of one line of an order. */
export const afterSaleSubmitted = event('after-sale-submitted', {
  afterSaleNo,
  orderNo: orderNumber,
  buyerId,
  kind: afterSaleKind,
  reason: afterSaleReason,
  productId,
  model: z.string(),
  manufacturer: z.string(),
  /** Made to order. */
  custom: z.boolean(),
  unitPrice,
  quantity: z.int().positive(),
  specialHandling: z.boolean(),
  openedPackage: z.boolean(),
  /** Transport damage that was reported later than the terms say. */
  late: z.boolean(),
  /** The buyer's note, in the order service's vault. */
  noteRef: vaultReference.optional(),
  /** The buyer's pictures and documents, kept by the catalogue. */
  fileIds: z.array(fileId),
  deliveredAt: z.iso.datetime(),
  submittedAt: z.iso.datetime(),
  /** When staff have to have answered. */
  answerBy: z.iso.datetime(),
})
export type AfterSaleSubmitted = z.infer<typeof afterSaleSubmitted>
