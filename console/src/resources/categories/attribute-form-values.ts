import { type AttributeRow, attributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import { z } from 'zod'
import type { Change } from './category-form-values.ts'
import { changedLanguages, type Translations, withoutLanguages } from './translations.ts'

/** Form values of a choice; search words are one line, separated by commas. */
export interface ChoiceFormValues {
  readonly key: number
  readonly value: string
  readonly titles: Translations
  readonly words: string
}

/** Form values of an attribute. */
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

/** The edited fields of an attribute; of its titles only the edited languages. */
export interface AttributeEdits extends Partial<AttributeFormValues> {
  /** The attribute as loaded when editing began. */
  readonly base?: AttributeRow
}

const translations = z.record(z.string(), z.string())

/** A draft of an attribute. */
export const attributeEdits = z.object({
  base: attributeRow.exactOptional(),
  id: z.string().exactOptional(),
  type: attributeRow.shape.type.exactOptional(),
  unit: attributeRow.shape.unit.exactOptional(),
  group: attributeRow.shape.group.exactOptional(),
  orderNum: z.string().exactOptional(),
  titles: translations.exactOptional(),
  values: z
    .array(z.object({ key: z.int(), value: z.string(), titles: translations, words: z.string() }))
    .exactOptional(),
})

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

/** An attribute with the edited fields applied. */
export const applyAttributeEdits = (
  known: AttributeFormValues,
  { base: _, ...edits }: AttributeEdits,
): AttributeFormValues => ({
  ...known,
  ...edits,
  titles: { ...known.titles, ...edits.titles },
})

/** The search words of a line, separated by commas of any script. */
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

/** Input of the command that adds an attribute. */
export const createAttributeInput = (formValues: AttributeFormValues) => ({
  id: formValues.id,
  type: formValues.type,
  unit: unitOf(formValues),
  group: formValues.group,
  titles: { ...formValues.titles },
  values: choicesOf(formValues),
  ...placeOf(formValues),
})

/** Input of the command on an existing attribute: the edited fields and those that depend on them. */
export const updateAttributeInput = (formValues: AttributeFormValues, edits: AttributeEdits) => ({
  ...(edits.type === undefined ? {} : { type: formValues.type }),
  ...(edits.type === undefined && edits.unit === undefined ? {} : { unit: unitOf(formValues) }),
  ...(edits.group === undefined ? {} : { group: formValues.group }),
  ...(edits.titles === undefined ? {} : { titles: { ...formValues.titles } }),
  ...(edits.type === undefined && edits.values === undefined ? {} : { values: choicesOf(formValues) }),
  ...(edits.orderNum === undefined ? {} : placeOf(formValues)),
})

const plainFields = ['type', 'unit', 'group'] as const

/** What others have changed in an attribute since it was loaded, and which of these fields are edited here too. */
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

/** The draft without the fields that others have changed; the rest is applied to the newest state. */
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
