import type { LanguageCode } from '@pinline/contracts/api/languages'
import { type DescribedQueryPart, describeQuery } from './describe-query.ts'
import { foldPartNumber, foldText, placedWords } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { orderSlots } from './order-slots.ts'
import type { ProductSlots } from './product-slots.ts'
import type { Understanding } from './understand.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Suggestions while a keyword is typed. */
export interface Suggestions {
  readonly parts: readonly IndexedProduct[]
  readonly series: readonly { readonly manufacturer: string; readonly series: string; readonly count: number }[]
  readonly categories: readonly { readonly id: string; readonly count: number }[]
  readonly keywords: readonly string[]
  readonly understood: readonly DescribedQueryPart[]
}

const most = { parts: 6, series: 4, categories: 4, keywords: 6 }
const minPieceLength = 3
const maxPrefixMatches = 400

interface Engine {
  readonly slots: ProductSlots
  readonly vocabulary: Vocabulary
  readonly understanding: Understanding
}

const partsFor = (typed: string, hits: Int32Array, { slots }: Engine, within: ReadonlySet<number> | undefined) => {
  const number = foldPartNumber(typed)
  const begun = slots.numbers.beginning(number, maxPrefixMatches)
  const held = begun.length === 0 && number.length >= minPieceLength ? slots.numbers.holding(number) : []
  const named = [...begun, ...held].filter((slot) => within === undefined || within.has(slot))
  const fits = new Uint8Array(slots.length)
  for (const slot of named) fits[slot] = slots.numbers.of(slot) === number ? 0 : 1
  const from = named.length > 0 ? Int32Array.from(named) : hits
  return orderSlots(slots, from, { sort: 'relevance', skip: 0, limit: most.parts, fits }).flatMap(
    (slot) => slots.at(slot) ?? [],
  )
}

/** Codes of a column among slots with their counts, the most frequent first. */
const frequent = (codes: Int32Array, size: number, from: Int32Array): [code: number, count: number][] => {
  const counts = new Int32Array(size)
  for (let at = 0; at < from.length; at += 1) {
    const code = codes[from[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
  return Array.from(counts, (count, code): [number, number] => [code, count])
    .filter(([code, count]) => code > 0 && count > 0)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
}

/** Number of products by series and manufacturer, by the code of the series and then of the manufacturer. */
type Pairs = ReadonlyMap<number, ReadonlyMap<number, number>>

const pairsAmong = (from: Int32Array, slots: ProductSlots): Pairs => {
  const series = slots.coded('series').codes
  const makers = slots.coded('manufacturer').codes
  const pairs = new Map<number, Map<number, number>>()
  for (let at = 0; at < from.length; at += 1) {
    const slot = from[at] ?? 0
    const code = series[slot] ?? 0
    if (code === 0) continue
    const maker = makers[slot] ?? 0
    const known = pairs.get(code)
    if (known === undefined) pairs.set(code, new Map([[maker, 1]]))
    else known.set(maker, (known.get(maker) ?? 0) + 1)
  }
  return pairs
}

const pairsCache = new WeakMap<ProductSlots, { readonly changes: string; readonly pairs: Pairs }>()

/** Those of all products, counted again only after a product was added, removed or changed. */
const pairsOfAll = (slots: ProductSlots): Pairs => {
  const changes = `${slots.coded('series').changes}:${slots.coded('manufacturer').changes}:${slots.orderChanges}`
  const cached = pairsCache.get(slots)
  if (cached?.changes === changes) return cached.pairs
  const pairs = pairsAmong(slots.byModel, slots)
  pairsCache.set(slots, { changes, pairs })
  return pairs
}

const maxFirst = (counts: Iterable<readonly [number, number]>): (readonly [code: number, count: number])[] =>
  [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])

const seriesFor = (typed: string, hits: Int32Array, { slots }: Engine): Suggestions['series'] => {
  const column = slots.coded('series')
  const makers = slots.coded('manufacturer')
  const last = foldPartNumber(typed.trim().split(/\s+/u).at(-1) ?? '')
  const whole = foldPartNumber(typed)
  const isNamed = (code: number): boolean => {
    const name = foldPartNumber(column.valueOf(code))
    return last !== '' && (name.startsWith(last) || name.startsWith(whole))
  }
  const named = [...pairsOfAll(slots)].filter(([code]) => isNamed(code))
  const pairs = named.length > 0 ? new Map(named) : pairsAmong(hits, slots)
  const totals = [...pairs].map(([code, of]) => [code, [...of.values()].reduce((sum, one) => sum + one, 0)] as const)
  return maxFirst(totals)
    .slice(0, most.series)
    .flatMap(([code]) =>
      maxFirst((pairs.get(code) ?? new Map()).entries()).flatMap(([maker, count]) =>
        maker === 0 ? [] : [{ manufacturer: makers.valueOf(maker), series: column.valueOf(code), count }],
      ),
    )
    .slice(0, most.series)
}

/** The last word is still being typed: what may follow it, with the words before. */
const keywordsFor = (typed: string, language: LanguageCode, { vocabulary }: Engine): string[] => {
  const words = placedWords(foldText(typed))
  const last = words.at(-1)
  if (last === undefined || last.text.length < 2 || /^\d/u.test(last.text)) return []
  const found = new Set<string>()
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const first = words[words.length - count]
    if (first === undefined) continue
    const before = typed.slice(0, first.from)
    const beginning = foldText(typed).slice(first.from)
    for (const text of vocabulary.completions(language, beginning, most.keywords)) found.add(`${before}${text}`)
  }
  return [...found].slice(0, most.keywords)
}

/** Parts by number prefix, series, categories, and completions; with the part that is recognised already. */
export const suggestFor = (
  typed: string,
  language: LanguageCode,
  within: ReadonlySet<number> | undefined,
  engine: Engine,
): Suggestions => {
  const { slots, understanding } = engine
  const query = understanding.understand(typed)
  const hits = within === undefined ? query.slots : query.slots.filter((slot) => within.has(slot))
  const categories = slots.coded('category')
  return {
    parts: partsFor(typed, hits, engine, within),
    series: seriesFor(typed, hits, engine),
    categories: frequent(categories.codes, categories.size, hits)
      .slice(0, most.categories)
      .map(([code, count]) => ({ id: categories.valueOf(code), count })),
    keywords: keywordsFor(typed, language, engine),
    understood: describeQuery(typed, query).parts,
  }
}
