import { listFreight } from '@pinline/contracts/order/freight/list-freight'
import { setFreight } from '@pinline/contracts/order/freight/set-freight'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { getOrderSettings } from '@pinline/contracts/order/settings/get-order-settings'
import { listSettingChanges } from '@pinline/contracts/order/settings/list-setting-changes'
import { listSettings } from '@pinline/contracts/order/settings/list-settings'
import { updateOrderSettings } from '@pinline/contracts/order/settings/update-order-settings'
import { freightZones } from '@pinline/events/order/freight-zone'
import { shippingMethods } from '@pinline/events/order/shipping-method'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order, place, preview } from './shopping.ts'
import { home, parts } from './upstream-services.ts'

/** The limits of unpaid orders are those of staff here. */
const usualLimits = {
  UNPAID_ORDERS: undefined,
  UNPAID_SHARE_PERCENT: undefined,
  LARGE_SHARE_PERCENT: undefined,
  NEW_BUYERS_SHARE_PERCENT: undefined,
}

let installation: OrderInstallation
let staff: Person
let buyer: Person

beforeAll(async () => {
  installation = await installOrder(inject('servers'), usualLimits)
  staff = await installation.staff()
  buyer = await installation.buyer()
})
afterAll(async () => await installation.end())

const few = [{ productId: parts.header, quantity: 10 }]
const secondsBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 1000)
const settings = async () => (await staff.call(getOrderSettings, {})).data
/** What an order and a code were promised. */
const promised = async (orderNo: string) => {
  const { data } = await buyer.call(getOrder, { orderNo })
  return secondsBetween(data.steps.placedAt, data.paymentDeadline)
}
const europe = async () =>
  (await staff.call(listFreight, {})).data.find(({ zone, method }) => zone === 'europe' && method === 'standard') ?? {
    steps: [],
    version: 0,
  }

