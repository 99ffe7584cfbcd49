/** A number as exports write it. A leading zero, as in a postal code, makes it a text. */
const decimal = /^-?(?:0|[1-9]\d{0,17})(?:\.\d{1,12})?$/

export const isDecimal = (text: string): boolean => decimal.test(text)

const digitsOf = (text: string): number => {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** The exact sum of decimals, where a sum of binary numbers would make 0.30000000000000004 of 0.1 and 0.2. */
export const sumOf = (decimals: readonly string[]): string => {
  const digits = decimals.reduce((most, one) => Math.max(most, digitsOf(one)), 0)
  const scaled = decimals.reduce(
    (sum, one) => sum + BigInt(one.replace('.', '') + '0'.repeat(digits - digitsOf(one))),
    0n,
  )
  if (digits === 0) return String(scaled)
  const sign = scaled < 0n ? '-' : ''
  const figures = String(scaled < 0n ? -scaled : scaled).padStart(digits + 1, '0')
  return `${sign}${figures.slice(0, -digits)}.${figures.slice(-digits)}`
}
