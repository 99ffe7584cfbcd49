import { randomUUID } from 'node:crypto'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { listQuotationDocuments } from '@pinline/contracts/order/document/list-quotation-documents'
import { listQuotationDocumentsByStaff } from '@pinline/contracts/order/document/list-quotation-documents-by-staff'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { acceptQuotation } from '@pinline/contracts/order/quotation/accept-quotation'
import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import { declineQuotation } from '@pinline/contracts/order/quotation/decline-quotation'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { listMyQuotations } from '@pinline/contracts/order/quotation/list-my-quotations'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { requestQuotationAgain } from '@pinline/contracts/order/quotation/request-quotation-again'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { setTax } from '@pinline/contracts/order/tax/set-tax'
import type { AnyEvent } from '@pinline/events/event'
import type { OfferedPrice } from '@pinline/events/order/quotation-line'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { type MongodbClock, movableMongodbClock } from '../../harness/mongodb-clock.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { readPdfText } from './pdf-text.ts'
import { pay } from './shopping.ts'
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

const detail = async (quotationNo: string) => (await buyer.call(getQuotation, { quotationNo })).data

const request = async (quantity = 300): Promise<string> => {
  const created = await buyer.call(requestQuotation, {
    lines: [
      {
        productId: parts.header,
        quantity,
        targetPrice: { amount: 10, scale: 2, currency: 'USD' },
        wantedOn: '2027-01-15',
      },
    ],
    remark: 'Twelve deliveries a year',
  })
  if (created.code !== 200) throw new Error(`not asked: ${created.type}`)
  return created.data.quotationNo
}

const answer = async (quotationNo: string, amount = 1234, breaks?: OfferedPrice['breaks']) => {
  const { version } = await detail(quotationNo)
  const answered = await staff.call(answerQuotation, {
    quotationNo,
    version,
    prices: [
      {
        ...{ productId: parts.header, unitPrice: { amount, scale: 4, currency: 'USD' as const }, leadTimeDays: 7 },
        ...(breaks === undefined ? {} : { breaks }),
      },
    ],
    freight: { minor: 500, currency: 'USD' as const },
    shippingMethod: 'express',
    message: 'With our best regards',
  })
  // Staff wrote it, so that the buyer's reads do not wait for it.
  await waitFor('the answer to be read', async () => (await detail(quotationNo)).version >= answered.data.version)
  return answered
}

const accepted = async (quantity = 300): Promise<string> => {
  const quotationNo = await request(quantity)
  await answer(quotationNo)
  const { version } = await detail(quotationNo)
  expect((await buyer.call(acceptQuotation, { quotationNo, version })).data.status).toBe('accepted')
  return quotationNo
}

const callOff = async (quotationNo: string, quantity: number, headers: Record<string, string> = {}) =>
  await buyer.call(callOffQuotation, { quotationNo, lines: [{ productId: parts.header, quantity }] }, headers)

/** The only call-off, once its pieces are given back; before the view has it, they are all there too. */
const returned = async (quotationNo: string) =>
  await waitFor('the pieces to be given back', async () => {
    const { lines, callOffs } = await detail(quotationNo)
    return lines[0]?.left === 300 && callOffs.find((one) => one.returnedAt !== null)
  })

