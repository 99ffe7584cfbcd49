import { productId } from '@pinline/events/ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { shownChangeNotice } from './change-notice-row.ts'

/** The published change notices of a part, newest first, at most 20. */
export const listChangeNotices = call({
  name: 'list-change-notices',
  path: '/products/change-notices',
  effect: 'read',
  access: open,
  input: z.object({ productId }),
  output: z.object({ list: z.array(shownChangeNotice) }),
  errors: [],
})
