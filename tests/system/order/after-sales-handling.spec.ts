import { randomBytes } from 'node:crypto'
import { urlPathOf } from '@pinline/chassis/http/call-service'
import type { InputOf } from '@pinline/contracts/api/call'
import { addAfterSaleMessage } from '@pinline/contracts/order/after-sale/add-after-sale-message'
import {
  type AfterSaleRecord,
  afterSaleRecord,
  type StaffAfterSaleCommand,
} from '@pinline/contracts/order/after-sale/after-sales-resource'
import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { assignAfterSale } from '@pinline/contracts/order/after-sale/assign-after-sale'
import { cancelAfterSale } from '@pinline/contracts/order/after-sale/cancel-after-sale'
import { closeAfterSale } from '@pinline/contracts/order/after-sale/close-after-sale'
import { exportAfterSaleStatistics } from '@pinline/contracts/order/after-sale/export-after-sale-statistics'
import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { getAfterSaleStatistics } from '@pinline/contracts/order/after-sale/get-after-sale-statistics'
import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { rejectAfterSale } from '@pinline/contracts/order/after-sale/reject-after-sale'
import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { shipReplacement } from '@pinline/contracts/order/after-sale/ship-replacement'
import { withdrawReplacement } from '@pinline/contracts/order/after-sale/withdraw-replacement'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { confirmParcelReceipt } from '@pinline/contracts/order/order/confirm-parcel-receipt'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { orderEvents } from '@pinline/contracts/order/order/order-events'
import { orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import type { AnyEvent } from '@pinline/events/event'
import { type FileId, fileId } from '@pinline/events/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { deliveredOrder } from './delivered-order.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { readPdfText } from './pdf-text.ts'
import { parts } from './upstream-services.ts'

let clock: MongodbClock
let installation: OrderInstallation
let staff: Person
let buyer: Person
beforeAll(async () => {
  clock = movableMongodbClock()
  installation = await installOrder(inject('servers'))
  staff = await installation.staff()
})
beforeEach(async () => {
  installation.upstream.reset()
  buyer = await installation.buyer()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await installation.end()
})

const upload = (owner: string): FileId => {
  const id = fileId.parse(`f-${randomBytes(8).toString('hex')}`)
  installation.upstream.files.set(id, { owner, module: 'after-sales' })
  return id
}

const asStaff = async (path: string): Promise<Response> =>
  await fetch(`${installation.url()}/api/v1/admin/${path}`, { headers: { authorization: `Bearer ${staff.token}` } })

/** The console's record of a request, once it is as it is waited for. */
const record = async (afterSaleNo: string, isSo: (request: AfterSaleRecord) => boolean): Promise<AfterSaleRecord> =>
  await waitFor(`the record of ${afterSaleNo}`, async () => {
    const response = await asStaff(`after-sales/${afterSaleNo}`)
    if (response.status !== 200) return undefined
    const shown = afterSaleRecord.parse(await response.json())
    return isSo(shown) && shown
  })
const inStatus = (status: AfterSaleRecord['status']) => (request: AfterSaleRecord) => request.status === status

const listed = async (filter: object): Promise<string[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: '[0,14]',
    sort: '["createdAt","DESC"]',
  })
  const response = await asStaff(`after-sales?${query}`)
  return afterSaleRecord
    .array()
    .parse(await response.json())
    .map(({ id }) => id)
}

/** A request for 40 of 100 delivered headers, at 0.4039 each. */
const submitted = async (more: Partial<InputOf<typeof applyAfterSale>> = {}) => {
  const orderNo = await deliveredOrder(installation, buyer, staff, [{ productId: parts.header, quantity: 100 }])
  const input = {
    orderNo,
    productId: parts.header,
    kind: 'return',
    quantity: 40,
    openedPackage: false,
    ...more,
  } as const
  const { afterSaleNo, version } = (await buyer.call(applyAfterSale, input)).data
  staff.follow(buyer)
  return { orderNo, afterSaleNo, version }
}

/** The same, approved and come back: 30 to stock, 10 to scrap. */
const received = async () => {
  const { orderNo, afterSaleNo, version } = await submitted()
  const seen = await staff.call(approveAfterSale, { afterSaleNo, version, returnRequired: true })
  const back = { condition: 'opened', toStock: 30, toScrap: 10 } as const
  const { data } = await staff.call(receiveAfterSale, { afterSaleNo, version: seen.data.version, ...back })
  return { orderNo, afterSaleNo, version: data.version }
}
const price = { minor: 1615, currency: 'USD' } as const

