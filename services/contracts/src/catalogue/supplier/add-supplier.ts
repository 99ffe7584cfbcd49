import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { supplierFields } from './supplier-fields.ts'
import { supplierChanged } from './supplier-record.ts'

/** Adds a company that parts are bought from. Contact person, e-mail, phone and note are kept apart, where they can be erased. */
export const addSupplier = call({
  name: 'add-supplier',
  path: '/private/suppliers/add',
  effect: 'command',
  access: staff('suppliers.update'),
  input: z.object(supplierFields),
  output: supplierChanged,
  errors: ['version-conflict'],
})
