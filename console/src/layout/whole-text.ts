import type { NumberSigns } from '@pinline/ui/format/number-signs'

/**
 * A typed whole number without what groups its thousands: spaces, and the sign of the language, `1.200` in German. Any
 * other sign stays for the caller to refuse: `1,5` is not 15, and `1,200` is 1.2 to a German.
 */
export const wholeText = (typed: string, { thousands }: NumberSigns): string => {
  const text = typed
    .trim()
    .replace('−', '-')
    .replace(/^([+-])\s+/u, '$1')
    .replaceAll(/\s/gu, ' ')
  // No number of thousands begins with zero.
  const sign = /^[+-]?[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*$/u.exec(text)?.[1]
  return sign === ' ' || sign === thousands ? text.replaceAll(sign, '') : text
}
