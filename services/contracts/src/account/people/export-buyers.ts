import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { buyersResource } from './buyers-resource.ts'

/** A file has at most so many buyers. */
export const maxExportedBuyers = 20_000

/** The buyers of the filtered list as a table with their contacts, newest first. Times are UTC. */
export const exportBuyers = call({
  name: 'export-buyers',
  path: '/private/buyers/export',
  effect: 'read',
  access: staff('buyers.export'),
  audited: 'command',
  weight: 32,
  input: buyersResource.filter.extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: ['export-too-large'],
  binary: true,
})
