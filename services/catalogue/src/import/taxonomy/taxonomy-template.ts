import type { LanguageCode } from '@pinline/contracts/api/languages'
import { attributesInOrder, categoriesInOrder } from '../../domain/taxonomy/category-tree.ts'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { byteOrderMark } from '../error-table.ts'
import { formatLine } from '../format-table.ts'
import { taxonomyCell } from './taxonomy-cells.ts'
import { type TaxonomyKind, taxonomyFields, taxonomyFieldTitle } from './taxonomy-fields.ts'

const style = { delimiter: ',', decimal: '.' } as const

/** A table with every column of a kind of files, titled in a language, and what there is now or nothing. */
export function* taxonomyTemplate(
  kind: TaxonomyKind,
  language: LanguageCode,
  present: Taxonomy | undefined,
): Generator<string, void, undefined> {
  const fields = taxonomyFields(kind)
  yield byteOrderMark +
    formatLine(
      fields.map((field) => taxonomyFieldTitle(field, language)),
      style,
    )
  if (present === undefined) return
  const ids =
    kind === 'categories'
      ? categoriesInOrder(present).map(({ categoryId }) => categoryId as string)
      : attributesInOrder(present).map(({ attributeId }) => attributeId as string)
  for (const id of ids)
    yield formatLine(
      fields.map((field) => taxonomyCell(present, kind, id, field)),
      style,
    )
}
