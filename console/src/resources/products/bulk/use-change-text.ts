import { useText } from '../../../messages/use-text.ts'
import type { ProductRecord } from '../product-record.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { valueIn } from './bulk-changes.ts'

/** The present and the new value of a field of a part. */
export const useChangeText = (): ((row: ProductRecord, field: string, value: unknown) => string) => {
  const text = useText()
  const { valueTextOf } = useFieldLabels()
  return (row, field, value) =>
    text('resources.products.bulk.from_to', {
      before: valueTextOf(field, valueIn(row, field)),
      after: valueTextOf(field, value),
    })
}
