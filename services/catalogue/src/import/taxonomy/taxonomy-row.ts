import type { ImportField, RowReason } from '@pinline/contracts/catalogue/import/import-options'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { AttributeId, CategoryId } from '@pinline/events/ids'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import type { TaxonomyCommand } from '../../domain/taxonomy/taxonomy-decider.ts'
import type { TaxonomyValues, TextPatch } from './read-taxonomy-row.ts'

/** What is wrong with a field of a row, and what was probably meant. */
export interface FieldError {
  readonly field: ImportField
  readonly reason: RowReason
  readonly hint?: string
}

export const isFieldError = (result: object): result is FieldError => 'reason' in result

/** A row whose names are resolved to ids. */
export interface CategoryRow {
  readonly kind: 'categories'
  readonly values: TaxonomyValues
  readonly categoryId: CategoryId
  /** Undefined: stays where it is; a new one is at the top. */
  readonly parentId: CategoryId | null | undefined
  /** The line of the parent in the same file. */
  readonly parentLine: number | undefined
  readonly attributeIds: readonly AttributeId[] | undefined
}

export interface AttributeRow {
  readonly kind: 'attributes'
  readonly values: TaxonomyValues
  readonly attributeId: AttributeId
  /** All categories whose products have it; undefined: as they are. */
  readonly categoryIds: readonly CategoryId[] | undefined
}

export type TaxonomyRow = CategoryRow | AttributeRow

/** What products use, so that it must stay as it is. */
export interface ProductUses {
  /** Categories that have products themselves. */
  readonly categories: ReadonlySet<string>
  /** The values that products have, by attribute. */
  readonly values: ReadonlyMap<string, readonly AttributeValue[]>
}

/** A command that names the revision of its record in a state. */
export type Step = (state: Taxonomy) => TaxonomyCommand

/** Texts after a row. */
export const patchedTexts = (
  known: Readonly<Record<string, string>> | undefined,
  patch: TextPatch,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...known, ...patch }).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
