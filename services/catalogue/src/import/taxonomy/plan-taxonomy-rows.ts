import { type AttributeId, attributeId, type CategoryId, categoryId } from '@pinline/events/ids'
import type { Taxonomy } from '../../domain/taxonomy/taxonomy.ts'
import { entryOf } from '../../taxonomy/entry-of.ts'
import { KnownNames } from './known-names.ts'
import type { TaxonomyValues } from './read-taxonomy-row.ts'
import type { TaxonomyKind } from './taxonomy-fields.ts'
import type { FieldError, TaxonomyRow } from './taxonomy-row.ts'

/** The rows of a file in the order in which they are applied, and those that cannot be. */
export interface TaxonomyPlan {
  readonly rows: readonly TaxonomyRow[]
  readonly wrong: readonly { readonly values: TaxonomyValues; readonly error: FieldError }[]
}

type Categories = Taxonomy['categories']
type Known = Pick<Taxonomy, 'categories' | 'attributes'>

const namesOf = (known: Iterable<{ readonly id: string; readonly titles: TaxonomyValues['titles'] }>) =>
  new KnownNames(known)

const categoryNames = (categories: Categories, inFile: readonly TaxonomyValues[] = []) =>
  namesOf([...Object.values(categories).map(({ categoryId: id, titles }) => ({ id, titles })), ...inFile])

const attributeNames = ({ attributes }: Known) =>
  namesOf(Object.values(attributes).map(({ attributeId: id, titles }) => ({ id, titles })))

/** The ids of a list of names; an error names the first one that is unknown. */
const idsOf = <Id>(
  texts: readonly string[] | undefined,
  names: KnownNames,
  parse: (id: string) => Id,
  error: Pick<FieldError, 'field' | 'reason'>,
): readonly Id[] | FieldError | undefined => {
  const ids: Id[] = []
  for (const text of texts ?? []) {
    const id = names.idOf(text)
    const hint = names.nearest(text)
    if (id === undefined) return { ...error, ...(hint === undefined ? {} : { hint }) }
    ids.push(parse(id))
  }
  return texts === undefined ? undefined : ids
}

type Resolved = TaxonomyRow | FieldError

const resolveCategory = (
  values: TaxonomyValues,
  names: {
    readonly categories: KnownNames
    readonly attributes: KnownNames
    readonly lines: ReadonlyMap<string, number>
  },
): Resolved => {
  const { parent } = values
  const found = typeof parent === 'string' ? names.categories.idOf(parent) : undefined
  if (typeof parent === 'string' && found === undefined) {
    const hint = names.categories.nearest(parent)
    return { field: 'parent', reason: 'parent-unknown', ...(hint === undefined ? {} : { hint }) }
  }
  const attributeIds = idsOf<AttributeId>(values.attributes, names.attributes, (id) => attributeId.parse(id), {
    field: 'attributes',
    reason: 'attribute-unknown',
  })
  if (attributeIds !== undefined && 'reason' in attributeIds) return attributeIds
  const parentId = found === undefined ? (parent === null ? null : undefined) : categoryId.parse(found)
  const parentLine = found === undefined ? undefined : names.lines.get(found)
  return { kind: 'categories', values, categoryId: categoryId.parse(values.id), parentId, parentLine, attributeIds }
}

const resolveAttribute = (values: TaxonomyValues, categories: KnownNames): Resolved => {
  const categoryIds = idsOf<CategoryId>(values.categories, categories, (id) => categoryId.parse(id), {
    field: 'categories',
    reason: 'unknown-category',
  })
  if (categoryIds !== undefined && 'reason' in categoryIds) return categoryIds
  return { kind: 'attributes', values, attributeId: attributeId.parse(values.id), categoryIds }
}

/** The category above each, when all rows have been applied. */
const parentsAfter = (categories: Categories, rows: readonly TaxonomyRow[]): ReadonlyMap<string, string | null> => {
  const parents = new Map<string, string | null>(
    Object.values(categories).map(({ categoryId: id, parentId }) => [id, parentId]),
  )
  for (const row of rows)
    if (row.kind === 'categories')
      parents.set(row.categoryId, row.parentId === undefined ? (parents.get(row.categoryId) ?? null) : row.parentId)
  return parents
}

