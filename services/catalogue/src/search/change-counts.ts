import type { IndexedProduct } from './indexed-product.ts'

/** Counts changes of products, of all and by category, so that derived data knows when it is no longer right. */
export class ChangeCounts {
  #all = 0
  readonly #byCategory = new Map<string, number>()

  /** Notes a product as it was and as it is: a product that moves changes both categories. */
  note(before: IndexedProduct | undefined, after: IndexedProduct | undefined): void {
    this.#all += 1
    for (const category of new Set([before?.product.data.category, after?.product.data.category]))
      if (category !== undefined) this.#byCategory.set(category, (this.#byCategory.get(category) ?? 0) + 1)
  }

  /** A number that differs after every change of a product of these categories; undefined is all. */
  in(categories: readonly string[] | undefined): number {
    if (categories === undefined) return this.#all
    let sum = 0
    for (const category of categories) sum += this.#byCategory.get(category) ?? 0
    return sum
  }
}
