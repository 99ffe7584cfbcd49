import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { useText } from '../../messages/use-text.ts'
import { useFieldLabels } from './use-field-labels.ts'

/** Fields with their previous and present values. */
export const ChangedFields = ({ changes }: { readonly changes: readonly ChangedField[] }) => {
  const text = useText()
  const { labelOf, valueTextOf } = useFieldLabels()
  return (
    <ul className="changed-fields">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="small">{labelOf(field)}</span> <del>{valueTextOf(field, before)}</del>{' '}
          <span className="changed-arrow" role="img" aria-label={text('resources.products.history.becomes')}>
            →
          </span>{' '}
          <ins>{valueTextOf(field, after)}</ins>
        </li>
      ))}
    </ul>
  )
}

/** After a conflict: what somebody else has changed since the form was opened. Renders nothing without a conflict. */
export const ProductEditConflict = ({ changes }: { readonly changes: readonly ChangedField[] | undefined }) => {
  const text = useText()
  if (changes === undefined) return null
  return (
    <EditConflict title={text('resources.products.edit_conflict.title')}>
      {changes.length === 0 ? (
        <p>{text('resources.products.edit_conflict.nothing')}</p>
      ) : (
        <ChangedFields changes={changes} />
      )}
    </EditConflict>
  )
}