describe('settings of orders', () => {
  it('are the defaults until staff change them', async () => {
    expect(await settings()).toEqual({
      orderDeadlineSeconds: 86_400,
      paymentAttemptSeconds: 900,
      receiptDays: 90,
      unpaidOrders: 5,
      unpaidSharePercent: 30,
      unpaidSharePieces: 200,
      newBuyersSharePercent: 50,
      largeSharePercent: 20,
      largeShareDeadlineSeconds: 7200,
      afterSaleReturnDays: 30,
      afterSaleExchangeDays: 30,
      afterSaleReplacementDays: 30,
      afterSaleRepairDays: 365,
      afterSaleAnswerDays: 7,
      afterSaleSendBackDays: 30,
      version: 0,
      fromEnvironment: [],
    })
    expect((await buyer.call(getOrderSettings, {})).status).toBe(401)
    expect((await installation.visitor.call(updateOrderSettings, { version: 0, receiptDays: 5 })).status).toBe(401)
  })

  it('apply to later orders, and move no existing deadline', async () => {
    const before = await order(buyer, few)
    const { data: code } = await buyer.call(startPaymentAttempt, { orderNo: before })
    const changed = await staff.call(updateOrderSettings, {
      version: 0,
      orderDeadlineSeconds: 172_800,
      paymentAttemptSeconds: 120,
      unpaidOrders: 100,
    })
    expect(changed.data).toMatchObject({
      orderDeadlineSeconds: 172_800,
      receiptDays: 90,
      unpaidOrders: 100,
      version: 1,
    })
    const after = await order(buyer, few)
    expect(await promised(before)).toBe(86_400)
    expect(await promised(after)).toBe(172_800)
    const { data: shorter } = await buyer.call(startPaymentAttempt, { orderNo: after })
    expect(secondsBetween(new Date().toISOString(), shorter.expiresAt)).toBeLessThanOrEqual(120)
    expect(secondsBetween(new Date().toISOString(), code.expiresAt)).toBeGreaterThan(800)
    const commit = await installation.db.collection('commits').findOne({ streamType: 'order-settings' })
    expect(commit).toMatchObject({
      actor: { kind: 'staff', id: staff.id },
      events: [{ type: 'order-settings-changed', data: { orderDeadlineSeconds: 172_800, receiptDays: 90 } }],
    })
  })

  it('are refused to the second editor, and out of range', async () => {
    const stale = await staff.call(updateOrderSettings, { version: 0, receiptDays: 30 })
    expect([stale.status, stale.type, stale.refused]).toEqual([409, 'version-conflict', { version: 1 }])
    const wrong = await staff.call(updateOrderSettings, {
      version: 1,
      orderDeadlineSeconds: 59,
      paymentAttemptSeconds: 7201,
      receiptDays: 0,
      unpaidOrders: 101,
      unpaidSharePercent: 0,
      unpaidSharePieces: -1,
      afterSaleReturnDays: 0,
    })
    expect(wrong).toMatchObject({
      code: 422,
      type: 'invalid-input',
      refused: {
        errors: {
          orderDeadlineSeconds: 'deadline-range',
          paymentAttemptSeconds: 'code-life-range',
          receiptDays: 'receipt-range',
          unpaidOrders: 'unpaid-orders-range',
          unpaidSharePercent: 'percent-range',
          unpaidSharePieces: 'pieces-range',
          afterSaleReturnDays: 'days-range',
        },
      },
    })
    expect(await settings()).toMatchObject({ receiptDays: 90, version: 1 })
  })

  it('have an effect on every instance within seconds', async () => {
    const other = await installation.startSecondInstance()
    const placed = async () => {
      const { previewToken } = await preview(buyer, few)
      return (await place(buyer, previewToken)).data.orderNo
    }
    await placed()
    await staff.at(other).call(updateOrderSettings, { version: 1, orderDeadlineSeconds: 7200 })
    await waitFor('the shorter deadline', async () => (await promised(await placed())) === 7200, { intervalMs: 500 })
  })

  it('are listed with who changed them last, and each with its history', async () => {
    const { list } = (await staff.call(listSettings, {})).data
    const row = (key: string) => list.find((one) => one.key === key)
    expect(row('orders.orderDeadlineSeconds')).toMatchObject({
      value: { kind: 'duration', seconds: 7200 },
      changed: { actor: { kind: 'staff', id: staff.id } },
      variable: null,
    })
    expect(row('orders.receiptDays')).toEqual({
      ...{ key: 'orders.receiptDays', changed: null, variable: null },
      value: { kind: 'number', number: 90, unit: 'days' },
    })
    expect(row('freight.europe.standard')?.changed?.actor.kind).toBe('service')
    const { list: changes, total } = (await staff.call(listSettingChanges, { key: 'orders.orderDeadlineSeconds' })).data
    const seconds = (value: (typeof changes)[number]['from']) => (value?.kind === 'duration' ? value.seconds : null)
    expect(changes.map(({ from, to }) => [seconds(from), seconds(to)])).toEqual([
      [172_800, 7200],
      [86_400, 172_800],
    ])
    expect(total).toBe(2)
    expect((await staff.call(listSettingChanges, { key: 'orders.orderDeadlineSeconds', page: 2 })).data.list).toEqual(
      [],
    )
    expect((await staff.call(listSettingChanges, { key: 'no.such' })).data.total).toBe(0)
    expect((await buyer.call(listSettings, {})).status).toBe(401)
  })

  it('are read-only where the environment sets them', async () => {
    await installation.restart({ ORDER_DEADLINE_SECONDS: '3600' })
    expect(await settings()).toMatchObject({
      orderDeadlineSeconds: 3600,
      paymentAttemptSeconds: 120,
      version: 2,
      fromEnvironment: [{ field: 'orderDeadlineSeconds', variable: 'ORDER_DEADLINE_SECONDS' }],
    })
    const listed = (await staff.call(listSettings, {})).data.list
    expect(listed.find(({ key }) => key === 'orders.orderDeadlineSeconds')).toMatchObject({
      value: { kind: 'duration', seconds: 3600 },
      variable: 'ORDER_DEADLINE_SECONDS',
    })
    const refused = await staff.call(updateOrderSettings, { version: 2, orderDeadlineSeconds: 7200 })
    expect(refused).toMatchObject({
      code: 422,
      type: 'settings-from-environment',
      refused: { errors: { orderDeadlineSeconds: 'from-environment' } },
    })
    expect(await promised(await order(buyer, few))).toBe(3600)
    const others = await staff.call(updateOrderSettings, { version: 2, receiptDays: 30 })
    expect(others.data).toMatchObject({ orderDeadlineSeconds: 3600, receiptDays: 30, version: 3 })
    await installation.restart()
    expect(await settings()).toMatchObject({ orderDeadlineSeconds: 7200, receiptDays: 30, fromEnvironment: [] })
  })
})

