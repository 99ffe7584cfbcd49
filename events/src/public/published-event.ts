/** An event type that leaves the product: by the event feed, by webhooks, and as a page of the event catalogue. */
export interface PublishedEvent {
  readonly visibility: 'public'
  /** Day of the release that recorded it first. */
  readonly since: string
  /** Shapes that its data has had, each with a golden sample. */
  readonly version: number
  /** What has happened, in one or two sentences for an integrator. */
  readonly summary: string
  /** Paths of fields that stay inside, `order.placementId` for a nested one. */
  readonly withheld: readonly string[]
}

/** An event type that stays inside, and why. */
export interface InternalEvent {
  readonly visibility: 'internal'
  readonly reason: string
}

export type EventDisclosure = PublishedEvent | InternalEvent

export const published = (
  since: string,
  summary: string,
  { version = 1, withheld = [] }: { readonly version?: number; readonly withheld?: readonly string[] } = {},
): PublishedEvent => ({ visibility: 'public', since, version, summary, withheld })

export const internal = (reason: string): InternalEvent => ({ visibility: 'internal', reason })
