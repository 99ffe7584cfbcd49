const hour = 3_600_000
const day = 24 * hour

/** Ways to say until when, as people say them; in the person's time zone. */
export const snoozeTimes = (now: Date): Readonly<Record<'hour' | 'tomorrow' | 'week', string>> => {
  const morning = new Date(now)
  morning.setDate(morning.getDate() + 1)
  morning.setHours(8, 0, 0, 0)
  return {
    hour: new Date(now.getTime() + hour).toISOString(),
    tomorrow: morning.toISOString(),
    week: new Date(now.getTime() + 7 * day).toISOString(),
  }
}
