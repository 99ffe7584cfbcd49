/** Unit of a drawing's dimensions. */
export type MeasureUnit = 'mm' | 'inch'

const MM_PER_INCH = 25.4

/** A length for a dimension line: mm with at most two decimals, inches with three, without the unit. */
export function measure(mm: number, unit: MeasureUnit = 'mm'): string {
  const value = unit === 'mm' ? Math.round(mm * 100) / 100 : Math.round((mm / MM_PER_INCH) * 1000) / 1000
  return Object.is(value, -0) ? '0' : String(value)
}

/** Round lengths in mm for a scale bar. */
const BAR_STEPS_MM = [0.5, 1, 2, 5, 10, 20, 50, 100]

/** The longest round length in mm whose bar fits in the given width in px. */
export function barLength(scale: number, widthPx: number): number {
  return BAR_STEPS_MM.filter((mm) => mm * scale <= widthPx).at(-1) ?? 0.5
}
