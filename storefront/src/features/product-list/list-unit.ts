import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const stored = storedValue<MeasureUnit>('lengthUnit', z.enum(['mm', 'inch']), 'mm')

/** The unit of lengths in lists. URLs and requests are always in mm. */
export const useLengthUnit = stored.use

/** Changes the unit of lengths. */
export const chooseLengthUnit = stored.write
