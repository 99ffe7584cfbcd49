import { z } from 'zod'
import { event } from '../event.ts'
import { vaultReference } from '../ids.ts'

/** Staff replied to the sender of a form; they get the text by mail. */
export const formAnswered = event('form-answered', { answerRef: vaultReference, answeredAt: z.iso.datetime() })
export type FormAnswered = z.infer<typeof formAnswered>
