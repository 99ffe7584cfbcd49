import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { storedValue } from '../../session/stored-value.ts'

const isUnit = (value: unknown): value is MeasureUnit => value === 'mm' || value === 'inch'
const stored = storedValue('lengthUnit', isUnit, 'mm')

/** The unit of lengths in lists. URLs and requests are always in mm. */
export const useLengthUnit = stored.use

/** Changes the unit of lengths. */
export const chooseLengthUnit = stored.write
