import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@pinline/events/ids'
import type { ShipmentChoice } from '@pinline/events/order/shipment-plan'
import fc from 'fast-check'
import { expect } from 'vitest'
import { Caller } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { add } from './cart-commands.ts'
import type { ShopCommand } from './shop-command.ts'
import {
  cancelInModel,
  type ModelOrder,
  type ModelPlan,
  madeToOrder,
  orderableLines,
  type ShopModel,
} from './shop-model.ts'
import { readLife, type ShopRun } from './shop-run.ts'

interface Priced {
  readonly total: number
  readonly plan: ModelPlan | undefined
}

/** Removes the ordered lines from the model's cart and stock. */
const placeInModel = (model: ShopModel, buyer: number, orderNo: OrderNumber, { total, plan }: Priced): ModelOrder => {
  const pieces = orderableLines(model, buyer)
  for (const [product, quantity] of pieces) {
    model.carts[buyer]?.delete(product)
    model.free[product] = (model.free[product] ?? 0) - quantity
  }
  const order: ModelOrder = {
    orderNo,
    buyer,
    pieces,
    cancelled: new Map(),
    shipped: new Map(),
    total,
    plan,
    parcels: 0,
    status: 'pending',
    refunded: 0,
    openAttempt: undefined,
    endedAttempts: [],
  }
  model.orders.push(order)
  return order
}

type Preview = NonNullable<Awaited<ReturnType<ShopRun['preview']>>>

/** The total as the model adds it up: the goods, and the freight of one parcel or of each. */
const pricedOf = ({ goods, methods, shippingMethod, tax, total }: Preview, isApart: boolean): Priced => {
  const offer = methods.find(({ method }) => method === shippingMethod)
  const [inStock, made] = offer?.asReady?.shipments.map(({ freight }) => freight.minor) ?? []
  if (offer === undefined) throw new Error('the method is not offered')
  const together = offer.freight.minor
  const plan =
    isApart && inStock !== undefined && made !== undefined ? { inStock, madeToOrder: made, together } : undefined
  expect(plan !== undefined).toBe(isApart)
  const freight = plan === undefined ? together : plan.inStock + plan.madeToOrder
  const sum = goods.minor + freight + (tax?.amount.minor ?? 0)
  expect(total?.minor).toBe(sum)
  return { total: sum, plan }
}

/** Totals of the cart; checks that preview and model have the same lines, and send them alike. */
const previewed = async (
  model: ShopModel,
  real: ShopRun,
  { buyer, choice }: { readonly buyer: number; readonly choice: ShipmentChoice },
  caller?: Caller,
) => {
  await real.waitUntilShown(model)
  const preview = await real.preview(buyer, choice, caller)
  const lines = orderableLines(model, buyer)
  if (preview === undefined) {
    expect([...lines]).toEqual([])
    return undefined
  }
  expect(new Map<string, number>(preview.lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
    new Map<string, number>([...lines].map(([place, quantity]) => [real.product(place).id, quantity])),
  )
  const isMixed = lines.has(madeToOrder) && lines.size > 1
  return { input: preview.input, priced: pricedOf(preview, isMixed && choice === 'as-ready') }
}

type PlacingMode = 'once' | 'same key twice' | 'two keys at once' | 'killed meanwhile'

interface Placing {
  readonly buyer: number
  readonly mode: PlacingMode
  readonly choice: ShipmentChoice
}

const place = ({ buyer, mode, choice }: Placing): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size > 0,
  run: async (model, real) => {
    const preview = await previewed(model, real, { buyer, choice })
    if (preview === undefined) return
    const { input, priced } = preview
    const key = randomUUID()
    const { system } = real.floor
    switch (mode) {
      case 'once': {
        const placed = await real.place(buyer, input, { key })
        placeInModel(model, buyer, placed.data().orderNo, priced)
        break
      }
      case 'same key twice': {
        const [first, second] = await Promise.all([1, 2].map(() => real.place(buyer, input, { key })))
        const placed = [first, second].filter((one) => one?.envelope.code === 200)
        const again = await real.place(buyer, input, { key })
        for (const one of placed) expect(one?.data()).toEqual(again.data())
        placeInModel(model, buyer, again.data().orderNo, priced)
        break
      }
      case 'two keys at once': {
        const answers = await Promise.all([1, 2].map(() => real.place(buyer, input)))
        const numbers = new Set(answers.flatMap((one) => (one.envelope.code === 200 ? [one.data().orderNo] : [])))
        const [orderNo] = numbers
        if (orderNo === undefined || numbers.size !== 1) throw new Error(`two tabs placed ${[...numbers].join(', ')}`)
        placeInModel(model, buyer, orderNo, priced)
        break
      }
      case 'killed meanwhile': {
        const requested = real.place(buyer, input, { key }).catch((error: unknown) => error)
        system.kill('order')
        await system.untilReady('order')
        await requested
        const placed = await real.place(buyer, input, { key })
        placeInModel(model, buyer, placed.data().orderNo, priced)
        break
      }
      default: {
        const missing: never = mode
        throw new Error(String(missing))
      }
    }
    const order = model.orders.at(-1)
    if (order !== undefined) await real.waitUntilMatches(order)
  },
  toString: () => `buyer ${buyer} places ${choice}: ${mode}`,
})

