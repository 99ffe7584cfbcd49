/** How a language writes numbers. */
export interface NumberSigns {
  readonly decimal: '.' | ','
  /** Null where thousands are grouped by a space. */
  readonly thousands: '.' | ',' | null
}

const asSign = (sign: string | undefined): '.' | ',' | null => (sign === '.' || sign === ',' ? sign : null)

/** The signs of a language by its BCP 47 tag. */
export const numberSignsOf = (tag: string): NumberSigns => {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_234_567.8)
  const signOf = (type: 'decimal' | 'group') => asSign(parts.find((part) => part.type === type)?.value)
  return { decimal: signOf('decimal') ?? '.', thousands: signOf('group') }
}

/** No number of thousands begins with zero or has more than three digits before its sign. */
const grouped = { '.': /^[+-]?[1-9]\d{0,2}\.\d{3}$/u, ',': /^[+-]?[1-9]\d{0,2},\d{3}$/u }

/**
 * A typed number with a decimal point and no spaces. Undefined where the language reads it as thousands: `1,250` would be
 * taken for 1.25 in English, and `1.250` in German. What else is no number is left to the caller.
 */
export const plainNumber = (typed: string, { thousands }: NumberSigns): string | undefined => {
  const text = typed.replaceAll(/\s/gu, '').replace('−', '-')
  return thousands !== null && grouped[thousands].test(text) ? undefined : text.replace(',', '.')
}

/** A number with a decimal point as the language writes it, so that `plainNumber` reads it back. */
export const localNumber = (plain: string, { decimal }: NumberSigns): string => plain.replace('.', decimal)
