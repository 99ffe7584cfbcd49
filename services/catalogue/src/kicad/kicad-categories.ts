import { createHash } from 'node:crypto'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { partsPerKicadCategory } from '@pinline/contracts/catalogue/kicad/list-kicad-categories'
import { categoriesInOrder, parentsOf } from '../domain/taxonomy/category-tree.ts'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import type { IndexedProduct } from '../search/indexed-product.ts'
import { naturalKey } from '../search/natural-order.ts'
import { textIn } from '../taxonomy/taxonomy-rows.ts'

/** The products that may have a footprint, of one category or of all. */
export const drawnProducts = (all: readonly IndexedProduct[], category?: string): readonly IndexedProduct[] =>
  all.filter(
    ({ product: { data } }) => data.geometry !== 'none' && (category === undefined || data.category === category),
  )

/** The same as long as no product came, went or changed: prices and stock do not count. */
export const versionOf = (entries: readonly IndexedProduct[]): string => {
  const hash = createHash('sha256')
  for (const { id, versions } of entries) hash.update(`${id} ${versions.product} `)
  return hash.digest('base64url')
}

interface KicadCategory {
  readonly id: string
  readonly name: string
  readonly description: string
}

/** The categories that have drawn products; one with more than its share is several, which are numbered. */
export const kicadCategories = (
  taxonomy: Taxonomy,
  counts: ReadonlyMap<string, number>,
  language: LanguageCode,
  share = partsPerKicadCategory,
): KicadCategory[] =>
  categoriesInOrder(taxonomy).flatMap((category) => {
    const { categoryId: id, leads } = category
    const path = [...parentsOf(taxonomy, id).reverse(), category]
    const name = path.map(({ categoryId, titles }) => textIn(titles, language, categoryId)).join(' / ')
    const description = textIn(leads, language)
    const pages = Math.ceil((counts.get(id) ?? 0) / share)
    if (pages <= 1) return pages === 0 ? [] : [{ id, name, description }]
    return Array.from({ length: pages }, (_, page) => ({
      ...{ id: `${id}.${page + 1}`, name: `${name} (${page + 1}/${pages})`, description },
    }))
  })

/** Category and number of a category of KiCad. */
export const readKicadCategory = (id: string): { readonly category: string; readonly page: number } => {
  const [, category = '', page = '1'] = /^([^.]+)(?:\.([1-9]\d{0,3}))?$/.exec(id) ?? []
  return { category, page: Number(page) }
}

/** One share of a category's products, by part number in natural order. */
export const shareOf = (
  entries: readonly IndexedProduct[],
  page: number,
  share = partsPerKicadCategory,
): readonly IndexedProduct[] => {
  const keyed = entries.map((entry) => ({ entry, key: naturalKey(entry.product.data.model) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id < b.entry.id ? -1 : 1))
  return keyed.slice((page - 1) * share, page * share).map(({ entry }) => entry)
}
