import type { LanguageCode, Localised } from '@pinline/contracts/api/languages'
import type { RelationKind } from '@pinline/events/catalogue/product-relation'
import { matesWith, matesWithAttribute } from '../domain/product/mates-with.ts'
import { addedAttribute, type DefinedColumn } from './attribute-list.ts'
import { catalogueTerm } from './catalogue-term.ts'
import { ChangeCounts } from './change-counts.ts'
import { chooseSlots, passing } from './choose-slots.ts'
import { FacetCounter } from './count-facets.ts'
import { type DescribedQueryPart, describeQuery } from './describe-query.ts'
import { testsOfFilter } from './filter-tests.ts'
import { foldPartNumber } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import { learnLanguages, learnName, learnValue } from './known-words.ts'
import { legacyFacets } from './legacy-facets.ts'
import { matchNumber, type NumberMatch } from './match-number.ts'
import { MatingNumbers } from './mating-numbers.ts'
import type { Test } from './meaning.ts'
import { type NearestInFamily, nearestInFamily } from './nearest-in-family.ts'
import { passingMost, withoutEach, withoutPieces } from './no-result.ts'
import { orderSlots } from './order-slots.ts'
import type { ProductHits, ProductQuery } from './product-query.ts'
import { ProductRelations } from './product-relations.ts'
import { ProductSlots } from './product-slots.ts'
import { statingNumbers } from './relations.ts'
import { SimilarParts } from './similar-parts.ts'
import { type Suggestions, suggestFor } from './suggest.ts'
import { Understanding, type UnderstoodQuery } from './understand.ts'
import { Vocabulary } from './vocabulary.ts'

interface SearchedValue {
  readonly value: string
  readonly titles: Partial<Localised>
  readonly words?: readonly string[] | undefined
}

/** The search-related part of an attribute's definition. */
export interface SearchedAttribute extends DefinedColumn {
  readonly fixed: boolean
  readonly values?: readonly SearchedValue[] | undefined
}

/** The search-related part of a category's definition. */
export interface SearchedCategory {
  /** Itself and those below it. */
  readonly ids: readonly string[]
  readonly titles: Partial<Localised>
}

/**
 * All products in memory: filters, counts and order on typed arrays; part numbers and the words of ten languages,
 * recognised as filters. One per instance, filled from the products view and updated by its changes.
 */
export class ProductIndex {
  readonly #slots = new ProductSlots()
  readonly #vocabulary = new Vocabulary()
  readonly #facets = new FacetCounter(this.#slots)
  readonly #similar = new SimilarParts(this.#slots)
  readonly #counts = new ChangeCounts()
  readonly #understanding: Understanding
  readonly #relations = new ProductRelations()
  readonly #names = new Set<string>()
  readonly #makers = new Map<string, Set<string>>()
  #makerChanges = 0
  readonly #within = new Map<string, Int32Array>()
  #withinAt = ''
  readonly #mating = new MatingNumbers(this.#slots.coded(matesWithAttribute))

