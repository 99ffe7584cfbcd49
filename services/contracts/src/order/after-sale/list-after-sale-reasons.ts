import { afterSaleKind, afterSaleReason } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** The reasons for after-sales service; with `kind`, those of one kind. `name` is in the reader's language. */
export const listAfterSaleReasons = call({
  name: 'list-after-sale-reasons',
  path: '/orders/after-sale-reasons',
  effect: 'read',
  access: open,
  input: z.object({ kind: afterSaleKind.optional() }),
  output: z.object({
    list: z.array(
      z.object({
        id: afterSaleReason,
        name: z.string(),
        kinds: z.array(afterSaleKind),
        /** A fault of the goods or of the delivery; made-to-order parts are accepted for nothing else. */
        isDefect: z.boolean(),
      }),
    ),
  }),
  errors: [],
})
