import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { installOrder, type OrderInstallation } from './order-installation.ts'
import { payments } from './payments.suite.ts'
import { refunds } from './refunds.suite.ts'
import { sales } from './sales.suite.ts'
import { notices } from './webhooks.suite.ts'

let installation: OrderInstallation
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
})
afterEach(() => installation.upstream.reset())
afterAll(async () => await installation?.end())

// Payments end with a service that was started again with short deadlines.
for (const show of [sales, notices, refunds, payments]) show(() => installation)
