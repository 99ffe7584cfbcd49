import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type BuyerEvent, buyerEvent } from '@pinline/events/account/buyer-event'
import type { BuyerErasure } from './buyer-erasures.model.ts'
import { withReferences } from './vault-versions.ts'

/** One row per buyer; a list shows those that are erased, which the index holds. */
export const buyerErasures = defineProjection<BuyerErasure, BuyerEvent>({
  name: 'buyer-erasures',
  version: 1,
  sources: [{ service: 'account', streamType: 'buyer' }],
  eventSchema: buyerEvent,
  project: (row, { event: { type, data }, actor }) => {
    const { id, erasedAt, by, versions }: BuyerErasure = row ?? {
      id: data.buyerId,
      erasedAt: null,
      by: null,
      versions: {},
    }
    return type === 'buyer-erased'
      ? { id, erasedAt: data.erasedAt, by: actor, versions }
      : { id, erasedAt, by, versions: withReferences(versions, data) }
  },
  indexes: [{ keys: { erasedAt: -1, _id: -1 }, where: { erasedAt: { $type: 'string' } } }],
})
