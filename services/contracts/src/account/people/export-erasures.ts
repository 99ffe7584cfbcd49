import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { erasuresResource } from './erasures-resource.ts'

/** A file has at most so many erasures. */
export const maxExportedErasures = 20_000

/** The erasures of the filtered list as a table, oldest first, each with what the vault holds now. Times are UTC. */
export const exportErasures = call({
  name: 'export-erasures',
  path: '/private/erasures/export',
  effect: 'read',
  access: staff('operations.read'),
  weight: 32,
  input: erasuresResource.filter.extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: ['export-too-large'],
  binary: true,
})
