import { languages } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { useText } from '../../messages/use-text.ts'
import { useUnitWord } from './attribute-words.ts'
import { Meanwhile, type ToldChange } from './meanwhile.tsx'
import type { AttributeField } from './typed-attribute.ts'
import type { Change } from './typed-category.ts'

interface AttributeMeanwhileProps {
  readonly before: AttributeRow
  readonly now: AttributeRow
  readonly changes: readonly Change<AttributeField>[]
  readonly refused: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** What others have changed of an attribute that is being edited. */
export const AttributeMeanwhile = ({ before, now, changes, ...ways }: AttributeMeanwhileProps) => {
  const text = useText()
  const unitWord = useUnitWord()

  const newestOf = ({ field, now: written }: Change<AttributeField>): string | undefined => {
    switch (field) {
      case 'titles':
        return written
      case 'type':
        return text(`resources.attributes.type.${now.type}`)
      case 'unit':
        return unitWord(now.unit)
      case 'group':
        return text(`resources.attributes.group.${now.group}`)
      case 'values':
        return now.values.map(({ title }) => title).join(', ')
      case 'orderNum':
        return String(now.orderNum)
      default: {
        const missing: never = field
        return missing
      }
    }
  }

  const told = changes.map((change): ToldChange => {
    const label = text(`resources.attributes.fields.${change.field}`)
    const name = languages.find(({ code }) => code === change.language)?.name
    return {
      key: `${change.field}.${change.language}`,
      label: name === undefined ? label : `${label}, ${name}`,
      now: newestOf(change),
      both: change.both,
    }
  })
  const label = text('resources.attributes.fields.orderNum')
  const place: ToldChange = { key: 'place', label, now: String(now.orderNum), both: false }
  return <Meanwhile changes={before.orderNum === now.orderNum ? told : [...told, place]} {...ways} />
}
