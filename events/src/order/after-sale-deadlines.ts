const dayMs = 86_400_000
const reminderMs = 7 * dayMs
/** A parcel may be on its way when the date has passed. */
const graceMs = 7 * dayMs
/** So long the buyer can write about a refund or replacement. */
const closingMs = 14 * dayMs

/** Instants in the form of events, UTC. */
const at = (ms: number): string => new Date(ms).toISOString()

/** When the buyer is reminded: a week before the pieces are due, or halfway there if that is later. */
export const remindAt = (approvedAt: string, returnBy: string): string => {
  const [from, to] = [Date.parse(approvedAt), Date.parse(returnBy)]
  return at(Math.max(to - reminderMs, (from + to) / 2))
}

/** When a request whose pieces are not back is cancelled. */
export const cancelAt = (returnBy: string): string => at(Date.parse(returnBy) + graceMs)

/** When a request that was refunded or replaced is closed. */
export const closeAt = (resolvedAt: string): string => at(Date.parse(resolvedAt) + closingMs)
