import type { Decision } from '@pinline/chassis/domain/decider'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { FileId, ProductId } from '@pinline/events/ids'
import type { LineTested, TestMethod } from '@pinline/events/order/line-tested'
import type { Order } from './order.ts'
import { remainingPieces } from './parcels.ts'

export interface RecordTest {
  readonly type: 'record-test'
  readonly productId: ProductId
  readonly method: TestMethod
  readonly sampleSize: number
  readonly passed: boolean
  readonly fileId?: FileId | undefined
  readonly now: string
}

/** Bounds what one line can add to its order. */
export const maxTestsPerLine = 50

/** Records a test of a line. Each one counts: a sample may be tested again by the same method with the same result. */
export const recordTest = (order: Order, { type: _, now, fileId, ...test }: RecordTest): Decision<LineTested> => {
  if (order.status === 'new') return rejection('order-not-found')
  if (order.status !== 'testing') return rejection('transition-not-allowed')
  const ordered = remainingPieces(order).get(test.productId)
  if (ordered === undefined) return rejection('order-line-not-found')
  if (test.sampleSize > ordered) return rejection('pick-exceeds-ordered', { data: { ordered } })
  const times = order.tests.find(({ productId }) => productId === test.productId)?.times ?? 0
  if (times >= maxTestsPerLine) return rejection('line-records-reached')
  return [{ type: 'line-tested', data: { ...test, ...(fileId === undefined ? {} : { fileId }), testedAt: now } }]
}