describe('a quotation', () => {
  it('keeps every round with its texts, for its buyer alone', async () => {
    const quotationNo = await request()
    expect((await answer(quotationNo)).data.status).toBe('answered')
    const message = 'Is this your best price?'
    expect((await buyer.call(requestQuotationAgain, { quotationNo, message })).data.status).toBe('requested')
    await answer(quotationNo, 1100)
    const shown = await detail(quotationNo)
    expect(shown).toMatchObject({
      status: 'answered',
      answerBy: null,
      lines: [{ quantity: 300, left: 300, wantedOn: '2027-01-15', targetPrice: { amount: 10 } }],
      allowedCommands: ['accept-quotation', 'request-quotation-again', 'decline-quotation'],
    })
    expect(
      shown.rounds.map(({ from, text, answer: offer }) => [from, text, offer?.prices[0]?.unitPrice.amount]),
    ).toEqual([
      ['buyer', 'Twelve deliveries a year', undefined],
      ['staff', 'With our best regards', 1234],
      ['buyer', message, undefined],
      ['staff', 'With our best regards', 1100],
    ])
    expect((await buyer.call(listMyQuotations, {})).data).toMatchObject({ total: 1, list: [{ quotationNo }] })
    const other = await installation.buyer()
    expect((await other.call(getQuotation, { quotationNo })).type).toBe('quotation-not-found')
    expect((await other.call(declineQuotation, { quotationNo, version: 4 })).type).toBe('quotation-not-found')
  })

  it('is asked for once by a repeated request, and refused for unknown parts', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const input = { lines: [{ productId: parts.header, quantity: 10 }] }
    const [first, again] = [
      await buyer.call(requestQuotation, input, headers),
      await buyer.call(requestQuotation, input, headers),
    ]
    expect(again.data.quotationNo).toBe(first.data.quotationNo)
    const unknown = { lines: [{ productId: 'p-ffffffffffffffff' as typeof parts.header, quantity: 10 }] }
    expect((await buyer.call(requestQuotation, unknown)).code).not.toBe(200)
  })

  it('is not asked for in a currency that is switched off; one that was accepted in it is ordered from', async () => {
    const quotationNo = await accepted()
    installation.upstream.disabled.add('USD')
    const lines = [{ productId: parts.header, quantity: 300 }]
    expect((await buyer.call(requestQuotation, { lines })).type).toBe('currency-disabled')
    expect((await callOff(quotationNo, 300)).data.total.currency).toBe('USD')
  })

  it('has a PDF for every round that staff answered, for its buyer alone', async () => {
    const quotationNo = await request()
    await answer(quotationNo, 1234, [{ from: 250, unitPrice: { amount: 1111, scale: 4, currency: 'USD' } }])
    await buyer.call(requestQuotationAgain, { quotationNo, message: 'Could it be less?' })
    await waitFor('the second request', async () => (await detail(quotationNo)).status === 'requested')
    await answer(quotationNo, 1000)
    const { list } = (await buyer.call(listQuotationDocuments, { quotationNo })).data
    expect(list.map(({ round }) => round)).toEqual([1, 3])
    const textOf = async (path = '') =>
      readPdfText(Buffer.from(await (await fetch(installation.url() + path)).arrayBuffer()))
    const first = await textOf(list[0]?.url)
    for (const text of [
      quotationNo,
      'M-a1',
      'Lead time 7 days',
      'from 250 pcs',
      '33.33',
      '38.33',
      'Leeds',
      'Replaced by',
    ])
      expect(first).toContain(text)
    const second = await textOf(list[1]?.url)
    expect(second).toContain('30.00')
    expect(second).not.toContain('Replaced by')
    const seen = await staff.call(listQuotationDocumentsByStaff, { quotationNo })
    expect(seen.data.list.map(({ round }) => round)).toEqual([1, 3])
    const stranger = await installation.buyer()
    expect((await stranger.call(listQuotationDocuments, { quotationNo })).type).toBe('quotation-not-found')
  })

  it('is accepted as it was seen, not as it was corrected since', async () => {
    const quotationNo = await request()
    await answer(quotationNo)
    const { version } = await detail(quotationNo)
    await answer(quotationNo, 9999)
    expect((await buyer.call(acceptQuotation, { quotationNo, version })).type).toBe('version-conflict')
  })
})

