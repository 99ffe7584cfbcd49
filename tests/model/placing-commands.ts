import { randomUUID } from 'node:crypto'
import type { OrderNumber } from '@pinline/events/ids'
import fc from 'fast-check'
import { expect } from 'vitest'
import { Caller } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { add } from './cart-commands.ts'
import type { ShopCommand } from './shop-command.ts'
import { cancelInModel, type ModelOrder, orderableLines, type ShopModel } from './shop-model.ts'
import { readLife, type ShopRun } from './shop-run.ts'

/** Removes the ordered lines from the model's cart and stock. */
const placeInModel = (model: ShopModel, buyer: number, orderNo: OrderNumber, total: number): ModelOrder => {
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
    status: 'pending',
    refunded: 0,
    openAttempt: undefined,
    endedAttempts: [],
  }
  model.orders.push(order)
  return order
}

/** Total of the cart; checks that preview and model have the same lines. */
const previewed = async (model: ShopModel, real: ShopRun, buyer: number, caller?: Caller) => {
  await real.waitUntilShown(model)
  const preview = await real.preview(buyer, caller)
  const lines = orderableLines(model, buyer)
  if (preview === undefined) {
    expect([...lines]).toEqual([])
    return undefined
  }
  expect(new Map<string, number>(preview.lines.map(({ productId, quantity }) => [productId, quantity]))).toEqual(
    new Map<string, number>([...lines].map(([place, quantity]) => [real.product(place).id, quantity])),
  )
  return preview
}

type PlacingMode = 'once' | 'same key twice' | 'two keys at once' | 'killed meanwhile'

const place = ({ buyer, mode }: { buyer: number; mode: PlacingMode }): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size > 0,
  run: async (model, real) => {
    const preview = await previewed(model, real, buyer)
    if (preview === undefined) return
    const { input, total } = preview
    const key = randomUUID()
    const { system } = real.floor
    switch (mode) {
      case 'once': {
        const placed = await real.place(buyer, input, { key })
        placeInModel(model, buyer, placed.data().orderNo, total)
        break
      }
      case 'same key twice': {
        const [first, second] = await Promise.all([1, 2].map(() => real.place(buyer, input, { key })))
        const placed = [first, second].filter((one) => one?.envelope.code === 200)
        const again = await real.place(buyer, input, { key })
        for (const one of placed) expect(one?.data()).toEqual(again.data())
        placeInModel(model, buyer, again.data().orderNo, total)
        break
      }
      case 'two keys at once': {
        const answers = await Promise.all([1, 2].map(() => real.place(buyer, input)))
        const numbers = new Set(answers.flatMap((one) => (one.envelope.code === 200 ? [one.data().orderNo] : [])))
        const [orderNo] = numbers
        if (orderNo === undefined || numbers.size !== 1) throw new Error(`two tabs placed ${[...numbers].join(', ')}`)
        placeInModel(model, buyer, orderNo, total)
        break
      }
      case 'killed meanwhile': {
        const requested = real.place(buyer, input, { key }).catch((error: unknown) => error)
        system.kill('order')
        await system.untilReady('order')
        await requested
        const placed = await real.place(buyer, input, { key })
        placeInModel(model, buyer, placed.data().orderNo, total)
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
  toString: () => `buyer ${buyer} places: ${mode}`,
})

/** A shortcut to an order: an available product is added to the cart, and the cart is ordered. */
const order = ({ buyer, pick, mode }: { buyer: number; pick: number; mode: PlacingMode }): ShopCommand => {
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
      await place({ buyer, mode }).run(model, real)
    },
    toString: () => `buyer ${buyer} orders (${pick}): ${mode}`,
  }
}

/** An order whose deadline ends at once, with or without a code that could still be scanned. */
const expireOrder = ({ buyer, withCode }: { buyer: number; withCode: boolean }): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size > 0,
  run: async (model, real) => {
    const impatientCaller = new Caller(real.floor.secondInstance.url('order'), real.buyers[buyer]?.token)
    const preview = await previewed(model, real, buyer)
    if (preview === undefined) return
    const placed = await real.place(buyer, preview.input, { caller: impatientCaller })
    const order = placeInModel(model, buyer, placed.data().orderNo, preview.total)
    if (withCode) await real.startsCodeInTime(order, impatientCaller)
    cancelInModel(model, order)
    const life = await waitFor(
      'the deadline to end the order',
      async () => {
        const read = await readLife(real.floor, order.orderNo)
        return read.status === 'cancelled' && read.openAttempts.length === 0 ? read : undefined
      },
      { timeoutMs: 30_000 },
    )
    expect(life.expiredAt ?? '').not.toBe('')
    expect((life.expiredAt ?? '') >= life.payBefore).toBe(true)
  },
  toString: () => `buyer ${buyer} lets an order expire${withCode ? ' with a code' : ''}`,
})

const placeNothing = ({ buyer }: { buyer: number }): ShopCommand => ({
  check: (model) => orderableLines(model, buyer).size === 0,
  run: async (model, real) => {
    expect(await previewed(model, real, buyer)).toBeUndefined()
  },
  toString: () => `buyer ${buyer} has nothing to place`,
})

const restart: ShopCommand = {
  check: () => true,
  run: async (_model, real) => await real.floor.system.restart('order'),
  toString: () => 'the order service starts anew',
}

const buyer = fc.nat({ max: 2 })
const pick = fc.nat({ max: 3 })
const mode = fc.constantFrom<PlacingMode>('once', 'once', 'same key twice', 'two keys at once', 'killed meanwhile')

/** Placing orders, and interruptions of the service in between. */
export const placingCommands: fc.Arbitrary<ShopCommand>[] = [
  fc.record({ buyer, mode }).map(place),
  fc.record({ buyer, pick, mode }).map(order),
  fc.record({ buyer, pick, mode }).map(order),
  fc.record({ buyer, pick, mode }).map(order),
  fc.record({ buyer, withCode: fc.boolean() }).map(expireOrder),
  fc.record({ buyer }).map(placeNothing),
  fc.constant(restart),
]
