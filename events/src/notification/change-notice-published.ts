import { z } from 'zod'
import { event } from '../event.ts'
import { changeNoticeId } from '../ids.ts'

/** The shop shows the notice from now on, and buyers of the parts are written to. */
export const changeNoticePublished = event('change-notice-published', { changeNoticeId, publishedAt: z.iso.datetime() })
