import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { AnyReaction } from '@pinline/chassis/reactions/reaction'
import type { Platform } from '@pinline/chassis/service'
import type { RecordedEvent } from '@pinline/events/event'
import { describe, expect, it, vi } from 'vitest'
import type { Outbox } from '../messages/outbox.ts'
import type { OrderBuyer } from '../read-models/order-buyers/order-buyers.projection.ts'
import { writeToBuyerWhenOrderExpired } from './write-to-buyer-when-order-expired.reaction.ts'
import { writeToBuyerWhenOrderPlaced } from './write-to-buyer-when-order-placed.reaction.ts'

const now = new Date('2026-11-27T09:00:00.000Z')
const hours = (count: number): string => new Date(now.getTime() + count * 3_600_000).toISOString()
const context: CommandContext = {
  actor: { kind: 'service', id: 'notification' },
  correlationId: 'c',
  causationId: 'c',
  request: { id: 'effect-1', hash: 'h' },
}
let counter = 0

/** What a reaction writes about an event of now, of an order that was placed so many hours ago. */
const written = async (
  reaction: (platform: Platform, outbox: Outbox) => AnyReaction,
  event: RecordedEvent['event'],
  { buyerId, placedHoursAgo }: { readonly buyerId: string; readonly placedHoursAgo: number },
) => {
  counter += 1
  const orderNo = `26112140739${String(counter).padStart(2, '0')}`
  const [placedAt, payBefore] = [hours(-placedHoursAgo), hours(24 - placedHoursAgo)]
  const total = { minor: 100, currency: 'USD' } as const
  const row: OrderBuyer = {
    buyerId,
    unpaid: { lines: [], total, payBefore },
    models: {},
    ordered: [],
    bought: [],
    placedAt,
    payBefore,
  }
  const accept = vi.fn(async () => 'new' as const)
  const platform = {
    clock: { now: () => now },
    view: () => ({ findOne: async () => row }),
    call: async () => ({ email: 'buyer@shop.demo.example', language: 'en', declinedMails: [] }),
  } as unknown as Platform
  const recorded = {
    ...{ id: `${orderNo}@2`, service: 'order', streamType: 'order', streamId: orderNo, sequence: 2, event },
    ...{ actor: context.actor, correlationId: 'c', causationId: 'c', recordedAt: now.toISOString() },
  } as RecordedEvent
  await reaction(platform, { accept } as unknown as Outbox).apply(recorded, context)
  return accept.mock.calls.length
}

const reserved = { type: 'stock-reserved', data: { lines: [], reservedAt: hours(0) } } as const
const expired = { type: 'order-cancelled', data: { reason: 'deadline', lines: [], cancelledAt: hours(0) } } as const
const demo = 'b-demobuyer'
const person = 'b-0011223344556677'

describe('a demo order that is finished at the next start', () => {
  it('is written about to nobody: neither that it was received, nor that it expired', async () => {
    expect(await written(writeToBuyerWhenOrderPlaced, reserved, { buyerId: demo, placedHoursAgo: 5 })).toBe(0)
    expect(await written(writeToBuyerWhenOrderExpired, expired, { buyerId: demo, placedHoursAgo: 60 })).toBe(0)
  })
  it('is written about as any other where somebody placed it just now', async () => {
    expect(await written(writeToBuyerWhenOrderPlaced, reserved, { buyerId: demo, placedHoursAgo: 0 })).toBe(1)
    expect(await written(writeToBuyerWhenOrderExpired, expired, { buyerId: demo, placedHoursAgo: 24 })).toBe(1)
  })
  it('is no matter of other buyers, who get their mail however late', async () => {
    expect(await written(writeToBuyerWhenOrderPlaced, reserved, { buyerId: person, placedHoursAgo: 5 })).toBe(1)
    expect(await written(writeToBuyerWhenOrderExpired, expired, { buyerId: person, placedHoursAgo: 60 })).toBe(1)
  })
})
