import type { RelationKind } from '@pinline/events/catalogue/product-relation'
import type { IndexedProduct } from './indexed-product.ts'

type Relation = RelationKind | 'replacement'

const keysOf = (entry: IndexedProduct | undefined): ReadonlySet<string> => {
  if (entry === undefined) return new Set()
  const { replacement, relations = [] } = entry.product
  return new Set([
    ...(replacement === null ? [] : [`replacement ${replacement}`]),
    ...relations.map(({ kind, productId }) => `${kind} ${productId}`),
  ])
}

/** Which listed products name a product, by relation: a relation is stored once, with the part that states it. */
export class ProductRelations {
  readonly #naming = new Map<string, Set<string>>()

  /** Notes a product as it was and as it is. */
  note(id: string, before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    if (
      before !== undefined &&
      before.product.relations === after?.product.relations &&
      before.product.replacement === after?.product.replacement
    )
      return
    const [then, now] = [keysOf(before), keysOf(after)]
    for (const key of then.difference(now)) {
      const ids = this.#naming.get(key)
      ids?.delete(id)
      if (ids?.size === 0) this.#naming.delete(key)
    }
    for (const key of now.difference(then)) {
      const ids = this.#naming.get(key) ?? new Set<string>()
      ids.add(id)
      this.#naming.set(key, ids)
    }
  }

  /** Ids of the products that name this one, in their order. */
  naming(relation: Relation, id: string): readonly string[] {
    return [...(this.#naming.get(`${relation} ${id}`) ?? [])].sort()
  }
}
