import type { ServiceOperations } from '@pinline/contracts/api/operations'
import type { Consumer } from './consumer.ts'
import { generationLabel } from './views.ts'

/** A key that stands still, and where. */
export type ParkedLocation = Consumer['parked'][number] & {
  readonly service: ServiceOperations['name']
  /** What names the reader in retry and skip. */
  readonly consumer: string
  /** The reader, with its generation where it is a view's. */
  readonly reader: string
}

/** Each parked key once, also where its reader reads several topics. */
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

/** Only an event that its reader could not take is passed over; one that has not come is waited for. */
export const canSkip = ({ kind, eventId }: Pick<ParkedLocation, 'kind' | 'eventId'>): boolean =>
  kind === 'poison' && eventId !== ''
