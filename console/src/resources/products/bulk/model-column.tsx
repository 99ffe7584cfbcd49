import type { BulkColumn } from '../../../layout/bulk/bulk-dialog.tsx'
import type { ProductRecord } from '../product-record.ts'

/** The part number, by which a part is known in the results of a step. */
export const modelColumn = (label: string): BulkColumn<ProductRecord> => ({
  label,
  render: ({ model }) => <span className="part-number">{model}</span>,
})
