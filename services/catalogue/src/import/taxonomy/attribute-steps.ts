import type { AttributeChoice } from '@pinline/events/catalogue/attribute-defined'
import { type DefinedAttribute, revisionOf, type Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import { type KeyedTexts, searchWordsOf, type TaxonomyValues } from './read-taxonomy-row.ts'
import {
  type AttributeRow,
  type FieldError,
  isFieldError,
  type ProductUses,
  patchedTexts,
  type Step,
} from './taxonomy-row.ts'

const maxAttributes = 60

/** Sets something of each named value; undefined if a name is none of the values. */
const withEach = (
  choices: readonly AttributeChoice[],
  pairs: KeyedTexts,
  set: (choice: AttributeChoice, text: string) => AttributeChoice,
): AttributeChoice[] | undefined => {
  const texts = new Map(pairs)
  if (pairs.some(([value]) => !choices.some((choice) => choice.value === value))) return undefined
  return choices.map((choice) => {
    const text = texts.get(choice.value)
    return text === undefined ? choice : set(choice, text)
  })
}

const withoutTitle = ({ titles, ...choice }: AttributeChoice, language: string): AttributeChoice => ({
  ...choice,
  titles: patchedTexts(titles, { [language]: null }),
})

/** The values after a row: the English cell lists all of them, the other cells say more about those. */
const choicesAfter = (
  known: readonly AttributeChoice[],
  { choices: { en, ...others }, words }: TaxonomyValues,
): readonly AttributeChoice[] | FieldError => {
  const byValue = new Map(known.map((choice) => [choice.value, choice]))
  let choices: readonly AttributeChoice[] =
    en === undefined
      ? known
      : (en ?? []).map(([value, title]) => {
          const { titles, ...rest } = byValue.get(value) ?? { value }
          return { ...rest, titles: { ...titles, en: title } }
        })
  for (const [language, pairs] of Object.entries(others)) {
    if (pairs === undefined) continue
    const next =
      pairs === null
        ? choices.map((choice) => withoutTitle(choice, language))
        : withEach(choices, pairs, (choice, title) => ({ ...choice, titles: { ...choice.titles, [language]: title } }))
    if (next === undefined) return { field: `choices.${language}`, reason: 'unknown-value' }
    choices = next
  }
  if (words === undefined) return choices
  if (words === null) return choices.map(({ words: _, ...choice }) => choice)
  const worded = withEach(choices, words, (choice, text) => ({ ...choice, words: searchWordsOf(text) }))
  return worded ?? { field: 'words', reason: 'unknown-value' }
}

/** Adds the attribute to categories that lack it, and takes it from those that are not named. */
const membershipSteps = (state: Taxonomy, { attributeId, categoryIds }: AttributeRow): readonly Step[] | FieldError => {
  if (categoryIds === undefined) return []
  const changed = Object.values(state.categories).filter(
    (one) => categoryIds.includes(one.categoryId) !== one.attributeIds.includes(attributeId),
  )
  const isFull = changed.some((one) => categoryIds.includes(one.categoryId) && one.attributeIds.length >= maxAttributes)
  if (isFull) return { field: 'categories', reason: 'too-long' }
  return changed.map(
    ({ categoryId }): Step =>
      (now) => {
        const ids = entryOf(now.categories, categoryId)?.attributeIds ?? []
        const without = ids.filter((id) => id !== attributeId)
        return {
          type: 'update-category',
          categoryId,
          revision: revisionOf(now, 'category', categoryId),
          changes: { attributeIds: categoryIds.includes(categoryId) ? [...without, attributeId] : without },
        }
      },
  )
}

const createSteps = (
  { values, attributeId }: AttributeRow,
  titles: Record<string, string>,
  choices: readonly AttributeChoice[],
): readonly Step[] | FieldError => {
  const { type, group, orderNum } = values
  if (type === undefined) return { field: 'type', reason: 'missing' }
  if (group === undefined) return { field: 'group', reason: 'missing' }
  const attribute = {
    attributeId,
    type,
    unit: values.unit ?? null,
    titles,
    ...(type === 'choice' || choices.length > 0 ? { values: [...choices] } : {}),
    group,
  }
  return [() => ({ type: 'create-attribute', attribute, orderNum })]
}

const updateStep = (
  { values, attributeId }: AttributeRow,
  known: DefinedAttribute,
  titles: Record<string, string>,
  { choices, used }: { readonly choices: readonly AttributeChoice[]; readonly used: ProductUses['values'] },
): Step => {
  const type = values.type ?? known.type
  // What its type no longer has goes with it, unless the file says otherwise.
  const unit = values.unit === undefined && type !== 'number' ? null : values.unit
  const saysChoices = Object.keys(values.choices).length > 0 || values.words !== undefined
  const kept = type === 'choice' || saysChoices ? [...choices] : []
  const hasValues = kept.length > 0 || known.values !== undefined
  return (now) => ({
    type: 'update-attribute',
    attributeId,
    revision: revisionOf(now, 'attribute', attributeId),
    changes: {
      type,
      unit,
      titles,
      ...(hasValues ? { values: kept } : {}),
      group: values.group,
      orderNum: values.orderNum,
    },
    used: used.get(attributeId) ?? [],
  })
}

/** The commands of staff that make an attribute what its row says; or why it cannot be. */
export const attributeSteps = (state: Taxonomy, row: AttributeRow, uses: ProductUses): readonly Step[] | FieldError => {
  const known = entryOf(state.attributes, row.attributeId)
  const titles = patchedTexts(known?.titles, row.values.titles)
  if (titles.en === undefined) return { field: 'title.en', reason: 'missing' }
  const choices = choicesAfter(known?.values ?? [], row.values)
  if (isFieldError(choices)) return choices
  const steps =
    known === undefined
      ? createSteps(row, titles, choices)
      : [updateStep(row, known, titles, { choices, used: uses.values })]
  if (isFieldError(steps)) return steps
  const memberships = membershipSteps(state, row)
  return isFieldError(memberships) ? memberships : [...steps, ...memberships]
}
