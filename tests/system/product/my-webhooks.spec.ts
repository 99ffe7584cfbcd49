import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { deleteAccount } from '@pinline/contracts/account/buyer/delete-account'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { deleteMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-my-webhook-endpoint'
import { disableWebhookEndpoint } from '@pinline/contracts/notification/webhook/disable-webhook-endpoint'
import { enableMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/enable-my-webhook-endpoint'
import { listMyWebhookDeliveries } from '@pinline/contracts/notification/webhook/list-my-webhook-deliveries'
import { listMyWebhookEndpoints } from '@pinline/contracts/notification/webhook/list-my-webhook-endpoints'
import { maxMyWebhookEndpoints } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { redeliverMyWebhooks } from '@pinline/contracts/notification/webhook/redeliver-my-webhooks'
import { rotateMyWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-my-webhook-secret'
import { rotateWebhookSecret } from '@pinline/contracts/notification/webhook/rotate-webhook-secret'
import { sendMyTestWebhook } from '@pinline/contracts/notification/webhook/send-my-test-webhook'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { accepted, Caller, prepareOrder, registerByMail, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import {
  type ReceivedWebhook,
  status,
  verified,
  type WebhookReceiver,
  webhookReceiver,
} from '../notification/webhook-receiver.ts'

const password = 'Pitch-2.54'
const typeOfEvent = ({ body }: ReceivedWebhook): string => JSON.parse(body).type

describe('webhooks of buyers', () => {
  let system: TestSystem
  let receiver: WebhookReceiver
  let anna: Caller
  let ben: Caller
  let boss: Caller

  beforeAll(async () => {
    receiver = await webhookReceiver()
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { WEBHOOK_ALLOW_HTTP: 'on', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32', WEBHOOK_TIMEOUT_SECONDS: '20' },
    })
    boss = await signInStaff(system.url, system.demoAccounts().staff)
    anna = await registerByMail(system.url, 'anna@hooks.example.test')
    ben = await registerByMail(system.url, 'ben@hooks.example.test')
    for (const buyer of [anna, ben]) (await buyer.call(addAddress, demoAddress)).data()
  })
  afterAll(async () => {
    await system?.stop()
    await receiver?.close()
  })

  const typeOf = async <C extends Call>(caller: Caller, call: C, input: InputOf<C>) => {
    const { envelope } = await caller.call(call, input)
    return envelope.code === 200 ? 'done' : envelope.meta?.type
  }
  const add = async (buyer: Caller, path: string, more: Partial<InputOf<typeof createMyWebhookEndpoint>> = {}) => {
    const { id, secret } = (
      await buyer.call(createMyWebhookEndpoint, { url: `${receiver.url}${path}`, ...more })
    ).data()
    return { id, secret }
  }
  const placed = async (buyer: Caller): Promise<string> => {
    const [product] = await stockedProducts(system.url, 20)
    if (product === undefined) throw new Error('nothing is in stock')
    return (await buyer.call(placeOrder, await prepareOrder(buyer, [{ productId: product.id, quantity: 1 }]))).data()
      .orderNo
  }
  const arrived = async (path: string, orderNo: string, type: string): Promise<ReceivedWebhook> =>
    await waitFor(`${type} of ${orderNo} at ${path}`, () =>
      receiver
        .at(path)
        .find((one) => typeOfEvent(one) === `pinline.order.${type}.v1` && JSON.parse(one.body).subject === orderNo),
    )

  it('are sent the events of the own orders, signed, and nobody else’s', async () => {
    const [own, others] = [await add(anna, '/anna'), await add(ben, '/ben')]
    const cancelled = await add(anna, '/anna-cancelled', { eventTypes: ['order-cancelled'] })
    const [annas, bens] = [await placed(anna), await placed(ben)]
    ;(await anna.call(cancelOrder, { orderNo: annas })).data()
    const first = await arrived('/anna', annas, 'order-placed')
    expect(verified(own.secret, first)).toMatchObject({ subject: annas, data: { orderNo: annas } })
    expect(() => verified(others.secret, first)).toThrow()
    await arrived('/anna', annas, 'order-cancelled')
    await arrived('/anna-cancelled', annas, 'order-cancelled')
    await arrived('/ben', bens, 'order-placed')
    expect(receiver.at('/anna-cancelled').map(typeOfEvent)).toEqual(['pinline.order.order-cancelled.v1'])
    expect(receiver.at('/anna').every(({ body }) => JSON.parse(body).subject === annas)).toBe(true)
    expect(receiver.at('/ben').every(({ body }) => JSON.parse(body).subject === bens)).toBe(true)
    for (const { id } of [own, cancelled]) (await anna.call(deleteMyWebhookEndpoint, { id })).data()
    ;(await ben.call(deleteMyWebhookEndpoint, { id: others.id })).data()
  })

  it('take a test, list it with the response, and take it again on demand', async () => {
    receiver.answer('/down', status(503))
    const { id } = await add(anna, '/down')
    const { deliveryId } = (await anna.call(sendMyTestWebhook, { id })).data()
    const list = async () => (await anna.call(listMyWebhookDeliveries, { id })).data().list
    const failed = await waitFor('the test has failed', async () =>
      (await list()).find((one) => one.state === 'failed'),
    )
    expect(failed).toMatchObject({ id: deliveryId, requests: [{ status: 503, answer: 'responded 503' }] })
    receiver.answer('/down', status(204))
    const again = { id, what: { by: 'ids' as const, ids: [deliveryId] } }
    expect((await anna.call(redeliverMyWebhooks, again)).data()).toEqual({ redelivered: 1 })
    await waitFor('the test is delivered', async () => (await list()).find((one) => one.state === 'delivered'))
    expect((await anna.call(listMyWebhookDeliveries, { id, state: 'failed' })).data().total).toBe(0)
    ;(await anna.call(deleteMyWebhookEndpoint, { id })).data()
  })

  it('belong to their buyer: staff may stop one, and never learn its secret', async () => {
    const { id, secret } = await add(anna, '/owned')
    for (const call of [deleteMyWebhookEndpoint, rotateMyWebhookSecret, enableMyWebhookEndpoint, sendMyTestWebhook])
      expect(await typeOf(ben, call as Call, { id }), call.name).toBe('webhook-endpoint-not-found')
    expect(await typeOf(ben, listMyWebhookDeliveries, { id })).toBe('webhook-endpoint-not-found')
    expect(await typeOf(boss, rotateWebhookSecret, { id })).toBe('webhook-endpoint-not-found')
    expect((await ben.call(listMyWebhookEndpoints, {})).data().list).toEqual([])
    const shops = (await boss.call(createWebhookEndpoint, { url: `${receiver.url}/shop` })).data()
    expect(await typeOf(anna, rotateMyWebhookSecret, { id: shops.id })).toBe('webhook-endpoint-not-found')

    ;(await boss.call(disableWebhookEndpoint, { id })).data()
    anna.follow(boss)
    const [row] = (await anna.call(listMyWebhookEndpoints, {})).data().list
    expect(row).toMatchObject({ id, status: 'disabled', disabledReason: 'staff' })
    expect(await typeOf(anna, sendMyTestWebhook, { id })).toBe('webhook-endpoint-disabled')
    ;(await anna.call(enableMyWebhookEndpoint, { id })).data()
    const rotated = (await anna.call(rotateMyWebhookSecret, { id })).data()
    expect(rotated.secret).not.toBe(secret)
    ;(await anna.call(sendMyTestWebhook, { id })).data()
    const sent = await waitFor('the test', () => receiver.at('/owned').at(-1))
    for (const one of [secret, rotated.secret]) expect(verified(one, sent)).toMatchObject({ data: { endpointId: id } })
    ;(await anna.call(deleteMyWebhookEndpoint, { id })).data()
    expect((await anna.call(listMyWebhookEndpoints, {})).data().list).toEqual([])
  })

  it('are managed by a key with the scope, at public addresses, up to a limit', async () => {
    const key = { name: 'ERP', expiresInDays: null, requestsPerMinute: 600, password } as const
    const secretOf = async (scope: 'webhooks:manage' | 'orders:read') =>
      (await anna.call(createApiKey, { ...key, scopes: [scope] })).data().secret ?? ''
    const program = new Caller(system.url, await secretOf('webhooks:manage'))
    const reader = new Caller(system.url, await secretOf('orders:read'))
    expect(await typeOf(reader, listMyWebhookEndpoints, {})).toBe('api-key-scope-missing')
    expect(await typeOf(program, createMyWebhookEndpoint, { url: 'https://10.1.2.3/hook' })).toBe('invalid-input')
    const stock = { url: `${receiver.url}/stock`, eventTypes: ['stock-received'] }
    expect(await typeOf(program, createMyWebhookEndpoint, stock as never)).toBe('invalid-input')
    for (let nth = 0; nth < maxMyWebhookEndpoints; nth += 1) await add(program, `/many-${nth}`)
    expect(await typeOf(program, createMyWebhookEndpoint, { url: `${receiver.url}/more` })).toBe(
      'webhook-endpoint-limit-reached',
    )
  })

  it('end with the account', async () => {
    const carl = await registerByMail(system.url, 'carl@hooks.example.test')
    const { id } = await add(carl, '/carl')
    await accepted('the erasure', () => carl.call(deleteAccount, { password, confirmation: true }))
    const row = async () => await boss.send(`/api/v1/admin/webhook-endpoints/${id}`, { method: 'GET' })
    await waitFor('the endpoint is deleted', async () => (await row()).status === 404)
  })
})
