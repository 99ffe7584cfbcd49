import { adminResource } from '../../api/call.ts'
import { visitFilter, visitRow } from './visit-fields.ts'

/** Visits to the shop; counted up to 10,000. */
export const visitorsResource = adminResource({
  name: 'visitors',
  permission: 'visitors.read',
  row: visitRow,
  filter: visitFilter,
  sorts: ['at'],
  countsTo: 10_000,
})
