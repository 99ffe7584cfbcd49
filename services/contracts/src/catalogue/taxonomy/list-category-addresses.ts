import { slug } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'

/** Every category with the last change of itself or of a part in it or below it, for sitemaps. */
export const listCategoryAddresses = call({
  name: 'list-category-addresses',
  path: '/categories/addresses',
  effect: 'read',
  access: open,
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ id: slug, slug, updatedAt: z.iso.datetime() })) }),
  errors: [],
})
