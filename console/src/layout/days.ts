const twoDigits = (value: number): string => String(value).padStart(2, '0')
const fourDigits = (year: number): string => String(year).padStart(4, '0')

/** Whether a date, or a date with a time, has a year that is typed to its end. */
export const hasFullYear = (date: string): boolean => /^[1-9]\d{3}-/u.test(date)

/** The local day of an instant as the value of a date field; empty for an invalid instant. */
export const dayOf = (instant: unknown): string => {
  const at = new Date(typeof instant === 'string' ? instant : Number.NaN)
  return Number.isNaN(at.getTime())
    ? ''
    : `${fourDigits(at.getFullYear())}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** ISO 8601 of the start of a local day. */
export const firstOfDay = (day: string): string => new Date(`${day}T00:00:00.000`).toISOString()

export const lastOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()
