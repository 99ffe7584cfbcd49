import type { Commit } from '@pinline/chassis/event-store/commit'
import { StateCache } from '@pinline/chassis/state-cache'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { readOrderNumber } from '@pinline/events/order/read-order-number'
import { expect, it } from 'vitest'
import { placed, placing } from '../domain/order/order.fixtures.ts'
import type { OrderDeps } from '../order-deps.ts'
import { commitPlacing } from './place-order.ts'

const { type: _type, orderNo: _orderNo, placementId: _placementId, paymentDeadline, ...ordered } = placing
const seen = { cartFingerprint: 'f'.repeat(22), signature: 's'.repeat(22) }
const context = { actor: { kind: 'service', id: 'spec' }, correlationId: 'c', causationId: 'c' } as const

/** A platform whose streams exist where `isTaken` says so, as another buyer's orders. */
const platformWith = (isTaken: (streamId: string) => boolean) => {
  const drawn: string[] = []
  const store = {
    service: 'order',
    decided: () => undefined,
    cached: () => new StateCache({ name: 'spec' }),
    snapshots: { read: async () => new Map(), saveWhenDue: () => undefined },
    findRequest: async () => undefined,
    load: async () => [{ version: 1, events: [placed] }],
    append: async ({ streamId, events }: Pick<Commit, 'streamId' | 'events'>) => {
      drawn.push(streamId)
      return isTaken(streamId)
        ? { outcome: 'version-taken' }
        : { outcome: 'appended', commit: { streamId, version: 1, events, committedAt: new Date(0) } }
    },
  }
  const claims = { claim: async () => 'claimed', release: async () => undefined }
  return { platform: { store, claims } as unknown as OrderDeps, drawn }
}
const place = (platform: OrderDeps) =>
  commitPlacing(platform, ordered, seen, async () => ({ paymentDeadline }), context)

it('places an order on a day whose numbers are used up, under a number of the next day', async () => {
  const { platform, drawn } = platformWith((streamId) => streamId.startsWith('3324'))
  const order = await place(platform)
  if (isRejection(order)) throw new Error(order.code)
  expect(order.order.orderNo).toMatch(/^3325/)
  expect(readOrderNumber(order.order.orderNo)).toBe(order.order.orderNo)
  expect(drawn).toHaveLength(7)
})

it('gives up with an error after eight draws, and never answers with the order of somebody else', async () => {
  const { platform, drawn } = platformWith(() => true)
  await expect(place(platform)).rejects.toThrow('no free order number in 8 draws')
  expect(new Set(drawn).size).toBe(8)
})
