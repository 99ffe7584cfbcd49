import type { Platform } from '@pinline/chassis/service'
import type { WebhookEndpointId } from '@pinline/events/ids'

interface StoredHealth {
  readonly _id: WebhookEndpointId
  /** Absent while the last request was taken. */
  readonly failingSince?: Date
  readonly lastDeliveredAt?: Date
  /** By hour, as `2026-11-27T09`. */
  readonly hours?: Readonly<Record<string, { readonly requests?: number; readonly failures?: number }>>
}

export interface WebhookHealthShown {
  readonly failingSince: Date | null
  readonly lastDeliveredAt: Date | null
  readonly requests: number
  readonly failures: number
}

const hourMs = 3_600_000
const countedHours = 24

const hourOf = (at: Date): string => at.toISOString().slice(0, 13)

const oldestHour = (now: Date): string => hourOf(new Date(now.getTime() - (countedHours - 1) * hourMs))

/** Since when an endpoint fails as it is set up now: what was before it was enabled does not count. */
const failingFrom = (failingSince: Date, enabledAt: string): number =>
  Math.max(failingSince.getTime(), Date.parse(enabledAt))

/** Whether an endpoint has taken nothing for so long that it is disabled. */
export const hasFailedFor = (
  ms: number,
  { failingSince, enabledAt, now }: { readonly failingSince: Date; readonly enabledAt: string; readonly now: Date },
): boolean => now.getTime() - failingFrom(failingSince, enabledAt) >= ms

/** How requests to each endpoint end: one document an endpoint, with counts of the last 24 hours. */
export class WebhookHealth {
  readonly #health
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#health = platform.db.collection<StoredHealth>('webhook-health')
  }

  async recordTaken(endpointId: WebhookEndpointId): Promise<void> {
    const now = this.#platform.clock.now()
    await this.#health.updateOne(
      { _id: endpointId },
      {
        $set: { lastDeliveredAt: now },
        $unset: { failingSince: '' },
        $inc: { [`hours.${hourOf(now)}.requests`]: 1 },
      },
      { upsert: true },
    )
  }

  /** Returns since when every request has failed. */
  async recordFailed(endpointId: WebhookEndpointId): Promise<Date> {
    const now = this.#platform.clock.now()
    const hour = `hours.${hourOf(now)}`
    await this.#health.updateOne(
      { _id: endpointId },
      { $inc: { [`${hour}.requests`]: 1, [`${hour}.failures`]: 1 } },
      { upsert: true },
    )
    await this.#health.updateOne({ _id: endpointId, failingSince: { $exists: false } }, { $set: { failingSince: now } })
    return (await this.#health.findOne({ _id: endpointId }))?.failingSince ?? now
  }

  async of(endpointIds: readonly WebhookEndpointId[]): Promise<ReadonlyMap<string, WebhookHealthShown>> {
    const oldest = oldestHour(this.#platform.clock.now())
    const found = await this.#health.find({ _id: { $in: [...endpointIds] } }).toArray()
    return new Map(
      found.map(({ _id, failingSince = null, lastDeliveredAt = null, hours = {} }) => {
        const counted = Object.entries(hours).flatMap(([hour, counts]) => (hour >= oldest ? [counts] : []))
        const sum = (field: 'requests' | 'failures') => counted.reduce((all, counts) => all + (counts[field] ?? 0), 0)
        return [_id, { failingSince, lastDeliveredAt, requests: sum('requests'), failures: sum('failures') }]
      }),
    )
  }

  /** Forgets the hours of an endpoint that are not counted any more. */
  async trim(endpointId: WebhookEndpointId): Promise<void> {
    const oldest = oldestHour(this.#platform.clock.now())
    const hours = (await this.#health.findOne({ _id: endpointId }))?.hours ?? {}
    const over = Object.keys(hours).filter((hour) => hour < oldest)
    if (over.length === 0) return
    await this.#health.updateOne(
      { _id: endpointId },
      { $unset: Object.fromEntries(over.map((hour) => [`hours.${hour}`, ''])) },
    )
  }

  async erase(endpointId: WebhookEndpointId): Promise<void> {
    await this.#health.deleteOne({ _id: endpointId })
  }
}