describe('the freight table', () => {
  it('begins with demo freight for every zone and method', async () => {
    const { data } = await staff.call(listFreight, {})
    expect(data.map(({ zone, method }) => [zone, method])).toEqual(
      freightZones.flatMap((zone) => shippingMethods.map((method) => [zone, method])),
    )
    expect(data.every(({ version, steps }) => version === 1 && steps.length > 5)).toBe(true)
  })

  it('has its new price in the next preview; an order with the old one must be confirmed again', async () => {
    const { previewToken, freight } = await preview(buyer, few)
    const { steps, version } = await europe()
    const dearer = steps.map((step) => ({ ...step, usCents: step.usCents + 100 }))
    const set = await staff.call(setFreight, { zone: 'europe', method: 'standard', version, steps: dearer })
    expect(set.data).toMatchObject({ version: version + 1, steps: dearer })
    const refused = await place(buyer, previewToken)
    expect(refused.type).toBe('price-changed')
    const next = await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' })
    expect(next.data.freight).toEqual({ minor: (freight?.minor ?? 0) + 100, currency: 'USD' })
    expect(await installation.db.collection('commits').findOne({ 'events.0.data.steps': dearer })).toMatchObject({
      actor: { kind: 'staff', id: staff.id },
    })
  })

  it('needs no confirmation while only one of two instances knows a change', async () => {
    const other = await installation.startSecondInstance()
    const { steps, version } = await europe()
    const dearer = steps.map((step) => ({ ...step, usCents: step.usCents + 100 }))
    const own = await installation.buyer()
    await preview(own.at(other), few)
    await staff.call(setFreight, { zone: 'europe', method: 'standard', version, steps: dearer })
    const seen = await preview(own, few)
    const placed = await place(own.at(other), seen.previewToken)
    expect([placed.type, placed.data?.total]).toEqual([undefined, seen.total])
  })

  it('does not offer a method that staff took away from a zone', async () => {
    const { version } = await europe()
    await staff.call(setFreight, { zone: 'europe', method: 'standard', version, steps: [] })
    const { data } = await buyer.call(previewOrder, { addressId: home })
    expect(data.methods.map(({ method }) => method)).toEqual(['economy', 'express'])
    expect((await buyer.call(previewOrder, { addressId: home, shippingMethod: 'standard' })).type).toBe(
      'method-not-available',
    )
  })

  it('is refused to the second editor, and if its steps do not ascend', async () => {
    const { version } = await europe()
    const steps = [{ upToGrams: 500, usCents: 1800 }]
    const set = { zone: 'europe', method: 'standard', steps } as const
    expect((await staff.call(setFreight, { ...set, version: version - 1 })).type).toBe('version-conflict')
    const twice = await staff.call(setFreight, { ...set, version, steps: [...steps, ...steps] })
    expect(twice).toMatchObject({
      code: 422,
      type: 'invalid-input',
      refused: { errors: { 'steps.1.upToGrams': 'not-ascending' } },
    })
    expect((await staff.call(setFreight, { ...set, version })).data).toMatchObject({ steps, version: version + 1 })
  })

  it('is migrated from an installation with a plain collection', async () => {
    const rows = [
      { zone: 'europe', method: 'standard', upToGrams: 20_000, usCents: 4321 },
      { zone: 'europe', method: 'standard', upToGrams: 500, usCents: 1234 },
    ]
    await installation.restart({}, async () => {
      await installation.db.collection('commits').deleteMany({ streamType: 'freight-table' })
      await installation.db.collection('freight-rates').insertMany(rows)
    })
    expect((await europe()).steps).toEqual([
      { upToGrams: 500, usCents: 1234 },
      { upToGrams: 20_000, usCents: 4321 },
    ])
    const { data } = await staff.call(listFreight, {})
    expect(data.filter(({ steps }) => steps.length > 0)).toHaveLength(1)
  })
})
