import type { ResponseKind } from '@pinline/contracts/notification/to-do/list-response-times'

export interface TimedResponse {
  /** The Monday of its week, UTC. */
  readonly week: string
  readonly seconds: number
  readonly late: boolean
}

/** Responses to one record or piece of work. Row id: that of its stream. */
export interface ResponseTimesRow {
  readonly kind: ResponseKind
  /** Since when it waits for staff; null if it does not. */
  readonly waitingSince: string | null
  /** When the response is due. */
  readonly dueAt: string | null
  /** The latest ones, the oldest first. */
  readonly responses: readonly TimedResponse[]
}

/** As many responses as a row has: a part is reordered, and a quotation asked for, again and again. */
export const maxResponses = 100
