import { supplierId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { supplierChanged } from './supplier-record.ts'

/** Puts an archived supplier back. */
export const restoreSupplier = call({
  name: 'restore-supplier',
  path: '/private/suppliers/restore',
  effect: 'command',
  access: staff('suppliers.update'),
  input: z.object({ id: supplierId, revision: expectedRevision }),
  output: supplierChanged,
  errors: ['supplier-not-found', 'version-conflict'],
})
