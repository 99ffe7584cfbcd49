import { z } from 'zod'

/** Formats of a table for download: text with commas, or a workbook of one sheet. */
export const tableFormat = z.enum(['csv', 'xlsx'])
export type TableFormat = z.infer<typeof tableFormat>
