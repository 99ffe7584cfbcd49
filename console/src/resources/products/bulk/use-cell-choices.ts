import { useText } from '../../../messages/use-text.ts'
import { useAddedAttributes } from '../use-added-attributes.ts'
import { useCategories } from '../use-categories.ts'
import { useFieldLabels } from '../use-field-labels.ts'
import { attributePrefix, bulkFields } from './bulk-changes.ts'

export interface CellChoice {
  readonly value: string
  readonly title: string
}

/** The values of a field that is chosen from a list, an empty one among them where it may lack; undefined if it is typed. */
export const useCellChoices = (): ((name: string) => readonly CellChoice[] | undefined) => {
  const text = useText()
  const categories = useCategories()
  const { attributes } = useAddedAttributes()
  const { valueTextOf } = useFieldLabels()
  const yesOrNo = [
    { value: 'true', title: text('resources.products.yes') },
    { value: 'false', title: text('resources.products.no') },
  ]
  const notStated = { value: '', title: text('resources.products.not_stated') }
  return (name) => {
    const attribute = attributes.find(({ id }) => `${attributePrefix}${id}` === name)
    if (attribute !== undefined) {
      if (attribute.type === 'flag') return [notStated, ...yesOrNo]
      return attribute.type === 'choice' ? [notStated, ...attribute.values] : undefined
    }
    const field = bulkFields.find((one) => one.name === name)
    if (field?.kind === 'flag') return yesOrNo
    if (field?.kind === 'category') return categories.map(({ id, title }) => ({ value: id, title }))
    if (field?.kind !== 'choice') return undefined
    const choices = field.choices.map((value) => ({ value, title: valueTextOf(name, value) }))
    return field.nullable ? [notStated, ...choices] : choices
  }
}
