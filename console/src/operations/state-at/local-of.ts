/** An instant as a field of date and time shows it, in the browser's time zone, to the millisecond. */
export const localOf = (instant: string): string => {
  const date = new Date(instant)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, -1)
}
