import type { ChangedField } from '@pinline/contracts/catalogue/product/list-product-history'
import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { useText } from '../../messages/use-text.ts'
import { useFieldLabels } from './use-field-labels.ts'

interface ChangedFieldsProps {
  readonly changes: readonly ChangedField[]
  /** The person's own edit of a field that somebody else changed too. */
  readonly yours?: (field: string) => string | undefined
}

/** Fields with their previous and present values. */
export const ChangedFields = ({ changes, yours }: ChangedFieldsProps) => {
  const text = useText()
  const { labelOf, valueTextOf } = useFieldLabels()
  return (
    <ul className="changed-fields">
      {changes.map(({ field, before, after }) => {
        const own = yours?.(field)
        return (
          <li key={field}>
            <span className="small">{labelOf(field)}</span> <del>{valueTextOf(field, before)}</del>{' '}
            <span className="changed-arrow" role="img" aria-label={text('resources.products.history.becomes')}>
              →
            </span>{' '}
            <ins>{valueTextOf(field, after)}</ins>
            {own !== undefined && (
              <p className="small">{text('resources.products.edit_conflict.yours', { value: own })}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** After a conflict: what somebody else has changed since the form was opened. Renders nothing without a conflict. */
export const ProductEditConflict = ({
  changes,
  yours,
}: {
  readonly changes: readonly ChangedField[] | undefined
  readonly yours?: (field: string) => string | undefined
}) => {
  const text = useText()
  if (changes === undefined) return null
  return (
    <EditConflict title={text('resources.products.edit_conflict.title')}>
      {changes.length === 0 ? (
        <p>{text('resources.products.edit_conflict.nothing')}</p>
      ) : (
        <ChangedFields changes={changes} {...(yours === undefined ? {} : { yours })} />
      )}
    </EditConflict>
  )
}
