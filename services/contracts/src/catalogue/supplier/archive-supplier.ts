import { supplierId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { supplierChanged } from './supplier-record.ts'

/** Takes a supplier out of use: nothing can be ordered from it until it is restored. */
export const archiveSupplier = call({
  name: 'archive-supplier',
  path: '/private/suppliers/archive',
  effect: 'command',
  access: staff('suppliers.update'),
  input: z.object({ id: supplierId, revision: expectedRevision }),
  output: supplierChanged,
  errors: ['supplier-not-found', 'version-conflict'],
})
