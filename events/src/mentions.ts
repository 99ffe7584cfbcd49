import { z } from 'zod'
import { type StaffId, staffId } from './ids.ts'

/** Most colleagues whom one note mentions. */
export const maxMentions = 20

/** The staff whom a note mentions, each once; left out where nobody is. Their names are in no event. */
export const mentions = z.array(staffId).min(1).max(maxMentions).optional()

/** The part of an event's data that says whom a note mentions. */
export const mentioning = (ids: readonly StaffId[]): { mentions?: StaffId[] } =>
  ids.length === 0 ? {} : { mentions: [...ids] }
