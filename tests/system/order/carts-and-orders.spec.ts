import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { cartRepeats } from './cart-repeats.suite.ts'
import { liveCart } from './live-cart.suite.ts'
import { installOrder, type OrderInstallation } from './order-installation.ts'
import { orderLists } from './order-lists.suite.ts'
import { recordOfOrder } from './order-record.suite.ts'
import { reordering } from './reorder.suite.ts'
import { transitions } from './transitions.suite.ts'
import { twoTabs } from './two-tabs.suite.ts'

let installation: OrderInstallation
let elsewhere: string
beforeAll(async () => {
  // The lists are of rows without orders, which the comparison of views with their streams deletes.
  installation = await installOrder(inject('servers'), { RECONCILE_EVERY_SECONDS: '3600' })
  elsewhere = await installation.startSecondInstance()
})
afterEach(() => installation.upstream.reset())
afterAll(async () => await installation?.end())

// The lists are compared with all orders that there are, and the two tabs look for the only claim without a commit.
for (const show of [orderLists, twoTabs, liveCart, reordering, cartRepeats, recordOfOrder, transitions])
  show(
    () => installation,
    () => elsewhere,
  )
