import type { AnyEvent } from '@pinline/events/event'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { type Commits, checkCommits, type ReadCommit } from './invariants/commits.ts'
import { checkOrders } from './invariants/orders.ts'
import { checkStock } from './invariants/stock.ts'
import { emptyLog } from './placing-log.ts'

const productId = 'p-0123456789abcdef'
const orderNo = '2611211234567'

const commit = (version: number, event: AnyEvent, request?: string): ReadCommit => ({
  _id: new mongoose.mongo.ObjectId(),
  streamType: 'stock',
  streamId: 'stock-0123456789abcdef',
  version,
  events: [{ type: event.type, data: event.data }],
  actor: { kind: 'visitor' },
  correlationId: 'c',
  causationId: 'c',
  committedAt: new Date(0),
  ...(request === undefined ? {} : { requests: [{ id: request, hash: request }] }),
})
const catalogue = (...commits: ReadCommit[]): Commits => ({
  order: [],
  catalogue: commits,
  account: [],
  notification: [],
})

const received = { type: 'stock-received', data: { productId, quantity: 5, reason: 'opening' } }
const reserved = (quantity: number) => ({ type: 'stock-reserved-for-order', data: { productId, orderNo, quantity } })
const released = { type: 'stock-released-from-order', data: { productId, orderNo, quantity: 5 } }

it('finds nothing when stock was received, reserved and released', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(5)), commit(3, released))
  expect([...checkStock(commits), ...checkCommits(commits), ...checkOrders(commits, emptyLog)]).toEqual([])
})

it('finds negative stock, even if it was corrected later', () => {
  const commits = catalogue(
    commit(1, received),
    commit(2, reserved(6)),
    commit(3, { ...received, data: { ...received.data } }),
  )
  expect(checkStock(commits)).toContainEqual(expect.stringContaining('below nothing at stock-0123456789abcdef@2'))
})

it('finds a reservation for an order that does not exist', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(5)))
  expect(checkStock(commits)).toEqual([expect.stringContaining(`order ${orderNo} (unknown) has 5 held`)])
})

it('finds two reservations for one order', () => {
  const commits = catalogue(commit(1, received), commit(2, reserved(1)), commit(3, reserved(1)))
  expect(checkStock(commits)).toContainEqual(expect.stringContaining('reserves again'))
})

it('finds a gap in a stream and a request with two effects', () => {
  const commits = catalogue(commit(1, received, 'once'), commit(3, reserved(5), 'once'))
  expect(checkCommits(commits)).toEqual([
    expect.stringContaining('numbered 1 3'),
    expect.stringContaining('1 requests had more than one effect'),
  ])
})

it('finds an acknowledged order that does not exist', () => {
  const log = { ...emptyLog, placed: [{ orderNo, buyerId: 'b-00000000', key: 'k' }] }
  expect(checkOrders(catalogue(), log)).toEqual([expect.stringContaining(`${orderNo} was acknowledged to key k`)])
})
