import type { RecordedEvent } from '@pinline/events/event'
import type { WebhookEndpointView } from '../read-models/webhook-endpoints/webhook-endpoints.model.ts'

type Endpoint = Pick<WebhookEndpointView, 'createdAt' | 'eventTypes'>

/** Whether an event is for an endpoint, which took its type and was there when it was recorded. */
export const takesEvent =
  ({ event, recordedAt }: RecordedEvent) =>
  ({ createdAt, eventTypes }: Endpoint): boolean =>
    createdAt <= recordedAt && (eventTypes.length === 0 || eventTypes.some((type) => type === event.type))

/**
 * Reads the endpoints for events that arrive together once. Prevents the failures "each event of an order has the
 * endpoints read" and "a copy lacks an endpoint that was created before the event": only what was read after an event
 * had arrived is used for it. Shown by endpoint-reads.spec.ts.
 */
export class EndpointReads<View extends Endpoint> {
  readonly #read: () => Promise<readonly View[]>
  #last: { readonly startedAt: number; readonly found: Promise<readonly View[]> } | undefined

  constructor(read: () => Promise<readonly View[]>) {
    this.#read = read
  }

  /** Endpoints that an event is for: those that take its type and were there when it was recorded. */
  async for(recorded: RecordedEvent, arrivedAt: number): Promise<readonly View[]> {
    return (await this.#since(arrivedAt)).filter(takesEvent(recorded))
  }

  /** Whether one of all endpoints passes, as they were read after the event had arrived. */
  async some(passes: (endpoint: View) => boolean, arrivedAt: number): Promise<boolean> {
    return (await this.#since(arrivedAt)).some(passes)
  }

  async #since(arrivedAt: number): Promise<readonly View[]> {
    if (this.#last !== undefined && this.#last.startedAt >= arrivedAt) return await this.#last.found
    const read = { startedAt: performance.now(), found: this.#read() }
    this.#last = read
    read.found.catch(() => {
      if (this.#last === read) this.#last = undefined
    })
    return await read.found
  }
}
