import { languages } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { AttributeField } from './attribute-form-values.ts'
import { useUnitLabel } from './attribute-labels.ts'
import type { Change } from './category-form-values.ts'
import { type ConflictingChange, TaxonomyEditConflict } from './taxonomy-edit-conflict.tsx'

interface AttributeEditConflictProps {
  readonly before: AttributeRow
  readonly now: AttributeRow
  readonly changes: readonly Change<AttributeField>[]
  readonly refused: boolean
  readonly onKeepMine: () => void
  readonly onTakeTheirs: () => void
}

/** Shows what others have changed in an attribute that is being edited. */
export const AttributeEditConflict = ({ before, now, changes, ...conflictProps }: AttributeEditConflictProps) => {
  const text = useText()
  const format = useFormat()
  const unitLabel = useUnitLabel()

  const newestOf = ({ field, now: written }: Change<AttributeField>): string | undefined => {
    switch (field) {
      case 'titles':
        return written
      case 'type':
        return text(`resources.attributes.type.${now.type}`)
      case 'unit':
        return unitLabel(now.unit)
      case 'group':
        return text(`resources.attributes.group.${now.group}`)
      case 'values':
        return format.list(now.values.map(({ title }) => title))
      case 'orderNum':
        return String(now.orderNum)
      default:
        return field satisfies never
    }
  }

  const conflicts = changes.map((change): ConflictingChange => {
    const label = text(`resources.attributes.fields.${change.field}`)
    const name = languages.find(({ code }) => code === change.language)?.name
    return {
      key: `${change.field}.${change.language}`,
      label: name === undefined ? label : `${label}, ${name}`,
      now: newestOf(change),
      bothEdited: change.bothEdited,
    }
  })
  const label = text('resources.attributes.fields.orderNum')
  const place: ConflictingChange = { key: 'place', label, now: String(now.orderNum), bothEdited: false }
  return (
    <TaxonomyEditConflict
      changes={before.orderNum === now.orderNum ? conflicts : [...conflicts, place]}
      {...conflictProps}
    />
  )
}
