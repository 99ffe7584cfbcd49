import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type MissingDatum, type MissingKind, missingKind } from '@pinline/contracts/catalogue/product/completeness'
import type { CategoryCompletenessRow } from '@pinline/contracts/catalogue/taxonomy/category-completeness-resource'
import { categoryId } from '@pinline/events/ids'
import { categoriesInOrder, parentsOf } from '../domain/taxonomy/category-tree.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import type { LiveIndex } from '../search/live-index.ts'
import type { LiveTaxonomy } from '../taxonomy/live-taxonomy.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'
import { completenessOf, type PartCompleteness, percentOf } from './completeness-of.ts'

type Counted = Pick<CategoryCompletenessRow, 'products' | 'incomplete' | 'percent' | 'missing'>

const none: Readonly<Record<MissingKind, number>> = {
  attribute: 0,
  name: 0,
  datasheet: 0,
  drawing: 0,
  price: 0,
  weight: 0,
}

const countedOf = (parts: readonly PartCompleteness[]): Counted => {
  const kinds = parts.map(({ missing }) => new Set(missing.map(({ kind }) => kind)))
  const missing = { ...none }
  for (const kind of missingKind.options) missing[kind] = kinds.filter((one) => one.has(kind)).length
  return {
    products: parts.length,
    incomplete: kinds.filter(({ size }) => size > 0).length,
    percent: percentOf(
      parts.reduce((sum, { expected }) => sum + expected, 0),
      parts.reduce((sum, part) => sum + part.missing.length, 0),
    ),
    missing,
  }
}

/**
 * How complete the data of listed parts are, in this instance's memory. A part is judged once for each of its changes,
 * a category once for those of its parts: prevents the failure "a list reads all parts at each request".
 */
export class Completeness {
  readonly #live: Pick<LiveIndex, 'index' | 'onChange'>
  readonly #taxonomy: Pick<LiveTaxonomy, 'now'>
  #judgedBy: Taxonomy | undefined
  /** A changed part is another object. */
  #parts = new WeakMap<IndexedProduct, PartCompleteness>()
  #categories: ReadonlyMap<string, Counted> | undefined

  constructor(live: Pick<LiveIndex, 'index' | 'onChange'>, taxonomy: Pick<LiveTaxonomy, 'now'>) {
    this.#live = live
    this.#taxonomy = taxonomy
    live.onChange(() => {
      this.#categories = undefined
    })
  }

  /** What a part lacks. */
  of(entry: IndexedProduct): PartCompleteness {
    const { now } = this.#taxonomy
    if (this.#judgedBy !== now) {
      this.#judgedBy = now
      this.#parts = new WeakMap()
      this.#categories = undefined
    }
    const known = this.#parts.get(entry)
    if (known !== undefined) return known
    const judged = completenessOf(entry, now.categories[entry.product.data.category]?.attributeIds ?? [])
    this.#parts.set(entry, judged)
    return judged
  }

  percent(entry: IndexedProduct): number {
    const { expected, missing } = this.of(entry)
    return percentOf(expected, missing.length)
  }

  /** What a part lacks, with the titles of attributes. */
  missing(entry: IndexedProduct, language: LanguageCode): MissingDatum[] {
    const { attributes } = this.#taxonomy.now
    return this.of(entry).missing.map(({ kind, id = null }) => ({
      kind,
      id,
      title: kind === 'attribute' && id !== null ? textIn(attributes[id]?.titles ?? {}, language, id) : null,
    }))
  }

  /** The categories that hold parts, in the order of the tree. */
  categories(language: LanguageCode): CategoryCompletenessRow[] {
    const state = this.#taxonomy.now
    const counts = this.#counts()
    return categoriesInOrder(state).flatMap(({ categoryId: id, titles }) => {
      const counted = counts.get(id)
      if (counted === undefined) return []
      const above = parentsOf(state, id).toReversed()
      return [
        {
          id: categoryId.parse(id),
          title: textIn(titles, language, id),
          above: above.map((one) => textIn(one.titles, language, one.categoryId)),
          ...counted,
        },
      ]
    })
  }

  #counts(): ReadonlyMap<string, Counted> {
    if (this.#categories !== undefined && this.#judgedBy === this.#taxonomy.now) return this.#categories
    const { index } = this.#live
    const { list } = index.list({ filter: {}, categories: undefined, sort: 'model', skip: 0, limit: index.size })
    const parts = Map.groupBy(list, ({ product }) => product.data.category)
    const counts = new Map([...parts].map(([id, some]) => [id, countedOf(some.map((entry) => this.of(entry)))]))
    this.#categories = counts
    return counts
  }
}
