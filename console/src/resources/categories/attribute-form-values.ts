import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { Change } from './category-form-values.ts'
import { changedLanguages, type Translations, withoutLanguages } from './translations.ts'

/** A value as it is typed; search words in one line with commas between them. */
export interface ChoiceFormValues {
  readonly key: number
  readonly value: string
  readonly titles: Translations
  readonly words: string
}

/** What a form on an attribute holds. */
export interface AttributeFormValues {
  readonly id: string
  readonly type: AttributeRow['type']
  readonly unit: AttributeRow['unit']
  readonly group: AttributeRow['group']
  /** Empty: last. */
  readonly orderNum: string
  readonly titles: Translations
  readonly values: readonly ChoiceFormValues[]
}

/** What was typed over an attribute; of its titles only the languages that were. */
export interface AttributeEdits extends Partial<AttributeFormValues> {
  /** As it was read when the typing began. */
  readonly base?: AttributeRow
}

export type AttributeField = 'type' | 'unit' | 'group' | 'titles' | 'values' | 'orderNum'

export const emptyAttribute: AttributeFormValues = {
  id: '',
  type: 'choice',
  unit: null,
  group: 'electric',
  orderNum: '',
  titles: {},
  values: [],
}

export const emptyChoice = (values: readonly ChoiceFormValues[]): ChoiceFormValues => ({
  key: Math.max(0, ...values.map(({ key }) => key)) + 1,
  value: '',
  titles: {},
  words: '',
})

export const attributeFormValues = (attribute: AttributeRow): AttributeFormValues => ({
  id: attribute.id,
  type: attribute.type,
  unit: attribute.unit,
  group: attribute.group,
  orderNum: String(attribute.orderNum),
  titles: attribute.titles,
  values: attribute.values.map(({ value, titles, words }, key) => ({ key, value, titles, words: words.join(', ') })),
})

/** An attribute with what was typed over it. */
export const applyAttributeEdits = (
  known: AttributeFormValues,
  { base: _, ...edits }: AttributeEdits,
): AttributeFormValues => ({
  ...known,
  ...edits,
  titles: { ...known.titles, ...edits.titles },
})

/** The search words of a line; commas of any script stand between them. */
export const searchWordsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

const choicesOf = ({ type, values }: AttributeFormValues) =>
  type === 'choice'
    ? values.map(({ value, titles, words }) => ({ value, titles: { ...titles }, words: searchWordsOf(words) }))
    : []

const unitOf = ({ type, unit }: AttributeFormValues) => (type === 'number' ? unit : null)

const placeOf = ({ orderNum }: AttributeFormValues) => (orderNum.trim() === '' ? {} : { orderNum: Number(orderNum) })

/** What goes with the command that adds an attribute. */
export const createAttributeInput = (formValues: AttributeFormValues) => ({
  id: formValues.id,
  type: formValues.type,
  unit: unitOf(formValues),
  group: formValues.group,
  titles: { ...formValues.titles },
  values: choicesOf(formValues),
  ...placeOf(formValues),
})

/** The fields of a known attribute that go with the command: those that were typed over, and what follows from them. */
export const updateAttributeInput = (formValues: AttributeFormValues, edits: AttributeEdits) => ({
  ...(edits.type === undefined ? {} : { type: formValues.type }),
  ...(edits.type === undefined && edits.unit === undefined ? {} : { unit: unitOf(formValues) }),
  ...(edits.group === undefined ? {} : { group: formValues.group }),
  ...(edits.titles === undefined ? {} : { titles: { ...formValues.titles } }),
  ...(edits.type === undefined && edits.values === undefined ? {} : { values: choicesOf(formValues) }),
  ...(edits.orderNum === undefined ? {} : placeOf(formValues)),
})

const plainFields = ['type', 'unit', 'group'] as const

/** What others have changed of an attribute since it was read, and which of it was typed over besides. */
export const concurrentAttributeChanges = (
  before: AttributeRow,
  now: AttributeRow,
  edits: AttributeEdits,
): Change<AttributeField>[] => [
  ...changedLanguages(before.titles, now.titles).map((language) => ({
    field: 'titles' as const,
    language,
    now: now.titles[language] ?? '',
    bothEdited: edits.titles?.[language] !== undefined,
  })),
  ...plainFields.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, bothEdited: edits[field] !== undefined }],
  ),
  ...(JSON.stringify(before.values) === JSON.stringify(now.values)
    ? []
    : [{ field: 'values' as const, bothEdited: edits.values !== undefined }]),
]

/** The draft without what others have changed too; the rest goes on over their state. */
export const rebaseAttributeEdits = (edits: AttributeEdits, now: AttributeRow): AttributeEdits => {
  const { base = now, titles, ...formValues } = edits
  const changes = concurrentAttributeChanges(base, now, edits)
  const overtaken = new Set<string>(changes.map(({ field }) => field))
  const remaining = Object.fromEntries(Object.entries(formValues).filter(([field]) => !overtaken.has(field)))
  const languages = changes.flatMap(({ field, language }) => (field === 'titles' ? [language ?? ''] : []))
  const remainingTitles = withoutLanguages(titles, languages)
  const next: AttributeEdits = {
    ...remaining,
    ...(Object.keys(remainingTitles).length === 0 ? {} : { titles: remainingTitles }),
  }
  return Object.keys(next).length === 0 ? {} : { ...next, base: now }
}
