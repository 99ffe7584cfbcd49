import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { endMaintenance } from '@pinline/contracts/account/maintenance/end-maintenance'
import { getMaintenance } from '@pinline/contracts/account/maintenance/get-maintenance'
import { startMaintenance } from '@pinline/contracts/account/maintenance/start-maintenance'
import { envelope } from '@pinline/contracts/api/envelope'
import { errorText } from '@pinline/contracts/api/error-texts'
import { languageCode } from '@pinline/contracts/api/languages'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { type SecondInstances, startSecondInstances } from '../../faults/second-instances.ts'
import {
  Caller,
  type Product,
  prepareOrder,
  registerByMail,
  signInBuyer,
  signInStaff,
  stockedProducts,
} from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const email = 'maintained@example.test'
const password = 'Pitch-2.54'
const reason = 'Move to new database servers'

describe('maintenance', () => {
  let system: TestSystem
  let twins: SecondInstances
  let staff: Caller
  let buyer: Caller
  let product: Product
  let orderNo: string
  let attemptId: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      products: 60,
    })
    twins = await startSecondInstances(system, ['gateway'])
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    buyer = await registerByMail(system.url, email)
    ;(await buyer.call(addAddress, demoAddress)).data()
    const [found] = await stockedProducts(system.url, 50)
    if (found === undefined) throw new Error('no product in stock')
    product = found
    const lines = [{ productId: product.id, quantity: 1 }]
    orderNo = (await buyer.call(placeOrder, await prepareOrder(buyer, lines))).data().orderNo
    attemptId = (await buyer.call(startPaymentAttempt, { orderNo })).data().attemptId
  }, 400_000)
  afterAll(async () => {
    await twins?.stop()
    await system?.stop()
  })

  const change = (url: string, headers: Record<string, string> = {}) =>
    new Caller(url, buyer.token).send(`/api/v1${addToCart.path}`, {
      body: { lines: [{ productId: product.id, quantity: 1 }] },
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    })
  const gateways = () => [system.url, twins.url('gateway')]
  const isRefusedAt = async (url: string) => (await change(url)).status === 503
  const begin = async () => {
    const { version } = (await staff.call(getMaintenance, {})).data()
    const expectedEnd = new Date(Date.now() + 600_000).toISOString()
    return await staff.call(startMaintenance, { reason, expectedEnd, version })
  }

  it('begins at every gateway by those with the permission, and is refused for an end that is over', async () => {
    const { version } = (await staff.call(getMaintenance, {})).data()
    const over = await staff.call(startMaintenance, { reason, expectedEnd: '2026-01-01T00:00:00Z', version })
    expect(over.envelope.meta?.type).toBe('end-in-past')
    const byBuyer = await buyer.call(startMaintenance, { reason, expectedEnd: '2036-01-01T00:00:00Z', version })
    expect(byBuyer.status).toBe(401)
    expect((await begin()).data()).toMatchObject({ on: true, reason })
    const stale = await staff.call(startMaintenance, { reason: 'other', expectedEnd: '2036-01-01T00:00:00Z', version })
    expect(stale.envelope.meta?.type).toBe('version-conflict')
    for (const url of gateways()) await waitFor('a gateway to refuse', () => isRefusedAt(url))
  })

  it('refuses changes of buyers and staff with a code, a time and a text in ten languages', async () => {
    for (const language of languageCode.options) {
      const response = await change(system.url, { 'x-locale': language })
      const { code, msg, meta } = envelope.parse(await response.json())
      expect([response.status, code, meta?.type]).toEqual([503, 503, 'in-maintenance'])
      expect(msg).toBe(errorText('in-maintenance', language))
      const seconds = Number(response.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(300)
      expect(seconds).toBeLessThanOrEqual(600)
    }
    const note = await staff.call(addOrderNote, { orderNo, note: 'now?' })
    expect(note.envelope.meta?.type).toBe('in-maintenance')
  })

  it('lets everybody read and sign in, and says until when', async () => {
    const reader = await signInBuyer(system.url, { username: email, password })
    expect((await reader.call(getOrder, { orderNo })).data().status).toBe('pending')
    const response = await new Caller(system.url).send(`/api/v1${listProducts.path}`, { body: {} })
    expect(response.status).toBe(200)
    expect(Date.parse(response.headers.get('x-maintenance-until') ?? '')).toBeGreaterThan(Date.now())
  })

  it('still takes the payment notice of a wallet, and confirms the order', async () => {
    ;(await new Caller(system.url).call(payAttempt, { id: attemptId })).data()
    await waitFor('the order to be confirmed', async () => {
      const order = (await buyer.call(getOrder, { orderNo })).data()
      return order.status === 'confirmed'
    })
  })

  it('goes on after a restart, from the first request on, and while account is away', async () => {
    await system.restart('gateway')
    expect(await isRefusedAt(system.url)).toBe(true)
    await system.stopService('account')
    expect(await isRefusedAt(system.url)).toBe(true)
    await system.startService('account')
    expect(await isRefusedAt(system.url)).toBe(true)
  })

  it('is ended by staff who sign in while it lasts, at every gateway', async () => {
    const other = await signInStaff(system.url, system.demoAccounts().staff)
    expect((await other.call(endMaintenance, {})).data()).toMatchObject({ on: false, reason: null })
    for (const url of gateways())
      await waitFor('a gateway to take changes', async () => (await change(url)).status === 200)
    const response = await new Caller(system.url).send(`/api/v1${listProducts.path}`, { body: {} })
    expect(response.headers.get('x-maintenance-until')).toBeNull()
  })
})
