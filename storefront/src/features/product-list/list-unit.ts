import type { MeasureUnit } from '@pinline/ui/drawing/measure'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const stored = storedValue<MeasureUnit>('lengthUnit', z.enum(['mm', 'inch']), 'mm')

/** The unit in which lists state lengths. Addresses and requests always speak of mm. */
export const useLengthUnit = stored.use

/** States lengths in another unit from now on. */
export const chooseLengthUnit = stored.write
