import type { RecordedEvent } from '@pinline/events/event'

/** A recorded event as stored in documents: the event is under its original field name, for older documents. */
export type StoredEvent = Omit<RecordedEvent, 'event'> & { readonly fact: RecordedEvent['event'] }

export const toStored = ({ event, ...recorded }: RecordedEvent): StoredEvent => ({ ...recorded, fact: event })

export const fromStored = ({ fact, ...recorded }: StoredEvent): RecordedEvent => ({ ...recorded, event: fact })
