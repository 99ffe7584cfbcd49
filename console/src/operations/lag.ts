import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Consumer } from './consumer.ts'
import { parkedOf } from './parked.ts'
import { isRead } from './views.ts'

/** Ticks of the ruler, in events of lag. */
export const rulerTicks = [0, 1, 10, 100, 1000, 10_000, 100_000] as const

/** Position of a lag on the ruler, 0 to 1: zero at the left, then one step per power of ten. */
export const positionOnRuler = (lag: number): number => {
  if (lag <= 0) return 0
  const steps = rulerTicks.length - 1
  return Math.min(1, (1 + Math.log10(lag)) / steps)
}

/** Label of a tick: `1k`, `100k`. */
export const tickLabel = (tick: number): string => (tick >= 1000 ? `${tick / 1000}k` : String(tick))

export const behind = (consumer: Consumer): number => consumer.partitions.reduce((sum, { lag }) => sum + lag, 0)

/** The summary above the streams. The lag of a generation that serves no reads does not count. */
export const summarise = (services: readonly ServiceOperations[]) => {
  const consumers = services.flatMap((service) => service.consumers)
  const lags = consumers.filter(isRead).map(behind)
  const waiting = services.filter(({ outbox }) => outbox.pending > 0)
  const oldest = waiting.reduce<ServiceOperations | undefined>(
    (found, service) =>
      found === undefined || service.outbox.oldestSeconds > found.outbox.oldestSeconds ? service : found,
    undefined,
  )
  return {
    parked: parkedOf(services).length,
    behind: lags.reduce((sum, lag) => sum + lag, 0),
    worst: Math.max(0, ...lags),
    unsent: services.reduce((sum, { outbox }) => sum + outbox.pending, 0),
    oldest,
    ready: services.filter(({ ready }) => ready).length,
    all: services.length,
  }
}

/** An unsent event older than this is a problem, seconds. */
export const warnAfterSeconds = 10
