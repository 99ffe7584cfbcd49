import { defineProjection } from '@pinline/chassis/read-models/projection'
import { type StockTakeEvent, stockTakeEvent } from '@pinline/events/catalogue/stock-take-event'

/** A stock-take as lists show it; its lines are read from the stream. Row id: the stream's. */
export interface StockTakeRow {
  readonly title: string
  readonly status: 'counting' | 'approved' | 'booked' | 'cancelled'
  readonly startedAt: string
  readonly startedBy: string | null
  readonly endedAt: string | null
  readonly products: number
  readonly counted: number
  readonly recount: number
  readonly differences: number | null
  readonly refused: number
}

export const stockTakesProjection = defineProjection<StockTakeRow, StockTakeEvent>({
  name: 'stock-takes',
  version: 1,
  sources: [{ service: 'catalogue', streamType: 'stock-take' }],
  eventSchema: stockTakeEvent,
  project: (row, { event, actor }) => {
    if (event.type === 'stock-take-started') {
      const { title, startedAt, lines } = event.data
      return {
        ...{ title, startedAt, products: lines.length, status: 'counting', endedAt: null },
        ...{ startedBy: actor.kind === 'staff' ? actor.id : null, counted: 0, recount: 0 },
        ...{ differences: null, refused: 0 },
      }
    }
    if (row === undefined) return row
    switch (event.type) {
      case 'stock-take-counted':
        return { ...row, ...event.data.progress }
      case 'stock-take-approved':
        return {
          ...row,
          status: 'approved',
          endedAt: event.data.approvedAt,
          differences: event.data.differences.length,
        }
      case 'stock-take-booked':
        return { ...row, status: 'booked', endedAt: event.data.bookedAt, refused: event.data.refused.length }
      case 'stock-take-cancelled':
        return { ...row, status: 'cancelled', endedAt: event.data.cancelledAt }
      default:
        return event satisfies never
    }
  },
  indexes: [{ keys: { startedAt: -1 } }, { keys: { status: 1, startedAt: -1 } }],
})