describe('a return', () => {
  it('is approved, received, refunded and closed; its buyer sees every step', async () => {
    const { orderNo, afterSaleNo, version } = await submitted({ note: 'Two reels are open' })
    const first = await record(afterSaleNo, inStatus('submitted'))
    expect(first).toMatchObject({
      ...{ id: afterSaleNo, buyerId: buyer.id, note: 'Two reels are open', overdue: false, suggestedRefund: price },
      allowedCommands: [
        'approve-after-sale',
        'reject-after-sale',
        'answer-after-sale',
        'assign-after-sale',
      ] satisfies StaffAfterSaleCommand[],
    })
    const instructions = 'Meridian Connect, Dock 4\nPlease write the number on the parcel'
    const approved = await staff.call(approveAfterSale, { afterSaleNo, version, returnRequired: true, instructions })
    expect(approved.data).toEqual({ afterSaleNo, status: 'approved', version: version + 1 })
    const shown = await waitFor('the approval', async () => {
      const { data } = await buyer.call(getAfterSale, { afterSaleNo })
      return data.status === 'approved' && data
    })
    expect(shown).toMatchObject({ instructions, returnRequired: true })
    const slip = await fetch(installation.url() + (shown.returnSlipUrl ?? ''))
    const printed = readPdfText(Buffer.from(await slip.arrayBuffer()))
    for (const text of ['Return slip', afterSaleNo, orderNo, 'Meridian Connect, Dock 4', 'M-a1'])
      expect(printed).toContain(text)

    const early = await staff.call(refundAfterSale, { afterSaleNo, version: version + 1, amount: price })
    expect(early.type).toBe('after-sale-transition-not-allowed')
    const back = { condition: 'opened', toStock: 30, toScrap: 8 } as const
    const tooMany = await staff.call(receiveAfterSale, { afterSaleNo, version: version + 1, ...back, toScrap: 11 })
    expect(tooMany).toMatchObject({ type: 'after-sale-quantity-not-allowed', refused: { left: 40 } })
    await staff.call(receiveAfterSale, { afterSaleNo, version: version + 1, ...back })
    const inspected = await record(afterSaleNo, inStatus('received'))
    expect(inspected).toMatchObject({ received: back, suggestedRefund: { minor: 1534 } })

    const refunded = await staff.call(refundAfterSale, {
      afterSaleNo,
      version: inspected.version,
      amount: { minor: 1534, currency: 'USD' },
    })
    expect(refunded.data.status).toBe('received')
    const paid = await record(afterSaleNo, inStatus('refunded'))
    expect(paid.refund).toEqual({ amount: { minor: 1534, currency: 'USD' }, state: 'completed' })
    const order = await waitFor('the refund in the order, a view of its own', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.refunds[0]?.state === 'completed' && data
    })
    expect(order.refunds).toMatchObject([{ amount: { minor: 1534 }, reason: 'after-sale', state: 'completed' }])

    const closed = await staff.call(closeAfterSale, { afterSaleNo, version: paid.version })
    expect(closed.data.status).toBe('closed')
    expect((await record(afterSaleNo, inStatus('closed'))).allowedCommands).toEqual([])
  })

  it('stays as it is where the wallet fails, until its refund is retried', async () => {
    const { orderNo, afterSaleNo, version } = await received()
    await installation.visitor.call(setWalletFaults, { orderNo, refund: 'fail' })
    await staff.call(refundAfterSale, { afterSaleNo, version, amount: price })
    const failed = await waitFor('the wallet fails', async () => {
      const order = orderRecord.parse(await (await asStaff(`orders/${orderNo}`)).json())
      return order.refunds.some(({ state }) => state === 'failed') && order
    })
    expect(failed.refunds).toMatchObject([{ afterSaleRef: afterSaleNo, amount: price, state: 'failed' }])
    const waiting = await record(afterSaleNo, ({ refund }) => refund !== null)
    expect(waiting).toMatchObject({ status: 'received', refund: { state: 'requested' } })
    expect(waiting.allowedCommands).toEqual(['answer-after-sale', 'assign-after-sale'])

    await installation.visitor.call(setWalletFaults, { orderNo })
    const [refund] = failed.refunds
    if (refund === undefined) throw new Error('no refund')
    await staff.call(retryRefund, { orderNo, version: failed.version, refundId: refund.refundId })
    await record(afterSaleNo, inStatus('refunded'))
  })

  it('is refunded once, however often staff decide at once', async () => {
    const { orderNo, afterSaleNo, version } = await received()
    const replies = await Promise.all(
      [100, 200, 300].map((minor) =>
        staff.call(refundAfterSale, { afterSaleNo, version, amount: { minor, currency: 'USD' } }),
      ),
    )
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    await record(afterSaleNo, inStatus('refunded'))
    const refunds = await waitFor('the refund in the order, a view of its own', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.refunds.length > 0 && data.refunds
    })
    expect(refunds).toHaveLength(1)
  })

  it('is not refunded beyond what was paid', async () => {
    const { afterSaleNo, version } = await received()
    const beyond = await staff.call(refundAfterSale, {
      afterSaleNo,
      version,
      amount: { minor: 1_000_000, currency: 'USD' },
    })
    expect(beyond).toMatchObject({ type: 'refund-exceeds-captured', refused: { left: { currency: 'USD' } } })
    const other = await staff.call(refundAfterSale, { afterSaleNo, version, amount: { minor: 1, currency: 'EUR' } })
    expect(other.type).toBe('invalid-input')
  })
})

