import { z } from 'zod'
import { event } from '../event.ts'

/** What a form held is erased: contact, texts, replies, notes and files. */
export const formErased = event('form-erased', { erasedAt: z.iso.datetime() })
export type FormErased = z.infer<typeof formErased>
