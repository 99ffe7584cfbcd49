import { type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'
import type { ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { bodyEdges, bodyField, editedFields } from './edited-fields.ts'
import { useFieldLabels } from './use-field-labels.ts'

const flags = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
])
const figures = new Set<string>(
  editedFields.flatMap(({ name, kind }) => (kind === 'whole' || kind === 'decimal' ? [name] : [])),
)

/** A form value as the record has it; undefined for a text that is none. */
const formValueOf = (field: string, value: unknown, signs: NumberSigns): unknown => {
  if (value === '' || value === undefined) return undefined
  const figure = figures.has(field) && typeof value === 'string' ? Number(plainNumber(value, signs)) : Number.NaN
  if (!Number.isNaN(figure)) return figure
  return flags.get(value) ?? value
}

/** How a conflict names the fields of a product form and their values. */
export const useConflictWords = () => {
  const text = useText()
  const signs = useNumberSigns()
  const { labelOf, valueTextOf } = useFieldLabels()
  return (field: string): ConflictFieldWords => {
    const edge = bodyEdges.find((_, place) => bodyField(place) === field)
    const label = edge === undefined ? labelOf(field) : text(`resources.products.edit.edge.${edge}`)
    return {
      label,
      linesOf: (value) => {
        const known = formValueOf(field, value, signs)
        if (known === undefined) return []
        // A pad a line.
        return field === 'pads' ? String(value).split('\n') : [valueTextOf(field, known)]
      },
    }
  }
}
