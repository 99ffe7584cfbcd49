import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { singleLine } from '../../api/text.ts'

/**
 * Where the pieces of a product lie; empty: nowhere in particular. A product that the catalogue does not have gets no bin.
 * `version` is the one the member of staff saw.
 */
export const setBin = call({
  name: 'set-bin',
  path: '/private/bins/set',
  effect: 'command',
  access: staff('orders.stock'),
  input: z.object({ productId, version: z.int().min(0), bin: singleLine(40) }),
  output: z.object({ productId, bin: z.string().nullable(), version: z.int() }),
  errors: ['version-conflict', 'product-not-found'],
})
