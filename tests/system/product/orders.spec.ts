import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { ordersRebuilt } from '../integrators/orders-rebuilt.suite.ts'
import { receiverSettings } from '../integrators/three-receivers.ts'
import { topicMessages } from '../integrators/topic-messages.suite.ts'
import { noLostOrders } from './no-lost-orders.suite.ts'
import { orderLifecycle } from './order-lifecycle.suite.ts'
import { retention } from './retention.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    settings: receiverSettings,
  })
})
afterAll(() => system?.stop())

// What was lost is counted over all orders that there are.
for (const show of [noLostOrders, orderLifecycle, ordersRebuilt, topicMessages, retention]) show(() => system)