it('notifies its buyer of every step while a page shows it, and nobody else', async () => {
  const other = await installation.buyer()
  const listen = async ({ token }: Person) => {
    const response = await fetch(installation.url() + urlPathOf(orderEvents.path), {
      headers: { authorization: `Bearer ${token}` },
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    if (reader === undefined) throw new Error('nothing to listen to')
    const device = { text: '', leave: async () => await reader.cancel() }
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        device.text += value
      }
    })().catch(() => undefined)
    return device
  }
  // A stream says first how the cart is: then it is open.
  for (const person of [buyer, other]) await person.call(addToCart, { productId: parts.header, quantity: 10 })
  const [own, foreign] = [await listen(buyer), await listen(other)]
  for (const device of [own, foreign])
    await waitFor('the stream is open', async () => device.text.includes('event: cart'))
  const { afterSaleNo, version } = await submitted()
  const isNotified = async (status: string) =>
    await waitFor(`${status} is notified`, async () =>
      own.text.includes(`event: after-sale\ndata: {"afterSaleNo":"${afterSaleNo}","afterSaleStatus":"${status}"`),
    )
  await isNotified('submitted')
  await staff.call(approveAfterSale, { afterSaleNo, version, returnRequired: true })
  await isNotified('approved')
  expect(foreign.text).not.toContain(afterSaleNo)
  await own.leave()
  await foreign.leave()
})

describe('other ends', () => {
  it('are a rejection with its reason, which frees the pieces', async () => {
    const { orderNo, afterSaleNo, version } = await submitted({ quantity: 100 })
    expect((await staff.call(rejectAfterSale, { afterSaleNo, version, reason: ' ' })).type).toBe('invalid-input')
    await staff.call(rejectAfterSale, { afterSaleNo, version, reason: 'The seals are broken' })
    const shown = await record(afterSaleNo, inStatus('rejected'))
    expect(shown.rejectionReason).toBe('The seals are broken')
    const input = { orderNo, productId: parts.header, kind: 'exchange', quantity: 100, openedPackage: true } as const
    expect((await buyer.call(applyAfterSale, input)).data.afterSaleNo).toBe(`${orderNo}-2`)
  })
})

/** Approved without a return, so that a replacement can be decided at once. */
const replaceable = async () => {
  const request = await submitted({ kind: 'replacement', reason: 'missing-pieces' })
  const { data } = await staff.call(approveAfterSale, { ...request, returnRequired: false })
  return { ...request, version: data.version }
}
const inState = (state: NonNullable<AfterSaleRecord['replacement']>['state']) => (request: AfterSaleRecord) =>
  request.replacement?.state === state

