import { type ServiceName, serviceName } from '../event.ts'
import { accountDisclosures } from './account-disclosures.ts'
import { catalogueDisclosures } from './catalogue-disclosures.ts'
import { type EventSchema, eventStreams } from './event-streams.ts'
import { notificationDisclosures } from './notification-disclosures.ts'
import { orderDisclosures } from './order-disclosures.ts'
import type { EventDisclosure, PublishedEvent } from './published-event.ts'

/** An event type that leaves the product. */
export interface PublicEvent extends PublishedEvent {
  readonly service: ServiceName
  readonly streamType: string
  /** As it is recorded: `order-placed`. */
  readonly name: string
  /** As integrators see it: `pinline.order.order-placed.v1`. */
  readonly type: string
  readonly schema: EventSchema
}

/** Every event type of a service is listed, so that a new one leaves the product by decision only. */
export const disclosures: Readonly<Record<ServiceName, Readonly<Record<string, EventDisclosure>>>> = {
  order: orderDisclosures,
  catalogue: catalogueDisclosures,
  account: accountDisclosures,
  notification: notificationDisclosures,
}

/** The CloudEvents type of an event. */
export const publicTypeOf = (service: ServiceName, name: string): string => `pinline.${service}.${name}.v1`

/** Every public event type, by service and stream. */
export const publicEvents: readonly PublicEvent[] = serviceName.options.flatMap((service) =>
  eventStreams[service].flatMap(([streamType, schemas]) =>
    schemas.flatMap((schema) => {
      const name = schema.shape.type.value
      const disclosure = disclosures[service][name]
      return disclosure?.visibility === 'public'
        ? [{ ...disclosure, service, streamType, name, type: publicTypeOf(service, name), schema }]
        : []
    }),
  ),
)

const byType = new Map(publicEvents.map((event) => [event.type, event]))

/** A public event by its CloudEvents type; undefined for one that stays inside or that this release does not know. */
export const publicEventOf = (type: string): PublicEvent | undefined => byType.get(type)
