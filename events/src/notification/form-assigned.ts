import { z } from 'zod'
import { event } from '../event.ts'
import { staffId } from '../ids.ts'

/** A form has another assignee; null: nobody. */
export const formAssigned = event('form-assigned', { assignee: staffId.nullable(), assignedAt: z.iso.datetime() })
export type FormAssigned = z.infer<typeof formAssigned>
