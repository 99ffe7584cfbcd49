import { z } from 'zod'
import { event } from '../event.ts'
import { handbookPageId } from '../ids.ts'

/** An archived page holds again, as it was. */
export const handbookPageReopened = event('handbook-page-reopened', { handbookPageId, reopenedAt: z.iso.datetime() })