describe('orders of a quotation', () => {
  it('have its prices and freight, whatever the list price, and are paid like any order', async () => {
    const quotationNo = await accepted()
    await buyer.call(addToCart, { lines: [{ productId: parts.header, quantity: 100 }] })
    const shelf = installation.upstream.shelf.get(parts.header)
    if (shelf !== undefined) shelf.price *= 2
    const first = await callOff(quotationNo, 100)
    expect(first.type).toBeUndefined()
    // 100 × $0.1234 and $5.00 freight.
    expect(first.data.total).toEqual({ minor: 1234 + 500, currency: 'USD' })
    const { paid } = await pay(installation, buyer, first.data.orderNo)
    expect(paid.code).toBe(200)
    const second = await callOff(quotationNo, 200)
    expect(second.data.total).toEqual({ minor: 2468 + 500, currency: 'USD' })
    const shown = await detail(quotationNo)
    expect(shown.lines[0]?.left).toBe(0)
    expect(shown.allowedCommands).toEqual([])
    expect((await callOff(quotationNo, 1)).type).toBe('quotation-quantity-not-allowed')
    expect((await buyer.call(getCart, {})).data.lines).toMatchObject([{ productId: parts.header, quantity: 100 }])
  })

  it('cost what the quantity of each reaches', async () => {
    const quotationNo = await request()
    const breaks = [
      { from: 100, unitPrice: { amount: 1100, scale: 4, currency: 'USD' as const } },
      { from: 200, unitPrice: { amount: 1000, scale: 4, currency: 'USD' as const } },
    ]
    await answer(quotationNo, 1234, breaks)
    const { version, rounds } = await detail(quotationNo)
    expect(rounds.at(-1)?.answer?.prices[0]?.breaks).toEqual(breaks)
    await buyer.call(acceptQuotation, { quotationNo, version })
    // $5.00 freight each.
    for (const [quantity, goods] of [
      [99, 1222],
      [100, 1100],
    ] as const)
      expect((await callOff(quotationNo, quantity)).data.total.minor).toBe(goods + 500)
  })

  it('have one line for a part that is asked for twice, at the price of all its pieces', async () => {
    const quotationNo = await accepted()
    const lines = [100, 150].map((quantity) => ({ productId: parts.header, quantity }))
    const { orderNo } = (await buyer.call(callOffQuotation, { quotationNo, lines })).data
    const once = (await callOff(await accepted(), 250)).data.orderNo
    const linesOf = async (of: string) =>
      (await waitFor('the order', async () => (await buyer.call(getOrder, { orderNo: of })).data)).lines
    expect(await linesOf(orderNo)).toMatchObject([{ productId: parts.header, quantity: 250 }])
    expect((await linesOf(orderNo))[0]?.lineTotal).toEqual((await linesOf(once))[0]?.lineTotal)
  })

  it('may be of a part that has no list price', async () => {
    Object.assign(installation.upstream.shelf.get(parts.header) ?? {}, { unpriced: true })
    expect((await buyer.call(addToCart, { lines: [{ productId: parts.header, quantity: 100 }] })).type).toBe(
      'product-not-found',
    )
    const called = await callOff(await accepted(), 300)
    expect(called.data.total.minor).toBe(3702 + 500)
    expect((await buyer.call(getOrder, { orderNo: called.data.orderNo })).data.lines).toMatchObject([
      { model: 'M-a1', unitPrice: { amount: 1234 } },
    ])
  })

  it('are refused with what is left, also where two lines of a part are more than one may have', async () => {
    const quotationNo = await accepted()
    const lines = [1, 2].map(() => ({ productId: parts.header, quantity: 1_000_000 }))
    const refused = await buyer.call(callOffQuotation, { quotationNo, lines })
    expect(refused.type).toBe('quotation-quantity-not-allowed')
    expect(refused.refused).toMatchObject({ productId: parts.header, left: 300 })
    const other = await buyer.call(callOffQuotation, {
      quotationNo,
      lines: [{ productId: parts.socket, quantity: 1 }],
    })
    expect(other.refused).toMatchObject({ productId: parts.socket, left: 0 })
  })

  it('that are refused for their quantity are no unpaid orders', async () => {
    const quotationNo = await accepted()
    const unpaid = installation.db.collection<{ _id: string; orders: { orderNo: string }[] }>('unpaid-orders')
    const entered = async () => (await unpaid.findOne({ _id: buyer.id }))?.orders.map(({ orderNo }) => orderNo)
    expect((await callOff(quotationNo, 301)).type).toBe('quotation-quantity-not-allowed')
    expect(await entered()).toBeUndefined()
    const { orderNo } = (await callOff(quotationNo, 300)).data
    expect(await entered()).toEqual([orderNo])
  })

  it('never use more than the quantity, when two are made at once', async () => {
    const quotationNo = await accepted()
    const results = await Promise.all([1, 2, 3].map(async () => await callOff(quotationNo, 200)))
    expect(results.map(({ code, type }) => (code === 200 ? 'ordered' : type)).toSorted()).toEqual([
      'ordered',
      'quotation-quantity-not-allowed',
      'quotation-quantity-not-allowed',
    ])
  })

  it('are one for a repeated request, and give their pieces back when they are cancelled', async () => {
    const quotationNo = await accepted()
    const headers = { 'idempotency-key': randomUUID() }
    const { orderNo } = (await callOff(quotationNo, 300, headers)).data
    expect((await callOff(quotationNo, 300, headers)).data.orderNo).toBe(orderNo)
    expect((await buyer.call(cancelOrder, { orderNo })).code).toBe(200)
    await returned(quotationNo)
    expect((await callOff(quotationNo, 300)).code).toBe(200)
  })

  it.for(['unpaid-share', 'new-buyers-share'] as const)(
    'name the limit that refuses their stock: %s',
    async (limit) => {
      const quotationNo = await accepted()
      Object.assign(installation.upstream, { reserveRefuses: true, reserveLimit: limit })
      const refused = await callOff(quotationNo, 300)
      expect(refused.type).toBe(`${limit}-reached`)
      expect(refused.refused).toMatchObject({ lines: [{ productId: parts.header, model: 'M-a1', quantity: 300 }] })
    },
  )

  it('that find no stock are cancelled, and use nothing', async () => {
    const quotationNo = await accepted()
    installation.upstream.reserveRefuses = true
    expect((await callOff(quotationNo, 300)).type).toBe('out-of-stock')
    const { orderNo } = await returned(quotationNo)
    await waitFor('the cancelled order', async () => {
      const { code, data } = await buyer.call(getOrder, { orderNo })
      return code === 200 && data.status === 'cancelled'
    })
  })
})

