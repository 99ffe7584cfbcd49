const grouped = /^[+-]?\d{1,3}(?:,\d{3})+$/u

/** A typed whole number without what groups its thousands: `1 200`, `1,200`. A comma elsewhere stays: `1,5` is not 15. */
export const wholeText = (typed: string): string => {
  const text = typed.replaceAll(/\s/gu, '').replace('−', '-')
  return grouped.test(text) ? text.replaceAll(',', '') : text
}
