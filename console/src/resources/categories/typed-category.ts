import type { CategoryRow } from '@pinline/contracts/catalogue/taxonomy/categories-resource'
import { changedLanguages, type Texts, withoutLanguages } from './written-texts.ts'

const textFields = ['titles', 'leads', 'texts'] as const
export type TextField = (typeof textFields)[number]

/** What was typed over a category; of its texts only the languages that were. */
export interface CategoryDraft {
  /** As it was read when the typing began. */
  readonly base?: CategoryRow
  /** Of a new one. */
  readonly id?: string
  readonly parentId?: string | null
  readonly titles?: Texts
  readonly leads?: Texts
  readonly texts?: Texts
  readonly attributeIds?: readonly string[]
}

/** What a form on a category holds. */
export interface TypedCategory {
  readonly id: string
  readonly parentId: string | null
  readonly titles: Texts
  readonly leads: Texts
  readonly texts: Texts
  readonly attributeIds: readonly string[]
}

export const newCategory = (parentId: string | null): TypedCategory => ({
  id: '',
  parentId,
  titles: {},
  leads: {},
  texts: {},
  attributeIds: [],
})

/** A category with what was typed over it. */
export const typedOver = (known: TypedCategory, draft: CategoryDraft): TypedCategory => ({
  id: draft.id ?? known.id,
  parentId: draft.parentId === undefined ? known.parentId : draft.parentId,
  titles: { ...known.titles, ...draft.titles },
  leads: { ...known.leads, ...draft.leads },
  texts: { ...known.texts, ...draft.texts },
  attributeIds: draft.attributeIds ?? known.attributeIds,
})

/** One thing that differs between two states of a record. */
export interface Change<Field extends string> {
  readonly field: Field
  /** Of a text. */
  readonly language?: string
  /** The text as it is now. */
  readonly now?: string
  /** Whether it was typed over too. */
  readonly both: boolean
}

/** What others have changed of a category since it was read, and which of it was typed over besides. */
export const categoryChanges = (
  before: CategoryRow,
  now: CategoryRow,
  draft: CategoryDraft,
): Change<TextField | 'attributeIds'>[] => [
  ...textFields.flatMap((field) =>
    changedLanguages(before[field], now[field]).map((language) => ({
      field,
      language,
      now: now[field][language] ?? '',
      both: draft[field]?.[language] !== undefined,
    })),
  ),
  ...(before.attributeIds.join() === now.attributeIds.join()
    ? []
    : [{ field: 'attributeIds' as const, both: draft.attributeIds !== undefined }]),
]

/** The draft without what others have changed too; the rest goes on over their state. */
export const draftBesides = (draft: CategoryDraft, now: CategoryRow): CategoryDraft => {
  const changes = categoryChanges(draft.base ?? now, now, draft)
  const rest = textFields.flatMap((field) => {
    const taken = changes.flatMap((change) => (change.field === field ? [change.language ?? ''] : []))
    const kept = withoutLanguages(draft[field], taken)
    return Object.keys(kept).length === 0 ? [] : [[field, kept] as const]
  })
  const attributesTaken = changes.some(({ field }) => field === 'attributeIds')
  return {
    ...Object.fromEntries(rest),
    ...(draft.attributeIds === undefined || attributesTaken ? {} : { attributeIds: draft.attributeIds }),
    ...(rest.length === 0 && (draft.attributeIds === undefined || attributesTaken) ? {} : { base: now }),
  }
}

/** The fields of a known category that go with the command: those that were typed over. */
export const changedFields = (typed: TypedCategory, draft: CategoryDraft) => ({
  ...(draft.titles === undefined ? {} : { titles: { ...typed.titles } }),
  ...(draft.leads === undefined ? {} : { leads: { ...typed.leads } }),
  ...(draft.texts === undefined ? {} : { texts: { ...typed.texts } }),
  ...(draft.attributeIds === undefined ? {} : { attributeIds: [...typed.attributeIds] }),
})
