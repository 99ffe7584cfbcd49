import type { LanguageCode } from '@pinline/contracts/api/languages'
import { passing } from './choose-slots.ts'
import { type DescribedQueryPart, describeQuery } from './describe-query.ts'
import { foldPartNumber, foldText, isCjk, placedWords } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { partNumberAttribute } from './meaning.ts'
import { orderSlots } from './order-slots.ts'
import type { ProductSlots } from './product-slots.ts'
import type { Understanding, UnderstoodQuery } from './understand.ts'
import type { Completion, Vocabulary } from './vocabulary.ts'

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

/**
 * Parts whose number begins with what is typed; where it is no number, the parts found by its words; else those whose
 * number holds it.
 */
const partsFor = (
  typed: string,
  { query, best }: Understood,
  { slots }: Engine,
  within: ReadonlySet<number> | undefined,
) => {
  const number = foldPartNumber(typed)
  const isWords = query.taken.length > 0 && query.read.pieces.length === 0 && query.ignored.length === 0
  const begun = isWords ? [] : slots.numbers.beginning(number, maxPrefixMatches)
  const isUnread = begun.length === 0 && best.length === 0 && number.length >= minPieceLength
  const held = isUnread ? slots.numbers.holding(number) : []
  const named = [...begun, ...held].filter((slot) => within === undefined || within.has(slot))
  const fits = new Uint8Array(slots.length)
  for (const slot of named) fits[slot] = slots.numbers.of(slot) === number ? 0 : 1
  const from = named.length > 0 ? Int32Array.from(named) : best
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

/** The parts that words before the last one find, each text once; undefined if there are none or they find nothing. */
type PartsBefore = (before: string) => Int32Array | undefined

const partsBeforeOf = ({ understanding }: Engine): PartsBefore => {
  const known = new Map<string, Int32Array>()
  return (before) => {
    if (before.trim() === '') return undefined
    const found = known.get(before) ?? understanding.understand(before).slots
    known.set(before, found)
    return found.length === 0 ? undefined : found
  }
}

/** Series that the typed text names, or the last word of it among the parts that the words before it find. */
const seriesFor = (
  typed: string,
  hits: Int32Array,
  partsBefore: PartsBefore,
  { slots }: Engine,
): Suggestions['series'] => {
  const column = slots.coded('series')
  const makers = slots.coded('manufacturer')
  const whole = foldPartNumber(typed)
  const [, before = '', last = ''] = /^(.*\s)?(\S+)\s*$/u.exec(typed) ?? []
  const named = (pairs: Pairs, beginning: string): Pairs =>
    beginning === ''
      ? new Map()
      : new Map([...pairs].filter(([code]) => foldPartNumber(column.valueOf(code)).startsWith(beginning)))
  const among = pairsAmong(partsBefore(before) ?? hits, slots)
  const ofWords = [named(pairsOfAll(slots), whole), named(among, foldPartNumber(last))]
  const pairs = ofWords.find(({ size }) => size > 0) ?? pairsAmong(hits, slots)
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

interface Keyword extends Completion {
  /** The typed words before it with it. */
  readonly keyword: string
}

/** Completions that go with the words before them, a maker's own series, and no others where there are such. */
const fitting = (
  completions: readonly Completion[],
  among: Int32Array | undefined,
  slots: ProductSlots,
): readonly Completion[] => {
  if (among === undefined) return completions
  const fit = completions.filter(({ meaning }) => {
    const tests = meaning.tests.filter(({ attribute }) => attribute !== partNumberAttribute)
    return passing(slots, among, tests).length > 0
  })
  return fit.length > 0 ? fit : completions
}

/** The last word is still being typed: what may follow it, with the words before. */
const keywordsFor = (
  typed: string,
  language: LanguageCode,
  partsBefore: PartsBefore,
  { vocabulary, slots }: Engine,
): Keyword[] => {
  const folded = foldText(typed)
  const words = placedWords(folded)
  const last = words.at(-1)
  if (last === undefined || (folded.trim().length < 2 && !isCjk(last.text))) return []
  if (/^\d/u.test(last.text)) return []
  const found = new Map<string, Keyword>()
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const first = words[words.length - count]
    const beginning = folded.slice(first?.from)
    if (first === undefined || (beginning.length < 2 && !isCjk(beginning))) continue
    const before = typed.slice(0, first.from)
    const completions = vocabulary.completions(language, beginning, most.keywords)
    for (const one of completions.length === 0 ? [] : fitting(completions, partsBefore(before), slots)) {
      const key = foldPartNumber(one.text)
      if (!found.has(key)) found.set(key, { ...one, keyword: `${before}${one.text}` })
    }
  }
  return [...found.values()].slice(0, most.keywords)
}

/** What is typed, understood, and the slots of the parts that it or its likeliest completion finds. */
interface Understood {
  readonly query: UnderstoodQuery
  readonly best: Int32Array
}

const understoodFor = (
  typed: string,
  [likeliest]: readonly Keyword[],
  { slots, understanding }: Engine,
): Understood => {
  const query = understanding.understand(typed)
  // A piece of a name is a word that is still being typed.
  const named = query.read.pieces.filter(({ text }) => !/\d/u.test(text))
  const isRead = query.taken.length + query.read.pieces.length > named.length
  if (isRead && query.ignored.length + named.length === 0) return { query, best: query.slots }
  const unread = isRead || query.slots.length < slots.size ? query.slots : new Int32Array(0)
  const best = likeliest === undefined ? unread : understanding.understand(likeliest.keyword).slots
  return { query, best }
}

/** Categories of the found parts; before any is found, those that the completions name. */
const categoriesFor = (
  hits: Int32Array,
  keywords: readonly Keyword[],
  { slots }: Engine,
): Suggestions['categories'] => {
  const column = slots.coded('category')
  const counted = frequent(column.codes, column.size, hits).map(([code, count]) => ({
    id: column.valueOf(code),
    count,
  }))
  const named = keywords.flatMap(
    ({ meaning }) => meaning.tests.find(({ attribute }) => attribute === 'category')?.values ?? [],
  )
  const others = [...new Set(named)]
    .filter((id) => !counted.some((one) => one.id === id))
    .map((id) => ({ id, count: passing(slots, slots.byModel, [{ attribute: 'category', values: [id] }]).length }))
    .filter(({ count }) => count > 0)
  return [...counted, ...others].slice(0, most.categories)
}

/** Parts by number prefix, series, categories, and completions; with the part that is recognised already. */
export const suggestFor = (
  typed: string,
  language: LanguageCode,
  within: ReadonlySet<number> | undefined,
  engine: Engine,
): Suggestions => {
  const partsBefore = partsBeforeOf(engine)
  const keywords = keywordsFor(typed, language, partsBefore, engine)
  const { query, best: all } = understoodFor(typed, keywords, engine)
  const best = within === undefined ? all : all.filter((slot) => within.has(slot))
  return {
    parts: partsFor(typed, { query, best }, engine, within),
    series: seriesFor(typed, best, partsBefore, engine),
    categories: categoriesFor(best, within === undefined ? keywords : [], engine),
    keywords: keywords.map(({ keyword }) => keyword).filter((keyword) => foldText(keyword) !== foldText(typed)),
    understood: describeQuery(typed, query).parts,
  }
}