describe('a replacement', () => {
  const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173914' }

  it('takes stock, is a parcel of its order without a payment, and is received', async () => {
    const { orderNo, afterSaleNo, version } = await replaceable()
    buyer.follow(staff)
    const before = (await buyer.call(getOrder, { orderNo })).data
    const stock = installation.upstream.shelf.get(parts.header)?.stock ?? 0
    const tooMany = await staff.call(replaceAfterSale, { afterSaleNo, version, quantity: 41, fromStock: true })
    expect(tooMany.type).toBe('after-sale-quantity-not-allowed')
    const early = await staff.call(shipReplacement, { afterSaleNo, version, ...parcel })
    expect(early.type).toBe('after-sale-transition-not-allowed')

    await staff.call(replaceAfterSale, { afterSaleNo, version, quantity: 40, fromStock: true })
    const ready = await record(afterSaleNo, inState('reserved'))
    expect(ready).toMatchObject({ status: 'approved', replacement: { quantity: 40, carrier: null } })
    expect(ready.allowedCommands).toEqual([
      'ship-replacement',
      'withdraw-replacement',
      'answer-after-sale',
      'assign-after-sale',
    ] satisfies StaffAfterSaleCommand[])
    expect(installation.upstream.shelf.get(parts.header)?.stock).toBe(stock - 40)
    expect((await buyer.call(getAfterSale, { afterSaleNo })).data.replacement?.state).toBe('reserved')
    expect((await buyer.call(cancelAfterSale, { afterSaleNo })).type).toBe('after-sale-transition-not-allowed')

    const used = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }
    const sameNumber = await staff.call(shipReplacement, { afterSaleNo, version: ready.version, ...used })
    expect(sameNumber.type).toBe('tracking-number-used')
    const sending = { afterSaleNo, version: ready.version, ...parcel, weightGrams: 120 }
    const sent = await Promise.all([1, 2, 3].map(() => staff.call(shipReplacement, sending)))
    expect(sent.filter(({ code }) => code === 200).length).toBeGreaterThan(0)
    const replaced = await record(afterSaleNo, inStatus('replaced'))
    expect(replaced.replacement).toMatchObject({ quantity: 40, state: 'sent', ...parcel })

    const after = await waitFor('the parcel of the order', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.parcels.length === 2 && data
    })
    expect(after.parcels).toMatchObject([
      { parcelNo: 1, afterSaleNo: null },
      { parcelNo: 2, afterSaleNo, ...parcel, lines: [{ productId: parts.header, quantity: 40 }], weightGrams: 120 },
    ])
    expect(after).toMatchObject({
      status: 'completed',
      total: before.total,
      paid: before.paid,
      refunds: [],
      openLines: [],
    })
    await buyer.call(confirmParcelReceipt, { orderNo, parcelNo: 2 })
    await waitFor('its receipt', async () => {
      const { data } = await buyer.call(getOrder, { orderNo })
      return data.parcels[1]?.receivedAt !== null
    })
  })

  it('waits for stock as often as staff try, and can be withdrawn for money', async () => {
    const { afterSaleNo, version } = await replaceable()
    const shelf = installation.upstream.shelf.get(parts.header)
    if (shelf === undefined) throw new Error('no header on the shelf')
    shelf.stock = 12
    await staff.call(replaceAfterSale, { afterSaleNo, version, quantity: 40, fromStock: true })
    const short = await record(afterSaleNo, inState('refused'))
    expect(short).toMatchObject({ status: 'approved', replacement: { available: 12 } })
    await staff.call(replaceAfterSale, { afterSaleNo, version: short.version, quantity: 12, fromStock: true })
    const ready = await record(afterSaleNo, inState('reserved'))
    expect(shelf.stock).toBe(0)
    const money = { afterSaleNo, version: ready.version, amount: price }
    expect((await staff.call(refundAfterSale, money)).type).toBe('after-sale-transition-not-allowed')
    const { data } = await staff.call(withdrawReplacement, { afterSaleNo, version: ready.version })
    await staff.call(refundAfterSale, { ...money, version: data.version })
    expect((await record(afterSaleNo, inStatus('refunded'))).replacement).toBeNull()
  })
})

