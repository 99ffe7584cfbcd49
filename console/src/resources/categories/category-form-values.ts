import { type CategoryRow, categoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { z } from 'zod'
import { changedLanguages, type Translations, withoutLanguages } from './translations.ts'

const textFields = ['titles', 'leads', 'texts'] as const
export type TextField = (typeof textFields)[number]

/** The edited fields of a category; of its texts only the edited languages. */
export interface CategoryEdits {
  /** The category as loaded when editing began. */
  readonly base?: CategoryRow
  /** Only for a new category. */
  readonly id?: string
  readonly parentId?: string | null
  readonly titles?: Translations
  readonly leads?: Translations
  readonly texts?: Translations
  readonly attributeIds?: readonly string[]
}

const translations = z.record(z.string(), z.string())

/** A draft of a category. */
export const categoryEdits = z.object({
  base: categoryRow.exactOptional(),
  id: z.string().exactOptional(),
  parentId: z.string().nullable().exactOptional(),
  titles: translations.exactOptional(),
  leads: translations.exactOptional(),
  texts: translations.exactOptional(),
  attributeIds: z.array(z.string()).exactOptional(),
})

/** Form values of a category. */
export interface CategoryFormValues {
  readonly id: string
  readonly parentId: string | null
  readonly titles: Translations
  readonly leads: Translations
  readonly texts: Translations
  readonly attributeIds: readonly string[]
}

export const emptyCategory = (parentId: string | null): CategoryFormValues => ({
  id: '',
  parentId,
  titles: {},
  leads: {},
  texts: {},
  attributeIds: [],
})

/** A category with the edited fields applied. */
export const applyCategoryEdits = (known: CategoryFormValues, edits: CategoryEdits): CategoryFormValues => ({
  id: edits.id ?? known.id,
  parentId: edits.parentId === undefined ? known.parentId : edits.parentId,
  titles: { ...known.titles, ...edits.titles },
  leads: { ...known.leads, ...edits.leads },
  texts: { ...known.texts, ...edits.texts },
  attributeIds: edits.attributeIds ?? known.attributeIds,
})

/** One difference between two states of a record. */
export interface Change<Field extends string> {
  readonly field: Field
  /** Only for texts. */
  readonly language?: string
  /** The present text. */
  readonly now?: string
  /** True if it is edited here too. */
  readonly bothEdited: boolean
}

/** What others have changed in a category since it was loaded, and which of these fields are edited here too. */
export const concurrentCategoryChanges = (
  before: CategoryRow,
  now: CategoryRow,
  edits: CategoryEdits,
): Change<TextField | 'attributeIds'>[] => [
  ...textFields.flatMap((field) =>
    changedLanguages(before[field], now[field]).map((language) => ({
      field,
      language,
      now: now[field][language] ?? '',
      bothEdited: edits[field]?.[language] !== undefined,
    })),
  ),
  ...(before.attributeIds.join() === now.attributeIds.join()
    ? []
    : [{ field: 'attributeIds' as const, bothEdited: edits.attributeIds !== undefined }]),
]

/** The draft without the fields that others have changed; the rest is applied to the newest state. */
export const rebaseCategoryEdits = (edits: CategoryEdits, now: CategoryRow): CategoryEdits => {
  const changes = concurrentCategoryChanges(edits.base ?? now, now, edits)
  const rest = textFields.flatMap((field) => {
    const overtaken = changes.flatMap((change) => (change.field === field ? [change.language ?? ''] : []))
    const remaining = withoutLanguages(edits[field], overtaken)
    return Object.keys(remaining).length === 0 ? [] : [[field, remaining] as const]
  })
  const attributesChanged = changes.some(({ field }) => field === 'attributeIds')
  return {
    ...Object.fromEntries(rest),
    ...(edits.attributeIds === undefined || attributesChanged ? {} : { attributeIds: edits.attributeIds }),
    ...(rest.length === 0 && (edits.attributeIds === undefined || attributesChanged) ? {} : { base: now }),
  }
}

/** Input of the command on an existing category: the edited fields. */
export const updateCategoryInput = (formValues: CategoryFormValues, edits: CategoryEdits) => ({
  ...(edits.titles === undefined ? {} : { titles: { ...formValues.titles } }),
  ...(edits.leads === undefined ? {} : { leads: { ...formValues.leads } }),
  ...(edits.texts === undefined ? {} : { texts: { ...formValues.texts } }),
  ...(edits.attributeIds === undefined ? {} : { attributeIds: [...formValues.attributeIds] }),
})
