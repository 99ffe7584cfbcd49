import type { ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
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
const formValueOf = (field: string, value: unknown): unknown => {
  if (value === '' || value === undefined) return undefined
  if (figures.has(field) && !Number.isNaN(Number(value))) return Number(value)
  return flags.get(value) ?? value
}

/** How a conflict names the fields of a product form and their values. */
export const useConflictWords = () => {
  const text = useText()
  const { labelOf, valueTextOf } = useFieldLabels()
  return (field: string): ConflictFieldWords => {
    const edge = bodyEdges.find((_, place) => bodyField(place) === field)
    const label = edge === undefined ? labelOf(field) : text(`resources.products.edit.edge.${edge}`)
    return {
      label,
      linesOf: (value) => {
        const known = formValueOf(field, value)
        if (known === undefined) return []
        // A pad a line.
        return field === 'pads' ? String(value).split('\n') : [valueTextOf(field, known)]
      },
    }
  }
}
