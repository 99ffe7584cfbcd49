import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type BinEvent, binEvent } from '@pinline/events/order/bin-event'

/** Where the pieces of a product lie. Row id: the product's. A product whose bin was taken away has no row. */
export interface BinRow {
  readonly bin: string
}

export const binStreamOf = (productId: string): string => `bin-${productId}`

/** Bins are set on the pick list and on stock pages; the lists of stock show them. */
export const binsProjection = defineProjection<BinRow, BinEvent>({
  name: 'bins',
  version: 1,
  sources: [
    {
      service: 'order',
      streamType: 'bin',
      rowId: (streamId) => streamId.slice('bin-'.length),
      streamId: binStreamOf,
    },
  ],
  eventSchema: binEvent,
  project: (_, { event }) => (event.data.bin === null ? undefined : { bin: event.data.bin }),
  indexes: [{ keys: { bin: 1 } }],
})