describe('staff', () => {
  it('and buyer write to each other, and an editor who saw less is refused', async () => {
    const { afterSaleNo, version } = await submitted()
    await buyer.call(addAfterSaleMessage, { afterSaleNo, message: 'When do you decide?' })
    await staff.call(answerAfterSale, { afterSaleNo, message: 'Tomorrow' })
    const { messages } = await record(afterSaleNo, (request) => request.messages.length === 2)
    expect(messages).toMatchObject([
      { from: 'buyer', text: 'When do you decide?' },
      { from: 'staff', text: 'Tomorrow' },
    ])
    const stale = await staff.call(approveAfterSale, { afterSaleNo, version, returnRequired: true })
    expect([stale.status, stale.type]).toEqual([409, 'version-conflict'])
  })

  it('send files, which are shared with the buyer of that request alone', async () => {
    const { afterSaleNo } = await submitted()
    const [report, foreign] = [upload(staff.id), upload(buyer.id)]
    const answer = { afterSaleNo, message: 'See the report' }
    expect((await staff.call(answerAfterSale, { ...answer, fileIds: [foreign] })).type).toBe('file-not-found')
    expect((await staff.call(answerAfterSale, { ...answer, fileIds: [report] })).code).toBe(200)
    const { messages } = await record(afterSaleNo, (request) => request.messages.length === 1)
    expect(messages).toMatchObject([{ from: 'staff', text: 'See the report', files: [{ id: report }] }])
    expect((await buyer.call(getAfterSale, { afterSaleNo })).data.messages).toMatchObject([{ files: [{ id: report }] }])
    const { files } = installation.upstream
    expect(files.get(report)).toMatchObject({ to: `after-sale-${afterSaleNo}`, sharedWith: buyer.id })
    expect(files.get(foreign)?.to).toBeUndefined()
  })

  it('send no file to a buyer who is erased meanwhile', async () => {
    const { afterSaleNo } = await submitted()
    const report = upload(staff.id)
    installation.upstream.erased.add(buyer.id)
    const late = { afterSaleNo, message: 'See the report', fileIds: [report] }
    expect((await staff.call(answerAfterSale, late)).type).toBe('buyer-not-found')
    expect(installation.upstream.files.get(report)).toMatchObject({ to: undefined, sharedWith: undefined })
  })

  it('find requests by state, kind and number, and those that are overdue', async () => {
    const { orderNo, afterSaleNo } = await submitted({ kind: 'exchange' })
    await record(afterSaleNo, inStatus('submitted'))
    expect(await listed({ q: orderNo })).toEqual([afterSaleNo])
    expect(await listed({ q: afterSaleNo, status: 'submitted', kind: 'exchange' })).toEqual([afterSaleNo])
    expect(await listed({ q: orderNo, status: ['approved', 'received'] })).toEqual([])
    expect(await listed({ q: orderNo, kind: 'repair' })).toEqual([])
    expect(await listed({ q: 'none' })).toEqual([])
    expect(await listed({ q: orderNo, overdue: true })).toEqual([])
    expect(await listed({ q: orderNo, createdAt: 'last-days:2@UTC', quantity: 'gt:0' })).toEqual([afterSaleNo])
    expect(await listed({ q: orderNo, createdAt: 'older-than:1@UTC' })).toEqual([])
    expect(await listed({ q: orderNo, answerBy: 'next-days:30@UTC', quantity: 'not:0' })).toEqual([afterSaleNo])
    expect(await listed({ q: orderNo, answerBy: 'older-than:1@UTC' })).toEqual([])
    expect(await listed({ buyerId: buyer.id })).toEqual([afterSaleNo])
    expect((await asStaff(`after-sales/${orderNo}-9`)).status).toBe(404)
  })

  it('take a request, find theirs in the queue, and give it back; its history says who did what', async () => {
    const { orderNo, afterSaleNo, version } = await submitted()
    await record(afterSaleNo, inStatus('submitted'))
    expect(await listed({ q: orderNo, assignee: 'nobody' })).toEqual([afterSaleNo])
    const taken = await staff.call(assignAfterSale, { afterSaleNo, version, to: 'me' })
    const shown = await record(afterSaleNo, ({ assignee }) => assignee !== null)
    expect(shown.assignee).toBe(staff.id)
    expect(await listed({ q: orderNo, assignee: 'me' })).toEqual([afterSaleNo])
    expect(await listed({ q: orderNo, assignee: 'nobody' })).toEqual([])
    const stale = await staff.call(assignAfterSale, { afterSaleNo, version, to: 'nobody' })
    expect(stale.type).toBe('version-conflict')
    await staff.call(assignAfterSale, { afterSaleNo, version: taken.data.version, to: 'nobody' })
    const { history } = await record(afterSaleNo, ({ assignee }) => assignee === null)
    expect(history).toMatchObject([
      { type: 'after-sale-submitted', actor: { kind: 'buyer', id: buyer.id } },
      { type: 'after-sale-assigned', actor: { kind: 'staff', id: staff.id } },
      { type: 'after-sale-assigned', actor: { kind: 'staff', id: staff.id } },
    ])
    expect((await buyer.call(assignAfterSale, { afterSaleNo, version, to: 'me' })).type).toBe('unauthenticated')
  })

  it('alone decide', async () => {
    const { afterSaleNo, version } = await submitted()
    for (const { type } of [
      await buyer.call(approveAfterSale, { afterSaleNo, version, returnRequired: true }),
      await buyer.call(closeAfterSale, { afterSaleNo, version }),
      await installation.visitor.call(rejectAfterSale, { afterSaleNo, version, reason: 'x' }),
    ])
      expect(type).toBe('unauthenticated')
    const missing = await staff.call(approveAfterSale, { afterSaleNo: 'x', version: 1, returnRequired: true })
    expect(missing.type).toBe('after-sale-not-found')
    // What follows counts requests.
    await record(afterSaleNo, inStatus('submitted'))
  })
})

