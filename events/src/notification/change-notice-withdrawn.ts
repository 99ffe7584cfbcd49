import { z } from 'zod'
import { event } from '../event.ts'
import { changeNoticeId } from '../ids.ts'

/** The notice is shown no longer, and nobody else is written to. */
export const changeNoticeWithdrawn = event('change-notice-withdrawn', { changeNoticeId, withdrawnAt: z.iso.datetime() })
