import { randomUUID } from 'node:crypto'
import { recordedEvents } from '@pinline/chassis/event-store/commit'
import type { InputOf } from '@pinline/contracts/api/call'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { setWalletFaults, type WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import type { OrderNumber } from '@pinline/events/ids'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import { databaseOf, readCommit, type TestEnvironment } from '../faults/invariants/commits.ts'
import { lifeOf, type OrderLife } from '../faults/invariants/orders.ts'
import { type MintedBuyer, mintBuyers } from '../faults/mint-buyers.ts'
import type { PlacingLog } from '../faults/placing-log.ts'
import type { SecondInstances } from '../faults/second-instances.ts'
import { stockVersion } from '../faults/stock-up.ts'
import { type Answered, Caller, type Product } from '../harness/shop.ts'
import type { TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { isPaid, type ModelOrder, type ShopModel } from './shop-model.ts'

/** What is the same for all runs. */
export interface ModelSystem {
  readonly system: TestSystem
  /** A second order service of whom deadlines and codes end within seconds. */
  readonly secondInstance: SecondInstances
  readonly environment: TestEnvironment
  readonly products: readonly Product[]
  readonly staff: Caller
}

const free = async (floor: ModelSystem, product: Product): Promise<number> =>
  (await floor.staff.call(getProductDetail, { id: product.id })).data().stock

/** The state of an order by its committed events. */
export const readLife = async ({ environment }: ModelSystem, orderNo: string): Promise<OrderLife> => {
  const commits = await databaseOf(environment, 'order')
    .collection('commits', { readConcern: { level: 'majority' } })
    .find({ streamId: orderNo }, { projection: { 'requests.reply': 0 } })
    .sort({ version: 1 })
    .toArray()
  const events = commits.flatMap((one) => {
    const { requests: _requests, unpublished: _unpublished, ...rest } = readCommit.parse(one)
    return recordedEvents('order', rest)
  })
  return lifeOf(orderNo, events)
}

/** Buyers of one run against the running product, with the responses they got. */
export class ShopRun {
  readonly floor: ModelSystem
  readonly buyers: readonly MintedBuyer[]
  readonly callers: readonly Caller[]
  readonly #placed: { orderNo: string; buyerId: string; key: string }[] = []

  private constructor(floor: ModelSystem, buyers: readonly MintedBuyer[]) {
    this.floor = floor
    this.buyers = buyers
    this.callers = buyers.map(({ token }) => new Caller(floor.system.url, token))
  }

  /** New buyers, and stock of so many pieces. */
  static async open(floor: ModelSystem, pieces: readonly number[]): Promise<{ model: ShopModel; real: ShopRun }> {
    for (const [place, wanted] of pieces.entries()) {
      const product = floor.products[place]
      if (product === undefined) continue
      const quantity = wanted - (await free(floor, product))
      if (quantity === 0) continue
      const version = await stockVersion(floor.environment, product.id)
      const input = { productId: product.id, quantity, reason: 'counted anew', version }
      ;(await floor.staff.call(adjustStock, input)).data()
      await waitFor(`${wanted} of ${product.model}`, async () => (await free(floor, product)) === wanted)
    }
    const buyers = await mintBuyers(floor.system, 3)
    const model = { carts: buyers.map(() => new Map()), free: [...pieces, Number.POSITIVE_INFINITY], orders: [] }
    return { model, real: new ShopRun(floor, buyers) }
  }

  caller(buyer: number): Caller {
    const caller = this.callers[buyer]
    if (caller === undefined) throw new Error(`no buyer ${buyer}`)
    return caller
  }

  product(place: number): Product {
    const product = this.floor.products[place]
    if (product === undefined) throw new Error(`no product ${place}`)
    return product
  }

  /** Waits until the shop shows the free pieces that the model knows. */
  async waitUntilShown(model: ShopModel): Promise<void> {
    for (const [place, product] of this.floor.products.entries()) {
      if (product.custom) continue
      await waitFor(
        `${model.free[place]} free pieces of ${product.model}`,
        async () => (await free(this.floor, product)) === model.free[place],
      )
    }
  }

  /** The amounts for the current cart; undefined if nothing in it can be ordered. */
  async preview(buyer: number, shipmentChoice: ShipmentChoice, caller = this.caller(buyer)) {
    const minted = this.buyers[buyer]
    if (minted === undefined) throw new Error(`no buyer ${buyer}`)
    const choice = { addressId: minted.addressId, shippingMethod: 'standard', shipmentChoice } as const
    const answered = await caller.call(previewOrder, choice)
    if (answered.envelope.meta?.type === 'nothing-selected') return undefined
    const { previewToken, ...shown } = answered.data()
    if (previewToken === null) throw new Error('the preview is not complete')
    return { input: { ...choice, previewToken }, ...shown }
  }

  /** Places an order with a key, with retries while the service does not respond. */
  async place(
    buyer: number,
    input: InputOf<typeof placeOrder>,
    { caller = this.caller(buyer), key = randomUUID() }: { caller?: Caller; key?: string } = {},
  ): Promise<Answered<typeof placeOrder>> {
    const answered = await waitFor('a response to placing the order', async () => {
      const tried = await caller.call(placeOrder, input, { 'idempotency-key': key })
      return tried.envelope.code >= 500 ? undefined : tried
    })
    if (answered.envelope.code === 200) this.#note(answered.data().orderNo, buyer, key)
    return answered
  }

  #note(orderNo: OrderNumber, buyer: number, key: string): void {
    if (this.#placed.some((one) => one.orderNo === orderNo)) return
    this.#placed.push({ orderNo, buyerId: this.buyers[buyer]?.id ?? '', key })
  }

  /** A new code for the order, which the model knows from then on. */
  async startsCode(order: ModelOrder, caller = this.caller(order.buyer)): Promise<void> {
    const started = await caller.call(startPaymentAttempt, { orderNo: order.orderNo })
    order.openAttempt = started.data().attemptId
  }

  /** The same for an order whose deadline may be faster; then there is no code. */
  async startsCodeInTime(order: ModelOrder, caller: Caller): Promise<void> {
    const started = await caller.call(startPaymentAttempt, { orderNo: order.orderNo })
    if (started.envelope.meta?.type !== 'payment-not-possible') order.openAttempt = started.data().attemptId
  }

  /** Waits until the order's events match the model. */
  async waitUntilMatches(order: ModelOrder): Promise<void> {
    await waitFor(`${order.orderNo} to be ${order.status}`, async () => {
      const { status, openAttempts } = await readLife(this.floor, order.orderNo)
      const open = order.openAttempt === undefined ? [] : [order.openAttempt]
      return status === order.status && openAttempts.join() === open.join()
    })
  }

  /** The wallet's balance of an order, minor units. */
  async held(orderNo: OrderNumber): Promise<number> {
    const { captures, refunds } = (await this.floor.staff.call(getWalletLedger, { orderNo })).data()
    const sum = (all: readonly { readonly amount: { readonly minor: number } }[]) =>
      all.reduce((total, { amount }) => total + amount.minor, 0)
    return sum(captures) - sum(refunds)
  }

  /** Waits until the wallet has given back what the model says. */
  async waitUntilRefunded(order: ModelOrder): Promise<void> {
    const expected = isPaid(order) ? order.total - order.refunded : 0
    await waitFor(
      `${expected} to be left of ${order.orderNo}`,
      async () => (await this.held(order.orderNo)) === expected,
    )
  }

  async withFaults<T>(faults: Partial<WalletFaults>, work: () => Promise<T>): Promise<T> {
    ;(await this.floor.staff.call(setWalletFaults, faults)).data()
    try {
      return await work()
    } finally {
      ;(await this.floor.staff.call(setWalletFaults, {})).data()
    }
  }

  get log(): PlacingLog {
    return {
      placed: this.#placed,
      checking: new Set(),
      buyerIds: this.buyers.map(({ id }) => id),
      unanswered: 0,
      contradictions: [],
    }
  }
}
