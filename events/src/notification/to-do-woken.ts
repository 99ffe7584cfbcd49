import { z } from 'zod'
import { event } from '../event.ts'

/** The time until which a to-do was snoozed is over, or staff ended it. `escalatesAt`: null once administrators have it. */
export const toDoWoken = event('to-do-woken', {
  toDoId: z.string().min(1),
  wokenAt: z.iso.datetime(),
  escalatesAt: z.iso.datetime().nullable(),
})
export type ToDoWoken = z.infer<typeof toDoWoken>