/** Changes the seller's settings. */
describe('VAT', () => {
  it('is charged on goods and freight of a call-off, by its address', async () => {
    const seller = {
      ...{ name: 'Beispiel GmbH', address: 'Musterstrasse 1', zipcode: '10115', city: 'Berlin', country: 'DE' },
      ...{ registrationNumber: '', taxNumber: 'DE123456789', email: 'sales@example.org', phone: '' },
    }
    expect((await staff.call(updateSeller, { version: 0, ...seller })).code).toBe(200)
    const rates = [{ country: 'DE', basisPoints: 1900 }]
    expect((await staff.call(setTax, { version: 0, rates, euPrivateSales: 'seller' })).code).toBe(200)
    Object.assign(installation.upstream, { country: 'DE', addressVersion: installation.upstream.addressVersion + 1 })
    const called = await callOff(await accepted(), 100)
    expect(called.data.total).toEqual({ minor: Math.round((1234 + 500) * 1.19), currency: 'USD' })
    const { data: order } = await buyer.call(getOrder, { orderNo: called.data.orderNo })
    expect(order).toMatchObject({ tax: { treatment: 'domestic', amount: { minor: 329, currency: 'USD' } } })
  })
})

/** Moves the clock: comes last. */
describe('as time passes', () => {
  const dayMs = 86_400_000

  it('the buyer is reminded once of an answer, which expires later', async () => {
    const quotationNo = await request()
    await answer(quotationNo)
    const commits = installation.db.collection<{ streamId: string; events: AnyEvent[] }>('commits')
    /** Tokens do not live as long: the commits are read. */
    const recorded = async () =>
      (await commits.find({ streamId: quotationNo }).sort({ version: 1 }).toArray()).flatMap(({ events }) => events)
    const last = async (type: string) =>
      await waitFor(`${type} of the quotation`, async () => (await recorded()).at(-1)?.type === type)

    clock.aheadMs += 28 * dayMs
    await last('quotation-reminded')
    clock.aheadMs += 3 * dayMs
    await last('quotation-expired')
    const reminders = (await recorded()).filter(({ type }) => type === 'quotation-reminded')
    expect(reminders).toHaveLength(1)
  }, 300_000)
})
