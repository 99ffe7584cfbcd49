import { cachedForASecond } from '@pinline/chassis/cached-for-a-second'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { FreightStep } from '@pinline/events/order/freight-set'
import { type FreightZone, freightZones } from '@pinline/events/order/freight-zone'
import { type ShippingMethod, shippingMethods } from '@pinline/events/order/shipping-method'
import { type Freight, freightStreamId, type Tariff } from '../domain/freight/freight.ts'
import { freightDecider } from '../domain/freight/freight-decider.ts'
import type { OrderDeps } from '../order-deps.ts'
import { seededFreight } from './freight-seed.ts'

interface FreightRow extends FreightStep {
  readonly zone: FreightZone
  readonly method: ShippingMethod
}

/** Freight of an installation from before the stream existed, in a plain collection; undefined in a new one. */
const olderFreight = async ({ db }: OrderDeps): Promise<Tariff[] | undefined> => {
  const rows = await db.collection<FreightRow>('freight-rates').find().sort({ upToGrams: 1 }).toArray()
  if (rows.length === 0) return undefined
  return freightZones.flatMap((zone) =>
    shippingMethods.map((method) => ({
      zone,
      method,
      steps: rows
        .filter((row) => row.zone === zone && row.method === method)
        .map(({ upToGrams, usCents }) => ({ upToGrams, usCents })),
    })),
  )
}

/** Fills the table of an installation that has none yet. */
export const seedFreight = async (platform: OrderDeps): Promise<void> => {
  const { version } = await loadStream(platform, freightDecider, freightStreamId)
  if (version > 0) return
  const done = await handleCommand(platform, freightDecider, {
    streamId: freightStreamId,
    command: { type: 'define-freight', tariffs: (await olderFreight(platform)) ?? seededFreight },
    context: {
      actor: { kind: 'service', id: 'order' },
      correlationId: 'freight-table',
      causationId: 'freight-table',
    },
  })
  if (isRejection(done)) throw new Error(`the freight table was refused: ${done.code}`)
}

const cached = cachedForASecond(async (platform: OrderDeps): Promise<Freight> => {
  const { state } = await loadStream(platform, freightDecider, freightStreamId)
  return state
})

/** The table, as it was at most a second ago. */
export const readFreight = cached.read

/**
 * Called after a change on this instance, which others see within a second, and if totals differ from those of another
 * instance.
 */
export const invalidateFreight = cached.invalidate
