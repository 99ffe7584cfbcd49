import { z } from 'zod'
import { event } from '../event.ts'

/** Nothing more is to be done about a form. */
export const formClosed = event('form-closed', { closedAt: z.iso.datetime() })
export type FormClosed = z.infer<typeof formClosed>
