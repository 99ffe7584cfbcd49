import { LRUCache } from 'lru-cache'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductSlots } from './product-slots.ts'
import { alternativesTo, relatedTo } from './relations.ts'

type Relation = 'related' | 'alternatives'

/** Parts whose relations are cached; more than are looked at within minutes. */
const maxParts = 5000

const find = { related: relatedTo, alternatives: alternativesTo } as const

/** Equal for parts that may be in each other's relation, whatever their order and how many are shown. */
const groupOf: Readonly<Record<Relation, (part: IndexedProduct) => string>> = {
  related: ({ product: { data } }) => `r ${data.manufacturer}\n${data.series}\n${data.category}`,
  alternatives: ({ product: { data } }) =>
    `a ${data.category}\n${data.positions}\n${data.pitchMm}\n${data.rows}\n${data.orientation}\n${data.mounting}\n${data.gender}`,
}

/** Whether a change can change which parts are related, or their order: stock counts only as some or none. */
const isStructural = (before: IndexedProduct | undefined, after: IndexedProduct | undefined): boolean =>
  before === undefined ||
  after === undefined ||
  before.versions.product !== after.versions.product ||
  before.available > 0 !== after.available > 0

/**
 * The similar parts of a part by their ids, found once and cached until a part of their group changes. Prevents the
 * failure "every look at a part searches the whole catalogue for parts like it".
 */
export class SimilarParts {
  readonly #slots: ProductSlots
  readonly #found: LRUCache<string, { readonly ids: readonly string[]; readonly group: string }>
  /** By group, the cached relations that a change of one of its parts ends. */
  readonly #byGroup = new Map<string, Set<string>>()

  constructor(slots: ProductSlots, max = maxParts * 2) {
    this.#slots = slots
    this.#found = new LRUCache({
      max,
      dispose: ({ group }, key) => {
        const keys = this.#byGroup.get(group)
        keys?.delete(key)
        if (keys?.size === 0) this.#byGroup.delete(group)
      },
    })
  }

  /** How many relations are cached. */
  get size(): number {
    return this.#found.size
  }

  of(relation: Relation, part: IndexedProduct, limit: number): readonly IndexedProduct[] {
    const key = `${relation} ${limit} ${part.id}`
    const known = this.#found.get(key)
    if (known !== undefined) return known.ids.flatMap((id) => this.#at(id) ?? [])
    const parts = find[relation](this.#slots, part, limit)
    const group = groupOf[relation](part)
    this.#found.set(key, { ids: parts.map(({ id }) => id), group })
    const keys = this.#byGroup.get(group) ?? new Set<string>()
    keys.add(key)
    this.#byGroup.set(group, keys)
    return parts
  }

  /** Notes a part as it was and as it is. */
  note(before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    if (this.#byGroup.size === 0 || !isStructural(before, after)) return
    for (const part of [before, after]) {
      if (part === undefined) continue
      for (const group of [groupOf.related(part), groupOf.alternatives(part)])
        for (const key of [...(this.#byGroup.get(group) ?? [])]) this.#found.delete(key)
    }
  }

  #at(id: string): IndexedProduct | undefined {
    const slot = this.#slots.slotOf(id)
    return slot === undefined ? undefined : this.#slots.at(slot)
  }
}
