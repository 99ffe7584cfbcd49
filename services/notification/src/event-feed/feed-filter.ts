import { type ServiceName, serviceName, topicOf } from '@pinline/events/event'
import { publicEventOf } from '@pinline/events/public/public-events'

/** Which events a reader wants; empty sets: all. */
export interface FeedFilter {
  /** CloudEvents types. */
  readonly types: ReadonlySet<string>
  readonly services: ReadonlySet<ServiceName>
  /** Id of one stream. */
  readonly stream: string | undefined
  /** ISO 8601; earlier events are left out. */
  readonly since: string | undefined
}

/** The topics that can have what is wanted. */
export const topicsOf = ({ services, types }: FeedFilter): ReadonlySet<string> => {
  const ofTypes = new Set([...types].flatMap((type) => publicEventOf(type)?.service ?? []))
  return new Set(
    serviceName.options
      .filter((service) => services.size === 0 || services.has(service))
      .filter((service) => types.size === 0 || ofTypes.has(service))
      .map(topicOf),
  )
}

/** Whether an event is wanted, by its CloudEvents attributes. */
export const isWanted = (
  { type, subject, time }: { readonly type: string; readonly subject: string; readonly time: string },
  { types, stream, since }: FeedFilter,
): boolean =>
  (types.size === 0 || types.has(type)) &&
  (stream === undefined || stream === subject) &&
  (since === undefined || time >= since)
