import { randomBytes, randomUUID } from 'node:crypto'
import type { InputOf } from '@pinline/contracts/api/call'
import { addAfterSaleMessage } from '@pinline/contracts/order/after-sale/add-after-sale-message'
import { applyAfterSale } from '@pinline/contracts/order/after-sale/apply-after-sale'
import { cancelAfterSale } from '@pinline/contracts/order/after-sale/cancel-after-sale'
import { getAfterSale } from '@pinline/contracts/order/after-sale/get-after-sale'
import { listAfterSaleReasons } from '@pinline/contracts/order/after-sale/list-after-sale-reasons'
import { listAfterSaleTypes } from '@pinline/contracts/order/after-sale/list-after-sale-types'
import { listMyAfterSales } from '@pinline/contracts/order/after-sale/list-my-after-sales'
import { type FileId, fileId } from '@pinline/events/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { deliveredOrder } from './delivered-order.ts'
import { installOrder, type OrderInstallation, type Person } from './order-installation.ts'
import { order } from './shopping.ts'
import { parts } from './upstream-services.ts'

let installation: OrderInstallation
let staff: Person
let buyer: Person
beforeAll(async () => {
  installation = await installOrder(inject('servers'))
  staff = await installation.staff()
})
beforeEach(async () => {
  installation.upstream.reset()
  buyer = await installation.buyer()
})
afterAll(async () => await installation.end())

const lines = [
  { productId: parts.header, quantity: 100 },
  { productId: parts.madeToOrder, quantity: 4 },
]
const delivered = async (): Promise<string> => await deliveredOrder(installation, buyer, staff, lines)

const requestFor = (
  orderNo: string,
  more: Partial<InputOf<typeof applyAfterSale>> = {},
): InputOf<typeof applyAfterSale> => ({
  orderNo,
  productId: parts.header,
  kind: 'return',
  reason: 'damaged',
  quantity: 40,
  openedPackage: true,
  ...more,
})

const upload = (owner: string, module = 'after-sales'): FileId => {
  const id = fileId.parse(`f-${randomBytes(8).toString('hex')}`)
  installation.upstream.files.set(id, { owner, module })
  return id
}

const detail = async (afterSaleNo: string) => (await buyer.call(getAfterSale, { afterSaleNo })).data

