import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Parts of one chunk: with ten languages each, well below the 50,000 addresses of a file of a sitemap. */
export const addressesPerChunk = 500

/** Every listed part with the time at which its data or prices last changed, in chunks, for sitemaps. */
export const listProductAddresses = call({
  name: 'list-product-addresses',
  path: '/products/addresses',
  effect: 'read',
  access: open,
  input: z.object({
    /** Counted from 1. */
    chunk: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  }),
  output: z.object({
    total: z.int(),
    list: z.array(z.object({ id: productId, updatedAt: z.iso.datetime() })),
  }),
  errors: [],
})
