/** Unit of a drawing's dimensions. */
export type MeasureUnit = 'mm' | 'inch'

const MM_PER_INCH = 25.4

/** A length for a dimension line: mm with at most two decimals, inches with three, without the unit. */
export function measure(mm: number, unit: MeasureUnit = 'mm'): string {
  const value = unit === 'mm' ? Math.round(mm * 100) / 100 : Math.round((mm / MM_PER_INCH) * 1000) / 1000
  return Object.is(value, -0) ? '0' : String(value)
}

const maxMoreDecimals = 3

/**
 * One of `steps` equal steps, with as many more decimals than a length as the product needs to agree with the total as
 * stated: 9 steps that make 10.4 mm are 1.156 each, not 1.16.
 */
export function measureStep(steps: number, stepMm: number, unit: MeasureUnit): string {
  const total = Number(measure(stepMm * steps, unit))
  const [decimals, factor] = unit === 'mm' ? [2, 1] : [3, MM_PER_INCH]
  const shown = Array.from({ length: maxMoreDecimals + 1 }, (_, more) =>
    Number((stepMm / factor).toFixed(decimals + more)),
  )
  // Half a unit is rounded up: 9 × 1.155 is 10.395, which floats may take for less.
  const agrees = (step: number): boolean => Number((step * steps + 1e-9).toFixed(decimals)) === total
  return String(shown.find(agrees) ?? shown.at(-1))
}

/** `n × step = total` of equal steps, which agree as stated. */
export function measureSteps(steps: number, stepMm: number, unit: MeasureUnit): string {
  return `${steps} × ${measureStep(steps, stepMm, unit)} = ${measure(stepMm * steps, unit)}`
}

/** Round lengths in mm for a scale bar. */
const BAR_STEPS_MM = [0.5, 1, 2, 5, 10, 20, 50, 100]

/** The longest round length in mm whose bar fits in the given width in px. */
export function barLength(scale: number, widthPx: number): number {
  return BAR_STEPS_MM.filter((mm) => mm * scale <= widthPx).at(-1) ?? 0.5
}
