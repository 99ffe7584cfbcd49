/** The same time of day, so many weekdays later (UTC). */
export const businessDaysAfter = (start: string, days: number): string => {
  const date = new Date(start)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1
  }
  return date.toISOString()
}
