import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { notices } from './notices.ts'
import { installOrder, type OrderInstallation } from './order-installation.ts'
import { payments } from './payments.ts'
import { refunds } from './refunds.ts'

let installation: OrderInstallation
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
})
afterEach(() => installation.neighbours.straighten())
afterAll(async () => await installation?.end())

// Payments end with a service that was started again with short deadlines.
for (const show of [notices, refunds, payments]) show(() => installation)
