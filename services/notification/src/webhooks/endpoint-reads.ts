import type { RecordedEvent } from '@pinline/events/event'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'

type Endpoint = Pick<WebhookEndpointView, 'createdAt' | 'eventTypes'>

/** Two processes estimate the time of MongoDB; an endpoint is sent what happened so shortly before it as well. */
const clockMarginMs = 1000

/** Whether an event is for an endpoint, which takes its type and was there when it was recorded. */
export const takesEvent =
  ({ event, recordedAt }: RecordedEvent) =>
  ({ createdAt, eventTypes }: Endpoint): boolean =>
    Date.parse(createdAt) <= Date.parse(recordedAt) + clockMarginMs &&
    (eventTypes.length === 0 || eventTypes.some((type) => type === event.type))

/**
 * Reads the endpoints for events that arrive together once. Prevents the failures "each event of an order has the
 * endpoints read" and "a copy lacks an endpoint that was created before the event": only what was read after an event
 * had arrived is used for it. Shown by endpoint-reads.spec.ts.
 */
export class EndpointReads<Read> {
  readonly #read: () => Promise<Read>
  #last: { readonly startedAt: number; readonly found: Promise<Read> } | undefined

  constructor(read: () => Promise<Read>) {
    this.#read = read
  }

  /** Endpoints as they were read after an event had arrived. */
  async since(arrivedAt: number): Promise<Read> {
    if (this.#last !== undefined && this.#last.startedAt >= arrivedAt) return await this.#last.found
    const read = { startedAt: performance.now(), found: this.#read() }
    this.#last = read
    read.found.catch(() => {
      if (this.#last === read) this.#last = undefined
    })
    return await read.found
  }
}
