import type { EventSummary } from '@pinline/contracts/api/recorded-events'

/** Shows one event beside the list. */
export type EventOpener = (event: Pick<EventSummary, 'service' | 'id'>) => void