interface Shortcut extends Placing {
  readonly pick: number
  /** Whether a made-to-order piece is added as well. */
  readonly isMixed: boolean
}

/** A shortcut to an order: an available product is added to the cart, and the cart is ordered. */
const order = ({ buyer, pick, mode, choice, isMixed }: Shortcut): ShopCommand => {
  const chosen = (model: ShopModel) => {
    const there = [...model.free.keys()].filter((product) => {
      const inCart = model.carts[buyer]?.get(product)?.quantity ?? 0
      return (model.free[product] ?? 0) > inCart
    })
    return there[pick % Math.max(1, there.length)]
  }
  return {
    check: (model) => chosen(model) !== undefined,
    run: async (model, real) => {
      const product = chosen(model)
      if (product === undefined) return
      await add({ buyer, product, quantity: 1 }).run(model, real)
      if (isMixed) await add({ buyer, product: madeToOrder, quantity: 1 }).run(model, real)
      await place({ buyer, mode, choice }).run(model, real)
    },
    toString: () => `buyer ${buyer} orders (${pick}) ${isMixed ? 'both kinds ' : ''}${choice}: ${mode}`,
  }
}

/** An order whose deadline ends at once, with or without a code that could still be scanned. */
const expireOrder = ({ buyer, withCode }: { buyer: number; withCode: boolean }): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size > 0,
  run: async (model, real) => {
    const impatientCaller = new Caller(real.floor.secondInstance.url('order'), real.buyers[buyer]?.token)
    const preview = await previewed(model, real, { buyer, choice: 'together' })
    if (preview === undefined) return
    const placed = await real.place(buyer, preview.input, { caller: impatientCaller })
    const order = placeInModel(model, buyer, placed.data().orderNo, preview.priced)
    if (withCode) await real.startsCodeInTime(order, impatientCaller)
    cancelInModel(model, order)
    const life = await waitFor(
      'the deadline to end the order',
      async () => {
        const read = await readLife(real.floor, order.orderNo)
        return read.status === 'cancelled' && read.openAttempts.length === 0 ? read : undefined
      },
      { timeoutMs: 60_000 },
    )
    expect(life.expiredAt ?? '').not.toBe('')
    expect((life.expiredAt ?? '') >= life.payBefore).toBe(true)
  },
  toString: () => `buyer ${buyer} lets an order expire${withCode ? ' with a code' : ''}`,
})

const placeNothing = ({ buyer }: { buyer: number }): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size === 0,
  run: async (model, real) => {
    expect(await previewed(model, real, { buyer, choice: 'together' })).toBeUndefined()
  },
  toString: () => `buyer ${buyer} has nothing to place`,
})

const restart: ShopCommand = {
  check: () => true,
  run: async (_model, real) => await real.floor.system.restart('order'),
  toString: () => 'the order service starts anew',
}

const buyer = fc.nat({ max: 2 })
const pick = fc.nat({ max: 4 })
const choice = fc.constantFrom<ShipmentChoice>('together', 'as-ready')
const mode = fc.constantFrom<PlacingMode>('once', 'once', 'same key twice', 'two keys at once', 'killed meanwhile')

/** Placing orders, and interruptions of the service in between. */
export const placingCommands: fc.Arbitrary<ShopCommand>[] = [
  fc.record({ buyer, mode, choice }).map(place),
  fc.record({ buyer, pick, mode, choice, isMixed: fc.boolean() }).map(order),
  fc.record({ buyer, pick, mode, choice, isMixed: fc.boolean() }).map(order),
  fc.record({ buyer, pick, mode, choice, isMixed: fc.boolean() }).map(order),
  fc.record({ buyer, withCode: fc.boolean() }).map(expireOrder),
  fc.record({ buyer }).map(placeNothing),
  fc.constant(restart),
]
