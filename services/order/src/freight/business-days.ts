const dayMs = 86_400_000

const isWeekend = (day: Date): boolean => day.getUTCDay() === 0 || day.getUTCDay() === 6

/** The calendar date (UTC) so many business days (Monday to Friday) after a time. */
export const afterBusinessDays = (from: Date, days: number): string => {
  let day = new Date(from)
  for (let left = days; left > 0; ) {
    day = new Date(day.getTime() + dayMs)
    if (!isWeekend(day)) left -= 1
  }
  return day.toISOString().slice(0, 10)
}
