const units = ['B', 'kB', 'MB', 'GB'] as const
const step = 1024

/** A file size in the usual unit. `measure` formats a number in the person's language. */
export const fileSize = (bytes: number, measure: (value: number) => string): string => {
  let value = bytes
  let place = 0
  while (value >= step && place < units.length - 1) {
    value /= step
    place += 1
  }
  return `${measure(value >= 100 ? Math.round(value) : Math.round(value * 10) / 10)} ${units[place]}`
}
