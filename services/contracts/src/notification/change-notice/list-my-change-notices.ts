import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { shownChangeNotice } from './change-notice-row.ts'

/** The change notices of parts that the buyer has bought, newest first; `parts` are those that were bought. */
export const listMyChangeNotices = call({
  name: 'list-my-change-notices',
  path: '/user/change-notices',
  effect: 'read',
  access: buyer,
  input: pageRequest,
  output: page(shownChangeNotice),
  errors: [],
})