/** The categories above one, nearest first; ends where it would repeat itself. */
const ancestors = (parents: ReadonlyMap<string, string | null>, id: string): string[] => {
  const above: string[] = []
  let next = parents.get(id) ?? null
  while (next !== null && next !== id && !above.includes(next)) {
    above.push(next)
    next = parents.get(next) ?? null
  }
  return next === id ? [...above, id] : above
}

/** What identifies a row's place: two rows cannot have the same one. */
const placeOf = (row: TaxonomyRow, parents: ReadonlyMap<string, string | null>): string | undefined => {
  const { orderNum } = row.values
  if (orderNum === undefined) return undefined
  return row.kind === 'attributes' ? `${orderNum}` : `${parents.get(row.categoryId) ?? ''} ${orderNum}`
}

const placeErrors = (rows: readonly TaxonomyRow[], parents: ReadonlyMap<string, string | null>) => {
  const errors = new Map<TaxonomyRow, FieldError>()
  const lines = new Map<string, number>()
  for (const row of rows) {
    const above = row.kind === 'categories' && row.parentId !== undefined ? ancestors(parents, row.categoryId) : []
    if (above.at(-1) === row.values.id) {
      const hint = [row.values.id, ...above].join(' > ')
      errors.set(row, { field: 'parent', reason: 'parent-below-itself', hint })
      continue
    }
    const place = placeOf(row, parents)
    const first = place === undefined ? undefined : lines.get(place)
    if (first !== undefined) errors.set(row, { field: 'order', reason: 'order-twice', hint: `${first}` })
    else if (place !== undefined) lines.set(place, row.values.line)
  }
  return errors
}

const uniqueRows = (rows: readonly TaxonomyValues[]) => {
  const first = new Map<string, TaxonomyValues>()
  const doubles: { readonly values: TaxonomyValues; readonly error: FieldError }[] = []
  for (const values of rows) {
    const known = first.get(values.id)
    if (known === undefined) first.set(values.id, values)
    else doubles.push({ values, error: { field: 'id', reason: 'duplicate-in-file', hint: `${known.line}` } })
  }
  return { unique: [...first.values()], doubles }
}

/**
 * Resolves names and puts rows into the order in which they are applied, whatever their order in the file: parents
 * before children, and positions in ascending order, so that none that was applied is shifted by a later one. Cycles
 * and positions that two rows claim are refused.
 */
export const planTaxonomyRows = (kind: TaxonomyKind, known: Known, file: readonly TaxonomyValues[]): TaxonomyPlan => {
  const { unique, doubles } = uniqueRows(file)
  const categories = categoryNames(known.categories, kind === 'categories' ? unique : [])
  const attributes = attributeNames(known)
  const lines = new Map(
    unique.flatMap(({ id, line }) => (entryOf(known.categories, id) === undefined ? [[id, line] as const] : [])),
  )
  const wrong = [...doubles]
  const resolved: TaxonomyRow[] = []
  for (const values of unique) {
    const row =
      kind === 'categories'
        ? resolveCategory(values, { categories, attributes, lines })
        : resolveAttribute(values, categories)
    if ('reason' in row) wrong.push({ values, error: row })
    else resolved.push(row)
  }
  const parents = parentsAfter(known.categories, resolved)
  const errors = placeErrors(resolved, parents)
  for (const [row, error] of errors) wrong.push({ values: row.values, error })
  const depth = (row: TaxonomyRow) => (row.kind === 'categories' ? ancestors(parents, row.categoryId).length : 0)
  const place = ({ values }: TaxonomyRow) => values.orderNum ?? Number.MAX_SAFE_INTEGER
  const rows = resolved
    .filter((row) => !errors.has(row))
    .toSorted((a, b) => depth(a) - depth(b) || place(a) - place(b) || a.values.line - b.values.line)
  return { rows, wrong }
}
