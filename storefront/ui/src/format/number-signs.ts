/** How a language writes numbers. */
export interface NumberSigns {
  readonly decimal: string
  /** A space in some languages. */
  readonly thousands: string
}

/** The signs of a language by its BCP 47 tag. */
export const numberSignsOf = (tag: string): NumberSigns => {
  const written = new Intl.NumberFormat(tag).format(1_234_567.8)
  return { decimal: written.charAt(9), thousands: written.charAt(1) }
}

/**
 * A typed number with a decimal point and no spaces. Undefined where the language reads it as thousands: `1,250` would be
 * taken for 1.25 in English, and `1.250` in German. What else is no number is left to the caller.
 */
export const plainNumber = (typed: string, { thousands }: NumberSigns): string | undefined => {
  const text = typed.replaceAll(/\s/gu, '').replace('−', '-')
  // No number of thousands begins with zero or has more than three digits before its sign.
  const sign = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/u.exec(text)?.[1]
  return sign === thousands ? undefined : text.replace(',', '.')
}

/** A number with a decimal point as the language writes it, so that `plainNumber` reads it back. */
export const localNumber = (plain: string, { decimal }: NumberSigns): string => plain.replace('.', decimal)
