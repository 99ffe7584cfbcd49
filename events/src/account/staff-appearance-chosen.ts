import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'
import { appearance } from './appearance.ts'

/** A member of staff chose colours, scheme and row density of the console. */
export const staffAppearanceChosen = event('staff-appearance-chosen', {
  staffId,
  appearance,
  chosenAt: z.iso.datetime(),
})
export type StaffAppearanceChosen = z.infer<typeof staffAppearanceChosen>
