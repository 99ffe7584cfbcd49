import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { orderNumber } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  type Caller,
  type Product,
  prepareOrder,
  signInBuyer,
  signInStaff,
  stockedProducts,
} from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type WebhookReceiver, webhookReceiver } from '../notification/webhook-receiver.ts'
import { type OtlpReceiver, otlpReceiver, type ReceivedSpan } from './otlp-receiver.ts'

describe('spans of one order', () => {
  const traceId = randomBytes(16).toString('hex')
  const clientSpan = randomBytes(8).toString('hex')
  let collector: OtlpReceiver
  let receiver: WebhookReceiver
  let system: TestSystem
  let buyer: Caller
  let productId: Product['id']

  beforeAll(async () => {
    collector = await otlpReceiver()
    receiver = await webhookReceiver()
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: {
        WEBHOOK_ALLOW_HTTP: 'on',
        WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER_ARG: '1',
      },
    })
    const accounts = system.demoAccounts()
    buyer = await signInBuyer(system.url, accounts.buyer)
    const staff = await signInStaff(system.url, accounts.staff)
    ;(await staff.call(createWebhookEndpoint, { url: receiver.url, eventTypes: ['order-placed'] })).data()
    const [product] = await waitFor('parts in stock', async () => {
      const stocked = await stockedProducts(system.url, 20)
      return stocked.length > 0 && stocked
    })
    if (product === undefined) throw new Error('no part')
    productId = product.id
    const order = await prepareOrder(buyer, [{ productId, quantity: 2 }])
    const headers = { traceparent: `00-${traceId}-${clientSpan}-00` }
    const { orderNo } = (await buyer.call(placeOrder, order, headers)).data()
    ;(await buyer.call(cancelOrder, { orderNo: orderNumber.parse(orderNo) }, headers)).data()
  })
  afterAll(async () => {
    await system?.stop()
    await receiver?.close()
    await collector?.close()
  })

  /** The span of a service with this name, and those above it, up to the client's. */
  const lineage = async (service: string, name: string): Promise<string[]> =>
    await waitFor(`${service}: ${name} below the client's span`, async () => {
      const own = new Map(collector.spans().map((span) => [span.spanId, span]))
      const found = collector.spans().filter((span) => span.service === service && span.name === name)
      for (const start of found) {
        const names: string[] = []
        let span: ReceivedSpan | undefined = start
        while (span !== undefined && span.traceId === traceId) {
          names.push(`${span.service}: ${span.name}`)
          if (span.parentSpanId === clientSpan) return names
          span = own.get(span.parentSpanId ?? '')
        }
      }
      return undefined
    })

  const placing = [`order: ${placeOrder.name}`, `gateway: POST ${placeOrder.path}`]
  const cancelling = [`order: ${cancelOrder.name}`, `gateway: POST ${cancelOrder.path}`]

  it('lead from the commit through command and call to the client', async () => {
    expect(await lineage('order', 'commit')).toEqual(['order: commit', 'order: place-order', ...placing])
  })

  it('lead from another service’s commit through the call that asked for it', async () => {
    const names = await lineage('catalogue', 'commit')
    expect(names).toEqual(expect.arrayContaining(['catalogue: reserve-stock', 'order: reserve-stock', ...placing]))
  })

  it('lead through Kafka: publishing, projections, a reaction and its command', async () => {
    expect(await lineage('order', 'publish pinline.order.v1')).toEqual(expect.arrayContaining(placing))
    expect(await lineage('order', 'project orders')).toEqual(expect.arrayContaining(placing))
    const released = await lineage('catalogue', 'release-stock-when-order-cancelled')
    expect(released).toEqual(['catalogue: release-stock-when-order-cancelled', 'order: cancel-order', ...cancelling])
  })

  it('lead through BullMQ to the webhook', async () => {
    const recorded = 'notification: record-webhook-when-order-changes'
    expect(await lineage('notification', 'deliver-webhooks')).toEqual(expect.arrayContaining([recorded, ...placing]))
    expect(await lineage('notification', 'deliver-webhook')).toEqual(expect.arrayContaining([recorded, ...placing]))
  })

  it('name no person, and take time', async () => {
    const text = JSON.stringify(collector.spans())
    expect(text).not.toContain('@example')
    for (const { startTimeUnixNano, endTimeUnixNano } of collector.spans())
      expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
  })

  it('are missed by nobody: without a collector orders are placed, and one line says so', async () => {
    await collector.close()
    const silence = (service: 'gateway' | 'order') =>
      readFileSync(system.logFile(service), 'utf8').split('the collector takes no traces').length - 1
    const place = async () => {
      const order = await prepareOrder(buyer, [{ productId, quantity: 1 }])
      return (await buyer.call(placeOrder, order)).data()
    }
    const began = performance.now()
    await place()
    for (const service of ['gateway', 'order'] as const)
      await waitFor(`${service} knows`, async () => silence(service) > 0 || undefined)
    await place()
    const lines = [silence('gateway'), silence('order')]
    // The line comes again after a minute.
    const most = 1 + Math.floor((performance.now() - began) / 60_000)
    expect(Math.max(...lines)).toBeLessThanOrEqual(most)
  })
})
