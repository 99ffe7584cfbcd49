import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { cartRepeats } from './cart-repeats.ts'
import { liveCart } from './live-cart.ts'
import { installOrder, type OrderInstallation } from './order-installation.ts'
import { orderLists } from './order-lists.ts'
import { recordOfOrder } from './order-record.ts'
import { reorders } from './reorder.ts'
import { transitions } from './transitions.ts'
import { twoTabs } from './two-tabs.ts'

let installation: OrderInstallation
let elsewhere: string
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  elsewhere = await installation.startBeside()
})
afterEach(() => installation.neighbours.straighten())
afterAll(async () => await installation?.end())

// The lists are compared with all orders that there are, and the two tabs look for the only claim without a commit.
for (const show of [orderLists, twoTabs, liveCart, reorders, cartRepeats, recordOfOrder, transitions])
  show(
    () => installation,
    () => elsewhere,
  )
