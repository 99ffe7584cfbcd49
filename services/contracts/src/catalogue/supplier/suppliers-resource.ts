import { adminResource } from '../../api/call.ts'
import { supplierFilter } from './supplier-fields.ts'
import { supplierRecord } from './supplier-record.ts'

/** Companies that parts are bought from, by name, or those changed last first. */
export const suppliersResource = adminResource({
  name: 'suppliers',
  permission: 'suppliers.read',
  row: supplierRecord,
  filter: supplierFilter,
  sorts: ['name', 'updatedAt'],
  countsTo: 10_000,
})
