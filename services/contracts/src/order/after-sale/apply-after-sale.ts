import { fileId, productId } from '@pinline/events/ids'
import { afterSaleKind, afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { multiLine } from '../../api/text.ts'
import { enteredOrderNumber } from '../order/entered-order-number.ts'
import { afterSaleChanged, maxFilesOfForm } from './after-sale-changed.ts'

/**
 * The buyer asks for after-sales service for delivered pieces of one line. `fileIds`: uploads of the module
 * `after-sales`. Refused with `after-sale-quantity-not-allowed` and `data.left` where more pieces are asked for than were
 * delivered and are in no other request.
 */
export const applyAfterSale = call({
  name: 'apply-after-sale',
  path: '/orders/apply-after-sale',
  effect: 'command',
  access: buyer,
  input: z.object({
    orderNo: enteredOrderNumber,
    productId,
    kind: afterSaleKind,
    reason: afterSaleReason.default('other'),
    quantity: z.int().min(1).max(100_000_000),
    specialHandling: z.boolean().default(false),
    openedPackage: z.boolean(),
    fileIds: z.array(fileId).max(maxFilesOfForm).default([]),
    note: multiLine(1000).optional(),
  }),
  output: afterSaleChanged,
  errors: [
    'order-not-found',
    'product-not-found',
    'file-not-found',
    'after-sale-not-delivered',
    'after-sale-reason-not-allowed',
    'after-sale-defects-only',
    'after-sale-window-over',
    'after-sale-quantity-not-allowed',
    'after-sale-limit-reached',
    'version-conflict',
  ],
})
