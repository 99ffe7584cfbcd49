import type { RecordedEvent } from '@pinline/events/event'

/** A recorded event as documents hold it: the event itself under its first name, which older documents have. */
export type StoredEvent = Omit<RecordedEvent, 'event'> & { readonly fact: RecordedEvent['event'] }

export const toStored = ({ event, ...recorded }: RecordedEvent): StoredEvent => ({ ...recorded, fact: event })

export const fromStored = ({ fact, ...recorded }: StoredEvent): RecordedEvent => ({ ...recorded, event: fact })
