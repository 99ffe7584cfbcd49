import { adminResource } from '../../api/call.ts'
import { handbookPageFilter } from './handbook-page-fields.ts'
import { handbookPageRow } from './handbook-page-row.ts'

/** Pages of the staff's handbook, in the order of their sections, or those changed last first. */
export const handbookResource = adminResource({
  name: 'handbook',
  permission: 'handbook.read',
  row: handbookPageRow,
  filter: handbookPageFilter,
  sorts: ['section', 'updatedAt'],
  countsTo: 10_000,
})
