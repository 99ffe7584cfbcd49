import { randomUUID } from 'node:crypto'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import { listDocumentsByStaff } from '@pinline/contracts/order/document/list-documents-by-staff'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { changeDelivery } from '@pinline/contracts/order/order/change-delivery'
import { confirmParcelReceipt } from '@pinline/contracts/order/order/confirm-parcel-receipt'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { type OrderRecord, orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { recordPick } from '@pinline/contracts/order/picking/record-pick'
import { recordTest } from '@pinline/contracts/order/picking/record-test'
import { demoAddress } from '../../faults/demo-address.ts'
import {
  Caller,
  type Product,
  prepareOrder,
  registerByMail,
  signInStaff,
  startAttempt,
  stockedProducts,
} from '../../harness/shop.ts'
import type { TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { type OrderState, stateOf } from './order-state.ts'

const patience = { timeoutMs: 200_000, intervalMs: 100 }
const callTimeoutMs = 15_000
const quantity = 4

/** The orders of one buyer, and what staff do with them. Whatever is killed meanwhile, each command has its effect once. */
export class OrderLives {
  readonly #staff: Caller
  readonly #buyer: Caller
  readonly #products: readonly Product[]
  readonly orderNos: string[] = []
  /** Commands that had their effect. */
  moves = 0

  private constructor(staff: Caller, buyer: Caller, products: readonly Product[]) {
    this.#staff = staff
    this.#buyer = buyer
    this.#products = products
  }

  static async begin(system: TestSystem, email: string): Promise<OrderLives> {
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const { token } = await registerByMail(system.url, email)
    const buyer = new Caller(system.url, token, callTimeoutMs)
    ;(await buyer.call(addAddress, demoAddress)).data()
    const products = (await stockedProducts(system.url, 200)).slice(0, 2)
    return new OrderLives(new Caller(system.url, staff.token, callTimeoutMs), buyer, products)
  }

  /** What becomes of orders, one way each. */
  readonly ways: readonly (() => Promise<void>)[] = [
    async () => void (await this.#place()),
    async () => await this.#cancelledByBuyer(),
    async () => await this.#shippedAtOnce(),
    async () => await this.#shippedInParcels(),
    async () => await this.#cancelledByStaff(),
    async () => await this.#inPart(),
    async () => await this.#sentElsewhere(),
  ]

  async #record(orderNo: string): Promise<OrderRecord> {
    return await waitFor(`the record of ${orderNo}`, async () => await this.#readRecord(orderNo), patience)
  }

  async #readRecord(orderNo: string): Promise<OrderRecord> {
    const response = await this.#staff.send(`/api/v1/admin/orders/${orderNo}`, { method: 'GET' })
    return orderRecord.parse(await response.json())
  }

  /** What the order API says of an order, and its documents. */
  async state(orderNo: string): Promise<OrderState> {
    const record = await this.#readRecord(orderNo)
    if (record.timeline.at(-1)?.sequence !== record.version) throw new Error('the timeline is late')
    const { list } = (await this.#staff.call(listDocumentsByStaff, { orderNo: record.orderNo })).data()
    return stateOf(
      record,
      list.flatMap(({ number }) => number ?? []),
    )
  }

  async #place(): Promise<OrderRecord> {
    const lines = this.#products.map(({ id }) => ({ productId: id, quantity }))
    const input = await waitFor('a cart', async () => await prepareOrder(this.#buyer, lines), patience)
    const headers = { 'idempotency-key': randomUUID() }
    const { orderNo } = await waitFor(
      'an order',
      async () => (await this.#buyer.call(placeOrder, input, headers)).data(),
      patience,
    )
    this.orderNos.push(orderNo)
    return await this.#until(orderNo, ({ checkingStock }) => !checkingStock)
  }

  /**
   * Gives a command until the order is as it should be: a response that was lost may have been a success, and then the
   * version is another one.
   */
  async #until(
    orderNo: string,
    isDone: (record: OrderRecord) => boolean,
    act: (record: OrderRecord) => Promise<unknown> = async () => undefined,
  ): Promise<OrderRecord> {
    const done = await waitFor(
      `${orderNo} after ${act}`,
      async () => {
        const record = await this.#readRecord(orderNo)
        if (isDone(record)) return record
        await act(record)
        return false
      },
      patience,
    )
    this.moves += 1
    return done
  }

  async #pay({ orderNo }: OrderRecord): Promise<OrderRecord> {
    return await this.#until(
      orderNo,
      ({ paid }) => paid !== null,
      async () => {
        const { attemptId } = await startAttempt(this.#buyer, orderNo)
        ;(await this.#buyer.call(payAttempt, { id: attemptId })).data()
      },
    )
  }

  async #prepare({ orderNo }: OrderRecord): Promise<OrderRecord> {
    const staff = this.#staff
    return await this.#until(
      orderNo,
      ({ status }) => status === 'stocking',
      async ({ version }) => (await staff.call(startStocking, { orderNo, version })).data(),
    )
  }

  async #test({ orderNo }: OrderRecord): Promise<OrderRecord> {
    const staff = this.#staff
    return await this.#until(
      orderNo,
      ({ status }) => status === 'testing',
      async ({ version }) => (await staff.call(startTesting, { orderNo, version })).data(),
    )
  }

  async #cancelledByBuyer(): Promise<void> {
    const { orderNo } = await this.#place()
    const buyer = this.#buyer
    await this.#until(
      orderNo,
      ({ attempts }) => attempts.length > 0,
      () => startAttempt(buyer, orderNo),
    )
    await this.#until(
      orderNo,
      ({ status }) => status === 'cancelled',
      async () => (await buyer.call(cancelOrder, { orderNo })).data(),
    )
  }

  async #shippedAtOnce(): Promise<void> {
    const staff = this.#staff
    const { orderNo, lines } = await this.#prepare(await this.#pay(await this.#place()))
    for (const { productId } of lines)
      await this.#until(
        orderNo,
        ({ picks }) => picks.some((one) => one.productId === productId),
        async () =>
          (await staff.call(recordPick, { orderNo, productId, picked: quantity, short: 0, lot: '2548' })).data(),
      )
    await this.#test(await this.#record(orderNo))
    const [line] = lines
    if (line === undefined) throw new Error('an order without lines')
    const sample = { orderNo, productId: line.productId, method: 'visual', sampleSize: 1, passed: true } as const
    await this.#until(
      orderNo,
      ({ tests }) => tests.length > 0,
      async () => (await staff.call(recordTest, sample)).data(),
    )
    const parcel = { orderNo, carrier: 'Demo Express', trackingNumber: `DX${orderNo}` }
    await this.#until(
      orderNo,
      ({ status }) => status === 'shipped',
      async ({ version }) => (await staff.call(shipOrder, { ...parcel, version })).data(),
    )
    await this.#until(
      orderNo,
      ({ status }) => status === 'completed',
      async () => (await this.#buyer.call(confirmReceipt, { orderNo })).data(),
    )
  }

  async #shippedInParcels(): Promise<void> {
    const staff = this.#staff
    const tested = await this.#test(await this.#prepare(await this.#pay(await this.#place())))
    const { orderNo } = tested
    const lines = tested.lines.slice(0, 1).map(({ productId }) => ({ productId, quantity: 1 }))
    const sizeMm = { lengthMm: 200, widthMm: 150, heightMm: 90 }
    const first = { orderNo, lines, carrier: 'Demo Express', trackingNumber: `DX${orderNo}`, weightGrams: 900, sizeMm }
    await this.#until(
      orderNo,
      ({ parcels }) => parcels.length === 1,
      async ({ version }) => (await staff.call(shipParcel, { ...first, version })).data(),
    )
    await this.#until(
      orderNo,
      ({ parcels }) => parcels[0]?.receivedAt !== null,
      async () => (await this.#buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 1 })).data(),
    )
    const last = { orderNo, carrier: 'Demo Express', trackingNumber: `DX${orderNo}-2` }
    await this.#until(
      orderNo,
      ({ status }) => status === 'shipped',
      async ({ version }) => (await staff.call(shipOrder, { ...last, version })).data(),
    )
  }

  async #refundedInPart(order: OrderRecord): Promise<OrderRecord> {
    const { orderNo, total } = order
    const amount = { ...total, minor: 7 }
    return await this.#until(
      orderNo,
      ({ refunds }) => refunds.length > 0,
      async ({ version }) =>
        (
          await this.#staff.call(requestRefund, { orderNo, version, amount, reason: 'goodwill', note: 'By phone' })
        ).data(),
    )
  }

  async #refundsThrough(orderNo: string): Promise<void> {
    await this.#until(orderNo, ({ refunds }) => refunds.every(({ state }) => state === 'completed'))
  }

  async #cancelledByStaff(): Promise<void> {
    const { orderNo } = await this.#refundedInPart(await this.#pay(await this.#place()))
    await this.#until(
      orderNo,
      ({ status }) => status === 'cancelled',
      async ({ version }) =>
        (await this.#staff.call(cancelOrderByStaff, { orderNo, version, reason: 'By phone' })).data(),
    )
    await this.#refundsThrough(orderNo)
  }

  async #inPart(): Promise<void> {
    const paid = await this.#pay(await this.#place())
    const { orderNo } = paid
    const lines = paid.lines.slice(1).map(({ productId }) => ({ productId, quantity: 1 }))
    await this.#until(
      orderNo,
      ({ pieces }) => pieces < paid.pieces,
      async ({ version }) =>
        (await this.#staff.call(cancelLines, { orderNo, version, lines, reason: 'Too many' })).data(),
    )
    await this.#refundsThrough(orderNo)
    await this.#prepare(await this.#record(orderNo))
  }

  /** A note of staff is no public event: the place that it has in the stream is a gap for an integrator. */
  async #sentElsewhere(): Promise<void> {
    const paid = await this.#pay(await this.#place())
    const { orderNo, shippingMethod } = paid
    await this.#until(
      orderNo,
      ({ notes }) => notes.length > 0,
      async () => (await this.#staff.call(addOrderNote, { orderNo, note: 'Called the buyer' })).data(),
    )
    const address = { ...demoAddress, address: 'Demo Street 14' }
    const added = await waitFor(
      'a second address',
      async () => (await this.#buyer.call(addAddress, address)).data(),
      patience,
    )
    await this.#until(
      orderNo,
      ({ deliveryChangedAt }) => deliveryChangedAt !== null,
      async () =>
        (
          await this.#buyer.call(changeDelivery, { orderNo, addressId: added.id, shippingMethod, difference: 0 })
        ).data(),
    )
  }
}
