const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** The same time of day so many business days later: Monday to Friday, counted in UTC. `start` is an ISO instant. */
export const businessDaysAfter = (start: string, days: number): string => {
  const date = new Date(start)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (!isWeekend(date)) left -= 1
  }
  return date.toISOString()
}
