import type { InputOf } from '@pinline/contracts/api/call'
import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { updateProduct } from '@pinline/contracts/catalogue/product/update-product'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { type Caller, type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'

type PartId = Product['id']

/** The first parts in stock belong to other journeys. */
const firstFreePart = 20
const takenOf = new WeakMap<TestSystem, number>()

/** Parts of one journey, which staff change as it needs them. */
export class PartPool {
  readonly #system: TestSystem
  readonly #staff: Caller

  private constructor(system: TestSystem, staff: Caller) {
    this.#system = system
    this.#staff = staff
  }

  static async open(system: TestSystem): Promise<PartPool> {
    return new PartPool(system, await signInStaff(system.url, system.demoAccounts().staff))
  }

  /** Parts that no other journey uses, each with a price of one dollar and `stock` pieces. */
  async parts(count: number, stock: number): Promise<{ readonly id: PartId; readonly model: string }[]> {
    const taken = takenOf.get(this.#system) ?? 0
    takenOf.set(this.#system, taken + count)
    const from = firstFreePart + taken
    const parts = (await stockedProducts(this.#system.url, 50)).slice(from, from + count)
    if (parts.length < count) throw new Error('the shelf is empty')
    for (const { id } of parts) {
      await this.setPrice(id, [[1, 10_000]])
      await this.setStock(id, stock)
    }
    return parts.map(({ id, model }) => ({ id, model }))
  }

  /** Changes order quantities or weight. */
  async change(productId: PartId, product: InputOf<typeof updateProduct>['product']): Promise<void> {
    const { productVersion: version } = await this.#read(productId)
    ;(await this.#staff.call(updateProduct, { productId, version, product })).data()
  }

  /** @param breaks from so many pieces, the price of one in 10^-4 dollars */
  async setPrice(productId: PartId, breaks: readonly (readonly [from: number, amount: number])[]): Promise<void> {
    const { priceStreamVersion: version } = await this.#read(productId)
    const rows = breaks.map(([from, amount]) => ({
      from,
      unitPrice: { amount, scale: 4, currency: 'USD' as const },
    }))
    ;(await this.#staff.call(setPrice, { productId, version, currency: 'USD', breaks: rows })).data()
  }

  async setStock(productId: PartId, pieces: number): Promise<void> {
    const { stock } = (await this.#staff.call(getProductDetail, { id: productId })).data()
    const { stockVersion: version } = await this.#read(productId)
    const quantity = pieces - stock
    if (quantity === 0) return
    ;(await this.#staff.call(adjustStock, { productId, version, quantity, reason: 'Counted anew' })).data()
  }

  /** Makes a part obsolete, with another one as its replacement. */
  async discontinue(productId: PartId, replacement: PartId): Promise<void> {
    const { productVersion: version } = await this.#read(productId)
    ;(await this.#staff.call(setLifecycle, { productId, version, lifecycle: 'discontinued', replacement })).data()
  }

  async #read(productId: PartId) {
    return (await this.#staff.call(getProduct, { productId })).data()
  }
}
