import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'
import { orderNoOf, publishOrder } from './webhook-events.ts'
import { status, verified, type WebhookReceiver, webhookReceiver } from './webhook-receiver.ts'

let system: TestSystem
let receiver: WebhookReceiver
/** Of an API key that may manage webhooks and nothing else. */
let token: string
beforeAll(async () => {
  receiver = await webhookReceiver()
  system = await startSystem(inject('servers'), {
    services: ['account', 'notification'],
    settings: { WEBHOOK_ALLOW_HTTP: 'on', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32', WEBHOOK_TIMEOUT_SECONDS: '3' },
  })
  const session = await new StaffTeam(system).administrator()
  const { password } = system.demoAccounts().staff
  const key = { name: 'ERP', scopes: ['webhooks:manage'], expiresInDays: 30, requestsPerMinute: 600, password }
  const created = await postJson(system.urls.account, '/private/api-keys/create', key, { token: session })
  token = text(created.data.secret)
})
afterAll(async () => {
  await system?.stop()
  await receiver?.close()
})

it('no webhook is lost, and none overtakes another of its stream, when the service is killed while it sends', async () => {
  const { kafka } = inject('servers')
  const brokers = kafka.brokers.split(',')
  const log = await kafkaLog({ clientId: 'orders', brokers, prefix: system.databasePrefix }, pino({ level: 'silent' }))
  const created = await postJson(
    system.urls.notification,
    '/private/webhook/create',
    { url: `${receiver.url}/all` },
    { token },
  )
  const secret = text(created.data.secret)
  expect((await postJson(system.urls.notification, '/private/notice/create', {}, { token })).status).toBe(403)
  const orders = Array.from({ length: 20 }, (_, index) => orderNoOf(index + 1))
  const expected = orders.flatMap((orderNo) => [1, 2, 3, 4].map((sequence) => `${orderNo}@${sequence}`))
  let kills = 0
  // Every twentieth request finds the service dying while it waits for the response.
  receiver.answer('/all', (response, webhook) => {
    if (receiver.at('/all').length % 20 === 10 && kills < 3) {
      kills += 1
      system.kill('notification')
    }
    // And every seventh is refused, which holds up the rest of its stream.
    status(receiver.at('/all').length % 7 === 0 ? 500 : 204)(response, webhook)
  })
  for (const orderNo of orders) await publishOrder(log, orderNo, { events: 4 })
  const received = await waitFor(
    'every webhook',
    () => {
      const found = receiver.at('/all')
      const ids = new Set(found.map(({ headers }) => headers['webhook-id']))
      return expected.every((id) => ids.has(id)) ? found : undefined
    },
    { timeoutMs: 400_000 },
  )
  expect(kills).toBe(3)
  for (const webhook of received) verified(secret, webhook)
  for (const orderNo of orders) {
    const ids = received.map(({ headers }) => String(headers['webhook-id'])).filter((id) => id.startsWith(orderNo))
    // Whatever was sent twice was sent before what comes after it.
    expect(ids).toEqual(ids.toSorted())
  }
  await log.close()
}, 460_000)