describe('reasons by part', () => {
  it('count requests and pieces of a period, without cancelled ones, also as CSV', async () => {
    const { data: before } = await staff.call(getAfterSaleStatistics, { days: 30 })
    const countOf = (counted: typeof before) => counted.parts.find(({ productId }) => productId === parts.header)
    const [defective, cancelled] = [
      await submitted({ kind: 'exchange', reason: 'defective', quantity: 3 }),
      await submitted({ reason: 'not-needed' }),
    ]
    await buyer.call(cancelAfterSale, { afterSaleNo: cancelled.afterSaleNo })
    await record(cancelled.afterSaleNo, inStatus('cancelled'))
    await record(defective.afterSaleNo, inStatus('submitted'))
    const { data } = await staff.call(getAfterSaleStatistics, { days: 30 })
    const [had, has] = [countOf(before), countOf(data)]
    expect(has).toMatchObject({
      ...{ requests: (had?.requests ?? 0) + 1, pieces: (had?.pieces ?? 0) + 3 },
      reasons: {
        defective: (had?.reasons.defective ?? 0) + 1,
        'not-needed': had?.reasons['not-needed'] ?? 0,
      },
    })
    expect(data.total).toMatchObject({ requests: before.total.requests + 1, parts: data.parts.length })
    const file = await fetch(installation.url() + urlPathOf(exportAfterSaleStatistics.path), {
      method: 'POST',
      headers: { authorization: `Bearer ${staff.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ days: 30 }),
    })
    const [head, ...rows] = (await file.text()).trim().split('\r\n')
    expect(head).toContain('part_number,requests,pieces,defective')
    expect(rows.find((row) => row.startsWith(parts.header))).toContain(`,${has?.requests},${has?.pieces},`)
    expect((await buyer.call(getAfterSaleStatistics, {})).type).toBe('unauthenticated')
    for (const days of [0, 367]) expect((await staff.call(getAfterSaleStatistics, { days })).code).toBe(422)
  })
})

/** Moves the clock: comes last. */
describe('as time passes', () => {
  const dayMs = 86_400_000

  it('the buyer is reminded of pieces to send back, and requests end by themselves', async () => {
    const waiting = await submitted()
    await staff.call(approveAfterSale, { ...waiting, returnRequired: true })
    const replaced = await submitted()
    const { data: approved } = await staff.call(approveAfterSale, { ...replaced, returnRequired: false })
    const { afterSaleNo } = replaced
    const decided = { afterSaleNo, version: approved.version, quantity: 40, fromStock: false }
    const { data: ready } = await staff.call(replaceAfterSale, decided)
    await staff.call(shipReplacement, { afterSaleNo, version: ready.version, carrier: 'DHL', trackingNumber: 'DX7' })
    const { returnBy } = await record(waiting.afterSaleNo, inStatus('approved'))
    expect(Date.parse(returnBy ?? '') - Date.now()).toBeGreaterThan(29 * dayMs)
    await record(replaced.afterSaleNo, inStatus('replaced'))

    const commits = installation.db.collection<{ streamId: string; events: AnyEvent[] }>('commits')
    /** Tokens of staff do not live as long: the commits are read. */
    const recorded = async (streamId: string) =>
      (await commits.find({ streamId }).sort({ version: 1 }).toArray()).flatMap(({ events }) => events)
    const last = async (streamId: string, type: string) =>
      await waitFor(`${type} of ${streamId}`, async () => {
        const event = (await recorded(streamId)).at(-1)
        return event?.type === type && event
      })

    clock.aheadMs += 24 * dayMs
    expect((await last(waiting.afterSaleNo, 'after-sale-reminded')).data).toMatchObject({ returnBy })
    await last(replaced.afterSaleNo, 'after-sale-closed')

    clock.aheadMs += 14 * dayMs
    const cancelled = await last(waiting.afterSaleNo, 'after-sale-cancelled')
    expect(cancelled.data).toMatchObject({ reason: 'not-returned' })
    const types = (await recorded(waiting.afterSaleNo)).map(({ type }) => type)
    expect(types.filter((type) => type === 'after-sale-reminded')).toHaveLength(1)
  }, 300_000)
})
