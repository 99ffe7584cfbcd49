import { callService } from '@pinline/chassis/http/call-service'
import type { InputOf } from '@pinline/contracts/api/call'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { reconcile } from '@pinline/contracts/api/reconcile'
import { listReservations } from '@pinline/contracts/catalogue/stock/list-reservations'
import { releaseReservation } from '@pinline/contracts/catalogue/stock/release-reservation'
import { reservationRow } from '@pinline/contracts/catalogue/stock/reservations-resource'
import { listTopics } from '@pinline/contracts/gateway/streams/list-topics'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderNumber } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { Caller, prepareOrder, signInBuyer, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

/** Reservations and to-dos, which follow in other services from what orders do. */
describe('what follows from an order', () => {
  let system: TestSystem
  let buyer: Caller
  let client: mongoose.mongo.MongoClient

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { RECONCILE_EVERY_SECONDS: '3600', RECONCILE_MIN_AGE_SECONDS: '1' },
    })
    buyer = await signInBuyer(system.url, system.demoAccounts().buyer)
    client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  })
  afterAll(async () => {
    await client?.close()
    await system?.stop()
  })

  type Owner = 'order' | 'catalogue' | 'notification'
  const commitsOf = (service: Owner) => client.db(`${system.databasePrefix}${service}`).collection('commits')

  const reconcileAll = async (service: Owner, reconciler: string) => {
    const kinds: string[] = []
    let from: InputOf<typeof reconcile>['from']
    do {
      const input = { reconciler, ...(from === undefined ? {} : { from }) }
      const { INTERNAL_TOKEN } = system.secrets
      const batch = await callService(system.urls[service], INTERNAL_TOKEN, reconcile, input, { timeoutMs: 120_000 })
      if (isRejection(batch)) throw new Error(batch.code)
      kinds.push(...batch.examples.map(({ kind, streamId }) => `${kind} ${streamId}`))
      from = batch.next ?? undefined
    } while (from !== undefined)
    return kinds
  }
  /** What a moment ago changed is left alone. */
  const found = async (service: Owner, reconciler: string) => {
    const all: string[] = []
    await waitFor('a finding', async () => {
      all.push(...(await reconcileAll(service, reconciler)))
      return all.length > 0
    })
    return [...all, ...(await reconcileAll(service, reconciler))]
  }
  const commit = async (service: Owner, streamType: string, streamId: string, event: object, isPublished = false) => {
    const [last] = await commitsOf(service).find({ streamId }).sort({ version: -1 }).limit(1).toArray()
    await commitsOf(service).insertOne({
      streamType,
      streamId,
      version: last === undefined ? 1 : last.version + last.events.length,
      events: [event],
      actor: { kind: 'service', id: service },
      correlationId: 'by-hand',
      causationId: 'by-hand',
      committedAt: new Date(),
      ...(isPublished ? {} : { unpublished: true }),
    })
  }
  const productInStock = async () => {
    const [product] = await stockedProducts(system.url, 100)
    if (product === undefined) throw new Error('no product in stock')
    return product
  }
  const place = async () => {
    const product = await productInStock()
    const placed = (
      await buyer.call(placeOrder, await prepareOrder(buyer, [{ productId: product.id, quantity: 2 }]))
    ).data()
    const reserved = { type: 'stock-reserved-for-order', 'data.orderNo': placed.orderNo }
    await waitFor(
      'the stock to be reserved',
      async () => (await commitsOf('catalogue').countDocuments({ events: { $elemMatch: reserved } })) === 1,
    )
    return { product, orderNo: placed.orderNo }
  }
  const pay = async (orderNo: string) => {
    const { attemptId } = (await buyer.call(startPaymentAttempt, { orderNo })).data()
    ;(await new Caller(system.url).call(payAttempt, { id: attemptId })).data()
    await waitFor(
      'the order to be paid',
      async () => (await buyer.call(getPaymentStatus, { orderNo })).data().status === 'success',
    )
  }

  it('is a reservation as long as it is open, and none afterwards', async () => {
    const { product, orderNo } = await place()
    const open = await place()
    expect(await reconcileAll('catalogue', 'reservations')).toEqual([])

    // The order is cancelled, but its event names no lines: nothing is released.
    const cancelledAt = new Date().toISOString()
    await commit('order', 'order', orderNo, {
      type: 'order-cancelled',
      data: { reason: 'staff', lines: [], cancelledAt },
    })
    expect(await found('catalogue', 'reservations')).toEqual([
      `reservation-of-cancelled-order ${product.id}/${orderNo}`,
    ])
    const stream = `stock-${product.id.slice(2)}`
    const release = { type: 'stock-released-from-order', 'data.orderNo': orderNo }
    const released = { streamId: stream, events: { $elemMatch: release } }
    expect(await commitsOf('catalogue').countDocuments(released)).toBe(1)

    // A reservation after the release: the release is known, and a second one frees the pieces.
    const data = { productId: product.id, orderNo, quantity: 3 }
    await commit('catalogue', 'stock', stream, { type: 'stock-reserved-for-order', data })
    expect(new Set(await found('catalogue', 'reservations'))).toEqual(
      new Set([`reservation-of-cancelled-order ${product.id}/${orderNo}`]),
    )
    await waitFor('it to be gone', async () => (await reconcileAll('catalogue', 'reservations')).length === 0)
    expect(await commitsOf('catalogue').countDocuments(released)).toBe(2)
    ;(await buyer.call(cancelOrder, { orderNo: open.orderNo })).data()
    const releaseOfOpen = { type: 'stock-released-from-order', 'data.orderNo': open.orderNo }
    await waitFor(
      'the stock to be released',
      async () => (await commitsOf('catalogue').countDocuments({ events: { $elemMatch: releaseOfOpen } })) === 1,
    )
    expect(await reconcileAll('catalogue', 'reservations')).toEqual([])
  })

  it('is listed with its age, and kept for an order that is open', async () => {
    const { product, orderNo } = await place()
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const query = `filter=${encodeURIComponent(JSON.stringify({ q: orderNo }))}`
    const rows = async () => {
      const response = await staff.send(`/api/v1/admin/reservations?${query}`, { method: 'GET' })
      return reservationRow.array().parse(await response.json())
    }
    const listed = await waitFor('it to be listed', async () => {
      const found = await rows()
      return found.length > 0 && found
    })
    expect(listed).toMatchObject([{ orderNo, productId: product.id, model: product.model, quantity: 2 }])
    expect(Date.parse(listed[0]?.reservedAt ?? '')).toBeGreaterThan(Date.now() - 600_000)
    const number = orderNumber.parse(orderNo)
    const ofProduct = (await staff.call(listReservations, { productId: product.id, page: 1, pageSize: 50 })).data()
    expect(ofProduct.list.find((one) => one.orderNo === number)?.reservedAt).toBe(listed[0]?.reservedAt)

    const release = { productId: product.id, orderNo: number, reason: 'Needed elsewhere' }
    expect((await staff.call(releaseReservation, release)).envelope.meta?.type).toBe('reservation-of-open-order')
    expect(await rows()).toHaveLength(1)
    ;(await buyer.call(cancelOrder, { orderNo })).data()
    await waitFor('it to be gone', async () => (await rows()).length === 0)
  })

  it('loses the pieces of a parcel that nobody sold, and keeps the others', async () => {
    const { product, orderNo } = await place()
    const parcel = { carrier: 'Northway Express', trackingNumber: 'NW1', parcelNo: 1, madeToOrder: [] }
    const lines = [{ productId: product.id, quantity: 1 }]
    const handedOverAt = new Date().toISOString()
    // As if its event had been lost on the way to the catalogue.
    await commit('order', 'order', orderNo, { type: 'parcel-shipped', data: { ...parcel, lines, handedOverAt } }, true)
    expect(await found('catalogue', 'reservations')).toEqual([`reservation-of-shipped-order ${product.id}/${orderNo}`])
    const sold = { type: 'stock-sold-in-parcel', 'data.orderNo': orderNo, 'data.quantity': 1 }
    const sales = { streamId: `stock-${product.id.slice(2)}`, events: { $elemMatch: sold } }
    expect(await commitsOf('catalogue').countDocuments(sales)).toBe(1)
    expect(await reconcileAll('catalogue', 'reservations')).toEqual([])
  })

  const toDoRows = async () => {
    const db = client.db(`${system.databasePrefix}notification`)
    const [view] = await db.listCollections({ name: /^view-to-dos-/ }).toArray()
    return db.collection<{ _id: string; kind: string; recordId: string; state: string }>(view?.name ?? '')
  }

  it('is one to-do of a person where the order of a reservation does not exist, until it is gone', async () => {
    const product = await productInStock()
    const orderNo = '2611214073958'
    const recordId = `${product.id}/${orderNo}`
    const stream = `stock-${product.id.slice(2)}`
    const data = { productId: product.id, orderNo, quantity: 1 }
    await commit('catalogue', 'stock', stream, { type: 'stock-reserved-for-order', data })
    expect(new Set(await found('catalogue', 'reservations'))).toEqual(
      new Set([`reservation-without-order ${recordId}`]),
    )
    const rows = await toDoRows()
    const states = async () => (await rows.find({ kind: 'finding', recordId }).toArray()).map(({ state }) => state)
    await waitFor('the to-do', async () => (await states()).includes('open'))
    await reconcileAll('catalogue', 'reservations')
    expect(await states()).toEqual(['open'])
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const release = { productId: product.id, orderNo: orderNumber.parse(orderNo), reason: 'No such order' }
    ;(await staff.call(releaseReservation, release)).data()
    expect((await staff.call(releaseReservation, release)).envelope.code).toBe(200)
    const reason = {
      streamId: stream,
      events: { $elemMatch: { 'data.orderNo': orderNo, 'data.reason': release.reason } },
    }
    expect(await commitsOf('catalogue').countDocuments(reason)).toBe(1)
    await waitFor('it to be gone', async () => (await reconcileAll('catalogue', 'reservations')).length === 0)
    await waitFor('the end of the to-do', async () => (await states()).includes('closed'))
    expect(await states()).toEqual(['closed'])
    const recorded = { events: { $elemMatch: { type: 'finding-to-do-opened', 'data.recordId': recordId } } }
    expect(await commitsOf('notification').countDocuments(recorded)).toBe(1)
  })

  it('is a to-do while there is work, opened and closed once', async () => {
    const { orderNo } = await place()
    await pay(orderNo)
    const toDos = await toDoRows()
    const id = `prepare-order-${orderNo}`
    await waitFor('the to-do', async () => (await toDos.findOne({ _id: id }))?.state === 'open')
    expect(await reconcileAll('notification', 'to-dos')).toEqual([])

    // As if it had never been made. A restart forgets the cached state.
    await system.stopService('notification')
    await commitsOf('notification').deleteMany({ streamId: id })
    await toDos.deleteOne({ _id: id })
    await system.startService('notification')
    expect(await found('notification', 'to-dos')).toEqual([`to-do-missing ${id}`])
    await waitFor('the to-do', async () => (await toDos.findOne({ _id: id }))?.state === 'open')

    // As if the end of the work had been lost.
    await commit('notification', 'to-do', 'refund-due-by-hand', {
      type: 'to-do-opened',
      data: {
        toDoId: 'refund-due-by-hand',
        kind: 'refund-due',
        recordId: orderNo,
        openedAt: new Date().toISOString(),
        dueAt: new Date().toISOString(),
      },
    })
    const requested = { refundId: 'refund-by-hand', captureId: 'by-hand', amount: { minor: 1, currency: 'USD' } }
    const at = new Date().toISOString()
    await commitsOf('order').insertOne({
      streamType: 'order',
      streamId: orderNo,
      version: 1 + (await sequenceOf(orderNo)),
      events: [
        { type: 'refund-requested', data: { ...requested, reason: 'wrong-amount', requestedAt: at } },
        { type: 'refund-completed', data: { refundId: requested.refundId, completedAt: at } },
      ],
      actor: { kind: 'service', id: 'order' },
      correlationId: 'by-hand',
      causationId: 'by-hand',
      committedAt: new Date(),
    })
    expect(await found('notification', 'to-dos')).toEqual(['to-do-stale refund-due-by-hand'])
    await waitFor('its end', async () => (await toDos.findOne({ _id: 'refund-due-by-hand' }))?.state === 'closed')
    expect(await commitsOf('notification').countDocuments({ streamId: id })).toBe(1)
  })

  const sequenceOf = async (streamId: string) =>
    (await commitsOf('order').find({ streamId }).toArray()).reduce((sum, { events }) => sum + events.length, 0)

  it('is right in the views of every service', async () => {
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    // What a view has not read for a second would be a finding.
    await waitFor('all views are level', async () => {
      const { topics } = (await staff.call(listTopics, {})).data()
      return topics.every(({ consumers }) => consumers.every(({ lag }) => lag === 0))
    })
    for (const service of ['order', 'catalogue', 'notification'] as const)
      expect(await reconcileAll(service, 'views')).toEqual(
        // The two events that never went to Kafka.
        service === 'catalogue' ? [] : expect.any(Array),
      )
    for (const service of ['order', 'catalogue', 'notification'] as const)
      expect(await reconcileAll(service, 'views')).toEqual([])
  })
})
