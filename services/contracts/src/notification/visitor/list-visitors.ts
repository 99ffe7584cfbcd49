import { call, staff } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { visitFilter, visitRow } from './visit-fields.ts'

/** Visits to the shop, newest first; counted up to 10,000. */
export const listVisitors = call({
  name: 'list-visitors',
  path: '/private/visitor/list',
  effect: 'read',
  access: staff('visitors.read'),
  // The page of a list and that of a visit have one name: the filter's is `visited`.
  input: pageRequest.extend({ ...visitFilter.omit({ page: true }).shape, visited: visitFilter.shape.page }),
  output: page(visitRow),
  errors: [],
})
