import { supplierId } from '@pinline/events/ids'
import { z } from 'zod'
import { expectedRevision } from '../../account/permissions/permission-fields.ts'
import { call, staff } from '../../api/call.ts'
import { supplierFields } from './supplier-fields.ts'
import { supplierChanged } from './supplier-record.ts'

/** Changes a supplier as a whole, an archived one too. The contact and the note that it had before are erased. */
export const changeSupplier = call({
  name: 'change-supplier',
  path: '/private/suppliers/change',
  effect: 'command',
  access: staff('suppliers.update'),
  input: z.object({ id: supplierId, revision: expectedRevision, ...supplierFields }),
  output: supplierChanged,
  errors: ['supplier-not-found', 'version-conflict'],
})