  constructor() {
    learnLanguages(this.#vocabulary)
    this.#understanding = new Understanding(this.#slots, {
      numbers: this.#slots.numbers,
      vocabulary: this.#vocabulary,
      figures: () => ({
        pitches: this.#slots.coded('pitch').numbers(),
        currents: this.#slots.coded('current').numbers(),
        voltages: this.#slots.coded('voltage').numbers(),
      }),
      has: (attribute, value) => this.#slots.coded(attribute).isUsed(value),
      mating: (typed) =>
        this.#mating.find(typed).filter((value) => this.#slots.coded(matesWithAttribute).isUsed(value)),
    })
  }

  get size(): number {
    return this.#slots.size
  }

  /** Adds a row; one that is not newer in any stream is ignored. Returns whether the index changed. */
  put(entry: IndexedProduct): boolean {
    const known = this.find(entry.id)
    const older =
      known !== undefined &&
      known.versions.product >= entry.versions.product &&
      known.versions.price >= entry.versions.price &&
      known.versions.stock >= entry.versions.stock
    if (older) return false
    this.#slots.put(entry)
    this.#learn('manufacturer', entry.product.data.manufacturer)
    this.#note(entry.product.data)
    if (entry.product.data.manufacturer !== 'Generic') this.#learn('series', entry.product.data.series)
    this.#relations.note(entry.id, known, entry)
    this.#changed(known, entry)
    return true
  }

  /** Removes a product; returns whether it existed. */
  remove(id: string): boolean {
    const known = this.find(id)
    if (known === undefined) return false
    this.#relations.note(id, known, undefined)
    this.#changed(known, undefined)
    return this.#slots.remove(id)
  }

  /** Applies definitions: columns for added attributes, and the words of their values and of categories. */
  define(attributes: readonly SearchedAttribute[], categories: readonly SearchedCategory[]): void {
    const added = new Set<string>()
    for (const attribute of attributes) {
      const listed = attribute.fixed ? undefined : addedAttribute(attribute)
      if (listed !== undefined) {
        this.#slots.addAttribute(listed)
        added.add(listed.id)
      }
      for (const { value, titles, words } of attribute.values ?? []) {
        learnValue(this.#vocabulary, attribute.id, [value], titles, words)
      }
    }
    for (const id of this.#slots.addedAttributes()) if (!added.has(id)) this.#slots.removeAttribute(id)
    for (const { ids, titles } of categories) learnValue(this.#vocabulary, 'category', ids, titles)
  }

  find(id: string): IndexedProduct | undefined {
    const slot = this.#slots.slotOf(id)
    return slot === undefined ? undefined : this.#slots.at(slot)
  }

  all(): readonly IndexedProduct[] {
    return [...this.#slots.all()]
  }

  /** Every product with this part number, ignoring punctuation and case. */
  byPartNumber(model: string): readonly IndexedProduct[] {
    return this.#products(this.#slots.numbers.exact(foldPartNumber(model)))
  }

  /** The product of a manufacturer's part number as written, ignoring case: `…859+` differs from `…859`. */
  byKey(manufacturer: string, model: string): IndexedProduct | undefined {
    const key = (text: string) => text.normalize('NFKC').trim().toUpperCase()
    return this.byPartNumber(model).find(
      ({ product: { data } }) => key(data.manufacturer) === key(manufacturer) && key(data.model) === key(model),
    )
  }

  /** Reads a part number of a buyer's list: exactly, or as what it nearly is. */
  match(partNumber: string, manufacturer?: string): NumberMatch<IndexedProduct> {
    const { numbers } = this.#slots
    const at = (slot: number) => this.#slots.at(slot)
    return matchNumber({ numbers, at, makerOf: ({ product }) => product.data.manufacturer }, partNumber, manufacturer)
  }

  /** The parts of one series that an unlisted part number is most like; undefined without its family. */
  nearestTo(typed: string): NearestInFamily | undefined {
    return nearestInFamily(this.#slots.numbers, (slot) => this.#slots.at(slot), typed)
  }

  related(of: IndexedProduct, limit: number): readonly IndexedProduct[] {
    return this.#similar.of('related', of, limit)
  }

  alternatives(of: IndexedProduct, limit: number): readonly IndexedProduct[] {
    return this.#similar.of('alternatives', of, limit)
  }

  /** Products that name this one as what to buy instead. */
  replacedBy(id: string, limit: number): readonly IndexedProduct[] {
    return this.#listed(this.#relations.naming('replacement', id)).slice(0, limit)
  }

  /** What a part states as its relation of a kind, then the parts that state the same of it, where both ways are shown. */
  stated(kind: RelationKind, of: IndexedProduct, limit: number): readonly IndexedProduct[] {
    const own = (of.product.relations ?? []).flatMap((one) => (one.kind === kind ? one.productId : []))
    const others = kind === 'mates-with' ? this.#relations.naming(kind, of.id) : []
    return this.#listed([...own, ...others]).slice(0, limit)
  }

  /** Products that name this one as their accessory. */
  accessoryOf(id: string, limit: number): readonly IndexedProduct[] {
    return this.#listed(this.#relations.naming('accessory', id)).slice(0, limit)
  }

  /** Parts to plug together with a part: those stated, then those whose numbers say so. */
  mates(of: IndexedProduct, limit: number): readonly IndexedProduct[] {
    const stated = this.stated('mates-with', of, limit)
    const { data } = of.product
    const number = matesWith(data)
    const named = number === null ? [] : this.byPartNumber(number)
    const column = this.#slots.coded(matesWithAttribute)
    const numbers = this.#mating.find(data.model).filter((value) => column.isUsed(value))
    const naming = numbers.length === 0 ? [] : statingNumbers(this.#slots, numbers, limit)
    const byNumber = [...named, ...naming].filter(({ product }) => product.data.manufacturer === data.manufacturer)
    return [...new Set([...stated, ...byNumber])].filter(({ id }) => id !== of.id).slice(0, limit)
  }

  /** Manufacturers with a series of this name since the index was filled, by name. */
  makersOf(series: string): readonly string[] {
    return [...(this.#makers.get(series) ?? [])].sort()
  }

  /**
   * Equal as long as nothing has changed that a list depends on, besides its own request, the categories and the rate: a
   * list without a keyword shows and counts the products of its categories alone.
   */
  listVersion({ q }: { readonly q?: string | undefined }, categories: readonly string[] | undefined): string {
    const isTyped = q !== undefined && q.trim() !== ''
    return `${this.#counts.in(isTyped ? undefined : categories)} ${this.#makerChanges}`
  }

  countIn(category: string): number {
    return this.#inCategories([category]).length
  }

  /** Suggestions while a keyword is typed. */
  suggest(typed: string, language: LanguageCode, categories?: readonly string[]): Suggestions {
    const within = categories === undefined ? undefined : new Set(this.#inCategories(categories))
    return suggestFor(typed, language, within, {
      slots: this.#slots,
      vocabulary: this.#vocabulary,
      understanding: this.#understanding,
    })
  }

  /** The catalogue's spelling of a search that is one of its terms; undefined for all other text. */
  term(typed: string, language: LanguageCode): string | undefined {
    return catalogueTerm(typed, language, { slots: this.#slots, vocabulary: this.#vocabulary })
  }

  list(query: ProductQuery): ProductHits {
    const { rate } = query
    const tests = testsOfFilter(query.filter)
    const typed = query.filter.q?.trim() ?? ''
    const understood = typed === '' ? undefined : this.#understanding.understand(typed)
    const within = this.#inCategories(query.categories)
    const keyword = understood === undefined ? undefined : this.#keep(understood.slots, query.categories)
    const chosen = chooseSlots(this.#slots, keyword ?? within, tests, rate)
    const filters = this.#facets.count(categoryKey(query.categories), within, chosen, rate)
    const found = orderSlots(this.#slots, chosen.passing, { ...query, fits: understood?.fits })
    const described = understood === undefined ? undefined : describeQuery(typed, understood)
    return {
      list: this.#products(found),
      total: chosen.passing.length,
      facets: legacyFacets(filters, chosen, this.#slots),
      filters,
      tests,
      understood: described?.parts ?? [],
      corrected: described?.corrected ?? null,
      ignored: described?.ignored ?? [],
      ...(chosen.passing.length > 0
        ? { nearest: [], unlisted: null, without: [] }
        : this.#nothingFound(query, understood, described?.parts ?? [], within, keyword, tests)),
    }
  }

  /** Updates the sort orders, so that the next list need not do it. */
  flush(): void {
    this.#slots.flush()
  }

  #nothingFound(
    { filter, categories, rate }: ProductQuery,
    understood: UnderstoodQuery | undefined,
    parts: readonly DescribedQueryPart[],
    within: Int32Array,
    keyword: Int32Array | undefined,
    tests: readonly Test[],
  ): Pick<ProductHits, 'nearest' | 'unlisted' | 'without'> {
    const meant = understood?.taken.flatMap(({ meaning }) => meaning.tests) ?? []
    const like = this.#slots.numbers.near(foldPartNumber(filter.q ?? '')).map(({ slot }) => slot)
    const kind = passing(
      this.#slots,
      within,
      [...meant, ...tests].filter(({ attribute }) => attribute === 'category'),
    )
    const from = kind.length > 0 ? kind : within
    const family = like.length > 0 ? undefined : this.nearestTo(filter.q ?? '')
    const slots = like.length > 0 ? like.slice(0, 6) : passingMost(this.#slots, from, [...meant, ...tests], rate)
    const totalOf = (q: string): number => {
      const { slots: found } = this.#understanding.understand(q)
      return chooseSlots(this.#slots, this.#keep(found, categories), tests, rate).passing.length
    }
    return {
      nearest: family?.products ?? this.#products(slots),
      unlisted: family?.number ?? null,
      without: [...withoutEach(this.#slots, within, keyword, tests, rate), ...withoutPieces(parts, tests, totalOf)],
    }
  }

  #listed(ids: readonly string[]): IndexedProduct[] {
    return [...new Set(ids)].flatMap((id) => this.find(id) ?? [])
  }

  #products(slots: readonly number[]): IndexedProduct[] {
    return slots.flatMap((slot) => this.#slots.at(slot) ?? [])
  }

  #keep(slots: Int32Array, categories: readonly string[] | undefined): Int32Array {
    return categories === undefined
      ? slots
      : passing(this.#slots, slots, [{ attribute: 'category', values: categories }])
  }

  /** Slots of the categories, cached until a product moves between categories. */
  #inCategories(categories: readonly string[] | undefined): Int32Array {
    const all = this.#slots.byModel
    if (categories === undefined) return all
    const at = `${this.#slots.coded('category').changes}:${this.#slots.orderChanges}`
    if (this.#withinAt !== at) this.#within.clear()
    this.#withinAt = at
    const key = categoryKey(categories)
    const found = this.#within.get(key) ?? this.#keep(all, categories)
    this.#within.set(key, found)
    return found
  }

  #learn(attribute: 'manufacturer' | 'series', name: string | null): void {
    if (name === null || this.#names.has(`${attribute}:${name}`)) return
    this.#names.add(`${attribute}:${name}`)
    learnName(this.#vocabulary, attribute, name)
  }

  #note({ manufacturer, series }: { readonly manufacturer: string; readonly series: string | null }): void {
    if (series === null) return
    const known = this.#makers.get(series) ?? new Set<string>()
    if (known.has(manufacturer)) return
    known.add(manufacturer)
    this.#makers.set(series, known)
    this.#makerChanges += 1
  }

  #changed(before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    this.#counts.note(before, after)
    this.#similar.note(before, after)
  }
}

const categoryKey = (categories: readonly string[] | undefined): string => categories?.join(',') ?? '*'
