import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { countOrders } from '@pinline/contracts/order/order/count-orders'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { violationsOf } from '../faults/invariants.ts'
import { startSecondInstances } from '../faults/second-instances.ts'
import { environmentOf, stockUp } from '../faults/stock-up.ts'
import { waitUntilConverged } from '../faults/wait-until-converged.ts'
import { madeToOrderProduct, signInStaff } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { cartCommands } from './cart-commands.ts'
import { orderCommands } from './order-commands.ts'
import { placingCommands } from './placing-commands.ts'
import type { ShopCommand } from './shop-command.ts'
import { isPaid, type ShopModel } from './shop-model.ts'
import { type ModelSystem, ShopRun } from './shop-run.ts'

/** `MODEL_RUNS` for a wider search, `MODEL_SEED` and `MODEL_PATH` to repeat what a failure printed. */
const runs = Number(process.env.MODEL_RUNS ?? 4)
const seed = Number(process.env.MODEL_SEED ?? 20_261_122)
const path = process.env.MODEL_PATH
const stepsAtMost = 80

let system: TestSystem
let floor: ModelSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
  })
  const secondInstance = await startSecondInstances(system, ['order'], {
    ORDER_DEADLINE_SECONDS: '3',
    PAYMENT_ATTEMPT_SECONDS: '1',
  })
  const environment = environmentOf(system)
  floor = {
    system,
    secondInstance,
    environment,
    products: [...(await stockUp(system, environment, [40, 12, 6, 3])), await madeToOrderProduct(system.url)],
    staff: await signInStaff(system.url, system.demoAccounts().staff),
  }
})
afterAll(async () => {
  await floor?.environment.client.close()
  await floor?.secondInstance.stop()
  await system?.stop()
})

const done = new Map<string, number>()

/** Counts what was really run: many commands find nothing that they could be run on. */
const counted = (command: ShopCommand): ShopCommand => ({
  check: (model) => command.check(model),
  run: async (model, real) => {
    await command.run(model, real)
    const name = command
      .toString()
      .replaceAll(/\(?\d+\)?/g, '')
      .trim()
    done.set(name, (done.get(name) ?? 0) + 1)
  },
  toString: () => command.toString(),
})

/** The model against what buyers, the wallet and the shelves show, once there is nothing left to do. */
const compare = async (model: ShopModel, real: ShopRun): Promise<void> => {
  const { violations } = await waitUntilConverged(async () => await violationsOf(floor.environment, real.log), 40_000)
  expect(violations).toEqual([])
  await real.waitUntilShown(model)
  for (const order of model.orders) {
    expect(await real.held(order.orderNo)).toBe(isPaid(order) ? order.total - order.refunded : 0)
    const caller = real.caller(order.buyer)
    await waitFor(`the buyer to see ${order.orderNo} as ${order.status}`, async () => {
      const { status } = (await caller.call(getOrder, { orderNo: order.orderNo })).data()
      return status === order.status
    })
  }
  for (const [buyer, caller] of real.callers.entries()) {
    expect((await caller.call(countOrders, {})).data().all).toBe(
      model.orders.filter((order) => order.buyer === buyer).length,
    )
    expect((await caller.call(getCart, {})).data().lines).toHaveLength(model.carts[buyer]?.size ?? 0)
  }
}

it('has the carts, orders, money and stock of the model, after any sequence of commands', async () => {
  const kinds = [...cartCommands, ...placingCommands, ...orderCommands]
  const commands = fc.noBias(
    fc.commands(
      kinds.map((kind) => kind.map(counted)),
      { maxCommands: stepsAtMost, size: 'max' },
    ),
  )
  const property = fc.asyncProperty(
    commands,
    fc.tuple(...[40, 12, 6, 3].map((most) => fc.integer({ min: 1, max: most }))),
    async (steps, pieces) => {
      const opened = await ShopRun.open(floor, pieces)
      await fc.asyncModelRun(() => opened, steps)
      await compare(opened.model, opened.real)
    },
  )
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true, ...(path === undefined ? {} : { path }) })
  const tally = [...done].sort(([, a], [, b]) => b - a).map(([name, times]) => `${times} × ${name}`)
  process.stdout.write(`${tally.join(', ')}\n`)
}, 900_000)
