/**
 * A decimal text in units of its last decimal: `12,5` with two decimals is 1250. Undefined where it is no number of at
 * most seven digits before the point and that many after it.
 */
export const readDecimal = (input: string, decimals: number): number | undefined => {
  const text = input.trim().replaceAll(/\s/gu, '').replace(',', '.')
  const parts = /^(\d{1,7})(?:\.(\d+))?$/u.exec(text)
  const fraction = parts?.[2] ?? ''
  if (parts === null || fraction.length > decimals) return undefined
  return Number((parts[1] ?? '') + fraction.padEnd(decimals, '0'))
}
