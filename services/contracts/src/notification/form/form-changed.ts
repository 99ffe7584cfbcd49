import { formNo } from '@pinline/events/ids'
import { z } from 'zod'
import { cleanedText } from '../../api/text.ts'
import { formStatus } from './form-row.ts'

/** Response of every command of staff on a form: its new status. */
export const formChanged = z.object({ formNo, status: formStatus, version: z.int() })
export type FormChanged = z.infer<typeof formChanged>

/** A number as typed. One that cannot exist returns `form-not-found`, not a validation error. */
export const enteredFormNo = cleanedText(40).min(1)

/** Longest reply or note, UTF-16 units. */
export const formMessageLength = 4000
