import { z } from 'zod'
import { event } from '../event.ts'
import { handbookPageId } from '../ids.ts'

/** The page no longer holds; it is found among the archived ones only. */
export const handbookPageArchived = event('handbook-page-archived', { handbookPageId, archivedAt: z.iso.datetime() })
