import { z } from 'zod'
import { event } from '../event.ts'
import { snippetId } from '../ids.ts'

/** An archived snippet is offered again, as it was. */
export const snippetReopened = event('snippet-reopened', { snippetId, reopenedAt: z.iso.datetime() })