describe('applying for after-sales service', () => {
  it('offers four kinds with their days, and reasons for each, to everybody', async () => {
    const types = await installation.visitor.call(listAfterSaleTypes, {})
    expect(types.data.list).toMatchObject([
      { id: 'return', name: 'Return with refund', days: 30 },
      { id: 'exchange', days: 30 },
      { id: 'replacement', days: 30 },
      { id: 'repair', days: 365 },
    ])
    const german = await installation.visitor.call(listAfterSaleTypes, {}, { 'x-locale': 'de' })
    expect(german.data.list[1]?.name).toBe('Umtausch')
    const all = await installation.visitor.call(listAfterSaleReasons, {})
    expect(all.data.list).toHaveLength(7)
    const ofRepair = await installation.visitor.call(listAfterSaleReasons, { kind: 'repair' })
    expect(ofRepair.data.list.map(({ id, isDefect }) => [id, isDefect])).toEqual([
      ['defective', true],
      ['other', false],
    ])
  })

  it('is recorded with its texts and files, listed and shown to its buyer', async () => {
    const orderNo = await delivered()
    const [picture, invoice] = [upload(buyer.id), upload(buyer.id)]
    const input = requestFor(orderNo, {
      specialHandling: true,
      note: ' The bag was torn \n',
      fileIds: [picture, invoice],
    })
    const applied = await buyer.call(applyAfterSale, input)
    const afterSaleNo = `${orderNo}-1`
    expect(applied).toMatchObject({ code: 200, data: { afterSaleNo, status: 'submitted', version: 1 } })
    const { data } = await buyer.call(listMyAfterSales, {})
    expect(data).toMatchObject({ total: 1, page: 1, pageSize: 15 })
    expect(data.list).toMatchObject([
      {
        ...{ afterSaleNo, orderNo, productId: parts.header, name: 'Connector a1', kind: 'return', reason: 'damaged' },
        ...{ quantity: 40, specialHandling: true, openedPackage: true, late: false, status: 'submitted', files: 2 },
      },
    ])
    expect(await detail(afterSaleNo)).toMatchObject({
      note: 'The bag was torn',
      files: [{ id: picture, url: `/api/v1/upload/file/one?id=${picture}` }, { id: invoice }],
      allowedCommands: ['cancel-after-sale', 'add-after-sale-message'],
      messages: [],
      steps: { approvedAt: null },
    })
    expect(installation.upstream.files.get(picture)?.to).toBe(`after-sale-${afterSaleNo}`)
    const commits = await installation.db.collection('commits').find({ streamId: afterSaleNo }).toArray()
    expect(commits).toHaveLength(1)
    expect(JSON.stringify(commits)).not.toContain('bag was torn')
  })

  it('is refused with a code for every rule', async () => {
    const orderNo = await delivered()
    const typeOf = async (more: Partial<InputOf<typeof applyAfterSale>>, of = orderNo) =>
      (await buyer.call(applyAfterSale, requestFor(of, more))).type
    expect(await typeOf({ productId: parts.socket })).toBe('product-not-found')
    expect(await typeOf({ quantity: 101 })).toBe('after-sale-quantity-not-allowed')
    expect(await typeOf({ kind: 'repair' })).toBe('after-sale-reason-not-allowed')
    expect(await typeOf({ productId: parts.madeToOrder, reason: 'not-needed', quantity: 1 })).toBe(
      'after-sale-defects-only',
    )
    expect(await typeOf({ productId: parts.madeToOrder, quantity: 1 })).toBeUndefined()
    expect(await typeOf({}, '2611210000000')).toBe('order-not-found')
    expect(await typeOf({}, await order(buyer))).toBe('after-sale-not-delivered')
    expect((await installation.visitor.call(applyAfterSale, requestFor(orderNo))).type).toBe('unauthenticated')
    // None of the refused ones has taken pieces.
    expect(await typeOf({ quantity: 100 })).toBeUndefined()
  })

  it('requires kind, quantity and whether the package was opened', async () => {
    const orderNo = await delivered()
    const refused = await buyer.call(applyAfterSale, { orderNo, productId: parts.header } as never)
    expect(refused).toMatchObject({ code: 422, type: 'invalid-input' })
    expect(Object.keys(refused.refused.errors ?? {}).toSorted()).toEqual(['kind', 'openedPackage', 'quantity'])
    const bad = async (more: object) =>
      (await buyer.call(applyAfterSale, { ...requestFor(orderNo), ...more } as never)).type
    for (const more of [
      { quantity: 0 },
      { quantity: 1.5 },
      { quantity: '40' },
      { kind: 'gift' },
      { reason: 'whim' },
      { openedPackage: 'yes' },
      { fileIds: ['f-../../etc'] },
      { fileIds: Array.from({ length: 6 }, () => upload(buyer.id)) },
      { note: 'x'.repeat(1001) },
      { note: 'turned \u202e around' },
    ])
      expect([more, await bad(more)]).toEqual([more, 'invalid-input'])
    // The reason is not required.
    const { reason: _, ...without } = requestFor(orderNo)
    expect((await buyer.call(applyAfterSale, without)).code).toBe(200)
    expect(await detail(`${orderNo}-1`)).toMatchObject({ reason: 'other' })
  })

  it('takes no file of somebody else, of another module or of another request', async () => {
    const orderNo = await delivered()
    const typeOf = async (file: FileId) =>
      (await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 1, fileIds: [file] }))).type
    expect(await typeOf(upload('b-somebody0else'))).toBe('file-not-found')
    expect(await typeOf(upload(buyer.id, 'avatar'))).toBe('file-not-found')
    const used = upload(buyer.id)
    expect(await typeOf(used)).toBeUndefined()
    expect(await typeOf(used)).toBe('file-not-found')
    const { data } = await buyer.call(listMyAfterSales, { orderNo })
    expect(data.total).toBe(1)
  })

  it('leaves no trace where a file of it is refused: its pieces and its number are free at once', async () => {
    const orderNo = await delivered()
    const all = requestFor(orderNo, { quantity: 100 })
    const foreign = upload('b-somebody0else')
    expect((await buyer.call(applyAfterSale, { ...all, fileIds: [foreign] })).type).toBe('file-not-found')
    expect((await buyer.call(applyAfterSale, all)).data.afterSaleNo).toBe(`${orderNo}-1`)
  })

  it('has its effect once for a key', async () => {
    const orderNo = await delivered()
    const key = { 'idempotency-key': randomUUID() }
    const replies = await Promise.all([1, 2, 3].map(() => buyer.call(applyAfterSale, requestFor(orderNo), key)))
    expect(replies.map(({ data }) => data?.afterSaleNo)).toEqual(replies.map(() => `${orderNo}-1`))
    expect((await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 1 }), key)).type).toBe(
      'idempotency-key-reused',
    )
    expect((await buyer.call(listMyAfterSales, { orderNo })).data.total).toBe(1)
  })
})

