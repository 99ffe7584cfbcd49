import { afterSaleKind } from '@pinline/events/order/after-sale-kind'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** The kinds of after-sales service. `name` is in the reader's language, `days` how long after delivery it may be asked for. */
export const listAfterSaleTypes = call({
  name: 'list-after-sale-types',
  path: '/orders/after-sale-types',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: afterSaleKind, name: z.string(), days: z.int() })) }),
  errors: [],
})
