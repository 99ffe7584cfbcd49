import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Consumer } from './consumer.ts'
import { generationLabel } from './views.ts'

/** A parked key and its consumer. */
export type ParkedLocation = Consumer['parked'][number] & {
  readonly service: ServiceOperations['name']
  /** Name of the consumer in the calls retry and skip. */
  readonly consumer: string
  /** Label of the consumer; for a view with its generation. */
  readonly reader: string
}

/** Each parked key once, even if its consumer reads several topics. */
export const parkedOf = (services: readonly ServiceOperations[]): ParkedLocation[] => {
  const found = services.flatMap((service) =>
    service.consumers.flatMap(({ name, consumer, view, parked }) =>
      parked.map((key) => ({
        ...key,
        service: service.name,
        consumer,
        reader: view === null ? name : `${name} ${generationLabel(view)}`,
      })),
    ),
  )
  return [...new Map(found.map((place) => [parkedLocationId(place), place])).values()]
}

export const parkedLocationId = ({
  service,
  consumer,
  key,
}: Pick<ParkedLocation, 'service' | 'consumer' | 'key'>): string => `${service} ${consumer} ${key}`

/** Only an event that its consumer failed to process can be skipped; a missing event is awaited. */
export const canSkip = ({ kind, eventId }: Pick<ParkedLocation, 'kind' | 'eventId'>): boolean =>
  kind === 'poison' && eventId !== ''
