const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The day of an instant where the person is, as a date field writes it; empty where it is none. */
export const dayOf = (instant: unknown): string => {
  const at = new Date(typeof instant === 'string' ? instant : Number.NaN)
  return Number.isNaN(at.getTime())
    ? ''
    : `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

/** ISO 8601 of a day's first moment where the person is. */
export const firstOfDay = (day: string): string => new Date(`${day}T00:00:00.000`).toISOString()

export const lastOfDay = (day: string): string => new Date(`${day}T23:59:59.999`).toISOString()