describe('the pieces of requests', () => {
  it('are never more than were delivered, however many ask at once', async () => {
    const orderNo = await delivered()
    const second = await installation.startSecondInstance()
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        (place % 2 === 0 ? buyer : buyer.at(second)).call(applyAfterSale, requestFor(orderNo, { quantity: 30 })),
      ),
    )
    const outcomes = replies.map(({ type = 'applied' }) => type)
    expect(outcomes.filter((type) => type === 'applied')).toHaveLength(3)
    expect(outcomes.filter((type) => type === 'after-sale-quantity-not-allowed')).toHaveLength(5)
    const list = await waitFor('the three in the list', async () => {
      const { data } = await buyer.call(listMyAfterSales, { orderNo })
      return data.total >= 3 && data.list
    })
    expect(list.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(90)
    const last = await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 11 }))
    expect(last).toMatchObject({ type: 'after-sale-quantity-not-allowed', refused: { left: 10 } })
    const beyond = await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 101 }))
    expect(beyond).toMatchObject({ type: 'after-sale-quantity-not-allowed', refused: { left: 10 } })
  })

  it('are free again once a request is withdrawn', async () => {
    const orderNo = await delivered()
    await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 100 }))
    const refused = await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 1 }))
    expect(refused).toMatchObject({ type: 'after-sale-quantity-not-allowed', refused: { left: 0 } })
    const cancelled = await buyer.call(cancelAfterSale, { afterSaleNo: `${orderNo}-1` })
    expect(cancelled.data).toEqual({ afterSaleNo: `${orderNo}-1`, status: 'cancelled', version: 2 })
    expect((await buyer.call(cancelAfterSale, { afterSaleNo: `${orderNo}-1` })).code).toBe(200)
    const again = await buyer.call(applyAfterSale, requestFor(orderNo, { quantity: 100 }))
    expect(again.data).toMatchObject({ afterSaleNo: `${orderNo}-2`, status: 'submitted' })
    expect(await detail(`${orderNo}-1`)).toMatchObject({ status: 'cancelled', allowedCommands: [] })
  })
})

describe('a buyer’s request', () => {
  it('is nobody else’s', async () => {
    const orderNo = await delivered()
    const afterSaleNo = (await buyer.call(applyAfterSale, requestFor(orderNo))).data.afterSaleNo
    const other = await installation.buyer()
    for (const { type, code } of [
      await other.call(getAfterSale, { afterSaleNo }),
      await other.call(cancelAfterSale, { afterSaleNo }),
      await other.call(addAfterSaleMessage, { afterSaleNo, message: 'Mine?' }),
      await buyer.call(getAfterSale, { afterSaleNo: `${orderNo}-2` }),
      await buyer.call(getAfterSale, { afterSaleNo: 'x' }),
      await buyer.call(cancelAfterSale, { afterSaleNo: orderNo }),
    ])
      expect([code, type]).toEqual([404, 'after-sale-not-found'])
    expect((await other.call(applyAfterSale, requestFor(orderNo))).type).toBe('order-not-found')
    expect((await other.call(listMyAfterSales, { orderNo })).data).toMatchObject({ total: 0, list: [] })
    expect((await buyer.call(listMyAfterSales, { orderNo: 'none' })).data.total).toBe(0)
  })

  it('has a conversation with files', async () => {
    const orderNo = await delivered()
    const afterSaleNo = (await buyer.call(applyAfterSale, requestFor(orderNo))).data.afterSaleNo
    const picture = upload(buyer.id)
    const added = await buyer.call(addAfterSaleMessage, { afterSaleNo, message: 'Here is a photo', fileIds: [picture] })
    expect(added.data).toMatchObject({ version: 2, status: 'submitted' })
    expect((await detail(afterSaleNo)).messages).toMatchObject([
      { from: 'buyer', text: 'Here is a photo', files: [{ id: picture }] },
    ])
    expect((await buyer.call(addAfterSaleMessage, { afterSaleNo, message: ' ' })).type).toBe('invalid-input')
    await buyer.call(cancelAfterSale, { afterSaleNo })
    expect((await buyer.call(addAfterSaleMessage, { afterSaleNo, message: 'Still there?' })).type).toBe(
      'after-sale-transition-not-allowed',
    )
  })
})
