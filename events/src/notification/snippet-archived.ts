import { z } from 'zod'
import { event } from '../event.ts'
import { snippetId } from '../ids.ts'

/** The snippet is no longer offered; it is found among the archived ones only. */
export const snippetArchived = event('snippet-archived', { snippetId, archivedAt: z.iso.datetime() })
