import { z } from 'zod'
import { call, staff } from '../../api/call.ts'
import { tableFormat } from '../../api/table-format.ts'
import { statisticsPeriod } from './get-after-sale-statistics.ts'

/** A file has at most so many parts. */
export const maxExportedParts = 20_000

/** The reasons of after-sales requests by part as a table, a column a reason. */
export const exportAfterSaleStatistics = call({
  name: 'export-after-sale-statistics',
  path: '/private/after-sales/export-statistics',
  effect: 'read',
  access: staff('after-sales.read'),
  audited: 'command',
  weight: 32,
  input: statisticsPeriod.extend({ format: tableFormat.default('csv') }),
  output: z.unknown(),
  errors: [],
  binary: true,
})
