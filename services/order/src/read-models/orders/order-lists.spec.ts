import { orderStatuses } from '@pinline/contracts/order/order/order-status'
import { buyerId } from '@pinline/events/ids'
import { describe, expect, it } from 'vitest'
import { listIndexes, nearerEnd, walkOf } from './order-lists.ts'

const newest = { sort: 'placedAt', descending: true } as const
const buyer = buyerId.parse('b-0123456789abcdefghijklmn')

describe('order list queries', () => {
  it('read all statuses if none is chosen, newest first', () =>
    expect(walkOf({}, newest)).toEqual({
      conditions: { listed: true },
      counted: [{ listed: true }],
      order: { placedAt: -1, _id: -1 },
      index: listIndexes.all,
    }))
  it('finds numbers by their beginning, in the order of numbers', () =>
    expect(walkOf({ q: '2611 21', statuses: ['pending'] }, { sort: 'placedAt', descending: false })).toMatchObject({
      conditions: { listed: true, status: { $in: ['pending'] }, _id: { $gte: '261121', $lt: '261121:' } },
      counted: [{ listed: true, status: 'pending', _id: { $gte: '261121', $lt: '261121:' } }],
      order: { _id: 1 },
      index: listIndexes.byNumber,
    }))
  it('find nothing if no number starts like that', () => expect(walkOf({ q: 'PO-12' }, newest)).toBeUndefined())
  it('sort numbers of one buyer by order time', () =>
    expect(walkOf({ q: '26', buyerId: buyer }, newest)).toMatchObject({
      order: { placedAt: -1, _id: -1 },
      index: listIndexes.ofBuyer,
    }))
  it('prefer the index with few rows to the one with many', () => {
    expect(walkOf({ openRefund: true, shippingMethod: 'express' }, newest)).toMatchObject({
      conditions: { hasOpenRefund: true, shippingMethod: 'express' },
      index: listIndexes.openRefunds,
    })
    expect(walkOf({ latePayment: true, buyerId: buyer }, newest)?.index).toBe(listIndexes.latePayments)
    expect(walkOf({ shippingMethod: 'express' }, newest)?.index).toBe(listIndexes.byMethod)
    expect(walkOf({ ids: ['2611204073918'] }, newest)?.index).toBeUndefined()
  })
  it('of a near deadline are of unpaid orders alone', () => {
    const near = { payBeforeUntil: '2026-11-24T12:00:00Z' }
    expect(walkOf(near, newest)).toMatchObject({
      conditions: { status: { $in: ['pending'] }, payBefore: { $lte: '2026-11-24T12:00:00.000Z' } },
      counted: [{ status: 'pending', payBefore: { $lte: '2026-11-24T12:00:00.000Z' } }],
      order: { placedAt: -1, _id: -1 },
      index: listIndexes.unpaid,
    })
    expect(walkOf({ ...near, statuses: ['shipped'] }, newest)).toBeUndefined()
    expect(walkOf({ ...near, q: '26' }, newest)?.order).toEqual({ placedAt: -1, _id: -1 })
  })
  it('merge no ranges of statuses if a longer range is sorted by itself', () => {
    expect(walkOf({ shippingMethod: 'express' }, newest)).toMatchObject({
      conditions: { listed: true, shippingMethod: 'express' },
      index: listIndexes.byMethod,
    })
    expect(walkOf({ shippingMethod: 'express' }, newest)?.conditions).not.toHaveProperty('status')
    expect(walkOf({ shippingMethod: 'express', statuses: ['shipped'] }, newest)?.index).toBe(
      listIndexes.byMethodAndStatus,
    )
  })
  it('name every status if the index has the status before the order', () => {
    expect(walkOf({ q: '26' }, newest)?.conditions).toMatchObject({ status: { $in: orderStatuses } })
    expect(walkOf({ buyerId: buyer, statuses: ['shipped'] }, newest)?.index).toBe(listIndexes.ofBuyerByStatus)
  })
  it('counts by ranges of the index that do not overlap', () => {
    expect(walkOf({ shippingMethod: 'express' }, newest)?.counted).toEqual([
      { listed: true, shippingMethod: 'express' },
    ])
    expect(walkOf({ statuses: ['testing', 'pending', 'testing'] }, newest)?.counted).toEqual([
      { listed: true, status: 'testing' },
      { listed: true, status: 'pending' },
    ])
    expect(walkOf({ q: '26' }, newest)?.counted).toHaveLength(orderStatuses.length)
  })
  it('meet conditions on columns by the keys of one index, and keep the order of times', () => {
    const conditions = [{ field: 'pieces', match: { pieces: { $gt: 5 } } }] as const
    expect(walkOf({ conditions, statuses: ['pending', 'shipped'], q: '26' }, newest)).toEqual({
      conditions: {
        listed: true,
        $and: [{ pieces: { $gt: 5 } }],
        status: { $in: ['pending', 'shipped'] },
        _id: { $gte: '26', $lt: '26:' },
      },
      counted: [
        {
          listed: true,
          $and: [{ pieces: { $gt: 5 } }],
          status: { $in: ['pending', 'shipped'] },
          _id: { $gte: '26', $lt: '26:' },
        },
      ],
      order: { placedAt: -1, _id: -1 },
      index: listIndexes.columns,
    })
    expect(walkOf({ conditions, buyerId: buyer }, newest)?.index).toBe(listIndexes.ofBuyer)
    const due = [{ field: 'payBefore', match: { payBefore: { $lte: '2026-11-24T12:00:00.000Z' } } }] as const
    expect(walkOf({ conditions: due }, newest)).toMatchObject({
      conditions: { status: { $in: ['pending'] } },
      index: listIndexes.unpaid,
    })
  })
  it('compare times in the format of the rows', () =>
    expect(walkOf({ placedFrom: '2026-11-01T00:00:00Z', placedTo: '2026-11-30T23:59:59.999Z' }, newest)).toMatchObject({
      conditions: { placedAt: { $gte: '2026-11-01T00:00:00.000Z', $lte: '2026-11-30T23:59:59.999Z' } },
    }))
})

describe('the nearer end', () => {
  it('is the beginning for early pages and if the total is unknown', () => {
    expect(nearerEnd({ skip: 15, limit: 15 }, 100)).toEqual({ fromEnd: false, skip: 15, limit: 15 })
    expect(nearerEnd({ skip: 9000, limit: 15 }, undefined)).toEqual({ fromEnd: false, skip: 9000, limit: 15 })
  })
  it('is the end for late pages', () => {
    expect(nearerEnd({ skip: 60, limit: 15 }, 100)).toEqual({ fromEnd: true, skip: 25, limit: 15 })
    expect(nearerEnd({ skip: 90, limit: 15 }, 100)).toEqual({ fromEnd: true, skip: 0, limit: 10 })
    expect(nearerEnd({ skip: 'last', limit: 15 }, undefined)).toEqual({ fromEnd: true, skip: 0, limit: 15 })
  })
  it('has nothing beyond the last row', () =>
    expect(nearerEnd({ skip: 105, limit: 15 }, 100)).toEqual({ fromEnd: false, skip: 105, limit: 0 }))
})
