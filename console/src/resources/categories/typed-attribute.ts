import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { Change } from './typed-category.ts'
import { changedLanguages, type Texts, withoutLanguages } from './written-texts.ts'

/** A value as it is typed; search words in one line with commas between them. */
export interface TypedChoice {
  readonly key: number
  readonly value: string
  readonly titles: Texts
  readonly words: string
}

/** What a form on an attribute holds. */
export interface TypedAttribute {
  readonly id: string
  readonly type: AttributeRow['type']
  readonly unit: AttributeRow['unit']
  readonly group: AttributeRow['group']
  /** Empty: last. */
  readonly orderNum: string
  readonly titles: Texts
  readonly values: readonly TypedChoice[]
}

/** What was typed over an attribute; of its titles only the languages that were. */
export interface AttributeDraft extends Partial<TypedAttribute> {
  /** As it was read when the typing began. */
  readonly base?: AttributeRow
}

export type AttributeField = 'type' | 'unit' | 'group' | 'titles' | 'values' | 'orderNum'

export const newAttribute: TypedAttribute = {
  id: '',
  type: 'choice',
  unit: null,
  group: 'electric',
  orderNum: '',
  titles: {},
  values: [],
}

export const newChoice = (values: readonly TypedChoice[]): TypedChoice => ({
  key: Math.max(0, ...values.map(({ key }) => key)) + 1,
  value: '',
  titles: {},
  words: '',
})

export const typedAttribute = (attribute: AttributeRow): TypedAttribute => ({
  id: attribute.id,
  type: attribute.type,
  unit: attribute.unit,
  group: attribute.group,
  orderNum: String(attribute.orderNum),
  titles: attribute.titles,
  values: attribute.values.map(({ value, titles, words }, key) => ({ key, value, titles, words: words.join(', ') })),
})

/** An attribute with what was typed over it. */
export const attributeTypedOver = (known: TypedAttribute, { base: _, ...draft }: AttributeDraft): TypedAttribute => ({
  ...known,
  ...draft,
  titles: { ...known.titles, ...draft.titles },
})

/** The search words of a line; commas of any script stand between them. */
export const wordsOf = (line: string): string[] => [
  ...new Set(
    line
      .split(/[,，、;；\n]/)
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  ),
]

const choicesOf = ({ type, values }: TypedAttribute) =>
  type === 'choice'
    ? values.map(({ value, titles, words }) => ({ value, titles: { ...titles }, words: wordsOf(words) }))
    : []

const unitOf = ({ type, unit }: TypedAttribute) => (type === 'number' ? unit : null)

const placeOf = ({ orderNum }: TypedAttribute) => (orderNum.trim() === '' ? {} : { orderNum: Number(orderNum) })

/** What goes with the command that adds an attribute. */
export const wholeAttribute = (typed: TypedAttribute) => ({
  id: typed.id,
  type: typed.type,
  unit: unitOf(typed),
  group: typed.group,
  titles: { ...typed.titles },
  values: choicesOf(typed),
  ...placeOf(typed),
})

/** The fields of a known attribute that go with the command: those that were typed over, and what follows from them. */
export const changedAttribute = (typed: TypedAttribute, draft: AttributeDraft) => ({
  ...(draft.type === undefined ? {} : { type: typed.type }),
  ...(draft.type === undefined && draft.unit === undefined ? {} : { unit: unitOf(typed) }),
  ...(draft.group === undefined ? {} : { group: typed.group }),
  ...(draft.titles === undefined ? {} : { titles: { ...typed.titles } }),
  ...(draft.type === undefined && draft.values === undefined ? {} : { values: choicesOf(typed) }),
  ...(draft.orderNum === undefined ? {} : placeOf(typed)),
})

const plainFields = ['type', 'unit', 'group'] as const

/** What others have changed of an attribute since it was read, and which of it was typed over besides. */
export const attributeChanges = (
  before: AttributeRow,
  now: AttributeRow,
  draft: AttributeDraft,
): Change<AttributeField>[] => [
  ...changedLanguages(before.titles, now.titles).map((language) => ({
    field: 'titles' as const,
    language,
    now: now.titles[language] ?? '',
    both: draft.titles?.[language] !== undefined,
  })),
  ...plainFields.flatMap((field) =>
    before[field] === now[field] ? [] : [{ field, both: draft[field] !== undefined }],
  ),
  ...(JSON.stringify(before.values) === JSON.stringify(now.values)
    ? []
    : [{ field: 'values' as const, both: draft.values !== undefined }]),
]

/** The draft without what others have changed too; the rest goes on over their state. */
export const attributeDraftBesides = (draft: AttributeDraft, now: AttributeRow): AttributeDraft => {
  const { base = now, titles, ...typed } = draft
  const changes = attributeChanges(base, now, draft)
  const taken = new Set<string>(changes.map(({ field }) => field))
  const kept = Object.fromEntries(Object.entries(typed).filter(([field]) => !taken.has(field)))
  const languages = changes.flatMap(({ field, language }) => (field === 'titles' ? [language ?? ''] : []))
  const titlesKept = withoutLanguages(titles, languages)
  const next: AttributeDraft = { ...kept, ...(Object.keys(titlesKept).length === 0 ? {} : { titles: titlesKept }) }
  return Object.keys(next).length === 0 ? {} : { ...next, base: now }
}
