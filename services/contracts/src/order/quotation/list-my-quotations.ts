import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { quotationRow } from './quotation-row.ts'

/** The buyer's quotations, newest first; without the texts of their rounds. */
export const listMyQuotations = call({
  name: 'list-my-quotations',
  path: '/orders/my-quotations',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: pageRequest,
  output: page(quotationRow),
  errors: [],
})
