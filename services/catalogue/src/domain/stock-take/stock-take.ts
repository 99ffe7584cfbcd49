import type { StockTakeEvent } from '@pinline/events/catalogue/stock-take-event'
import type { ProductId } from '@pinline/events/ids'

/** What somebody found, and what the stock said at that moment, reserved pieces included. */
export interface Count {
  readonly counted: number
  readonly expected: number
  readonly stockVersion: number
  readonly countedAt: string
}

export interface StockTakeLine {
  readonly productId: ProductId
  readonly model: string
  readonly manufacturer: string
  readonly bin: string | null
  /** Oldest first; the latest is what holds. */
  readonly counts: readonly Count[]
}

interface Started {
  readonly title: string
  readonly startedAt: string
  readonly lines: readonly StockTakeLine[]
}

/**
 * Differences that could not be booked, since orders hold the missing pieces, or the stock was corrected after the count;
 * `available` is what was free.
 */
export interface RefusedDifference {
  readonly productId: ProductId
  readonly available: number
}

export type StockTake =
  | { readonly status: 'none' }
  | ({ readonly status: 'counting' } & Started)
  | ({ readonly status: 'approved'; readonly endedAt: string } & Started)
  | ({ readonly status: 'booked'; readonly endedAt: string; readonly refused: readonly RefusedDifference[] } & Started)
  | ({ readonly status: 'cancelled'; readonly endedAt: string; readonly reason: string } & Started)

export type StartedStockTake = Exclude<StockTake, { status: 'none' }>

export const noStockTake: StockTake = { status: 'none' }

/** Pieces too many, negative for missing ones, by the latest count; undefined without one. */
export const differenceOf = ({ counts }: Pick<StockTakeLine, 'counts'>): number | undefined => {
  const last = counts.at(-1)
  return last === undefined ? undefined : last.counted - last.expected
}

/** A difference is believed once it was counted twice. */
export const needsRecount = (line: Pick<StockTakeLine, 'counts'>): boolean =>
  line.counts.length === 1 && differenceOf(line) !== 0

export const progressOf = (lines: readonly StockTakeLine[]): { counted: number; recount: number } => ({
  counted: lines.filter(({ counts }) => counts.length > 0).length,
  recount: lines.filter(needsRecount).length,
})

type Counts = Extract<StockTakeEvent, { type: 'stock-take-counted' }>['data']['counts']

/** The lines with further counts. */
export const withCounts = (lines: readonly StockTakeLine[], counts: Counts): StockTakeLine[] => {
  const found = new Map(counts.map(({ productId, ...count }) => [productId, count]))
  return lines.map((line) => {
    const count = found.get(line.productId)
    return count === undefined ? line : { ...line, counts: [...line.counts, count] }
  })
}

const startedOf = ({ title, startedAt, lines }: StartedStockTake): Started => ({ title, startedAt, lines })

export const evolveStockTake = (state: StockTake, event: StockTakeEvent): StockTake => {
  if (event.type === 'stock-take-started') {
    const { lines, ...data } = event.data
    return { status: 'counting', ...data, lines: lines.map((line) => ({ ...line, counts: [] })) }
  }
  if (state.status === 'none') return state
  const started = startedOf(state)
  switch (event.type) {
    case 'stock-take-counted':
      return { ...state, lines: withCounts(state.lines, event.data.counts) }
    case 'stock-take-approved':
      return { ...started, status: 'approved', endedAt: event.data.approvedAt }
    case 'stock-take-booked':
      return { ...started, status: 'booked', endedAt: event.data.bookedAt, refused: event.data.refused }
    case 'stock-take-cancelled':
      return { ...started, status: 'cancelled', endedAt: event.data.cancelledAt, reason: event.data.reason }
    default:
      return event satisfies never
  }
}
