const dayMs = 86_400_000

/** The first of so many days until now, UTC. */
export const firstOfDays = (now: Date, days: number): string =>
  new Date(now.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10)
