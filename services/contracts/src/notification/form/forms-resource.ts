import { staffId } from '@pinline/events/ids'
import { formKind } from '@pinline/events/notification/form-submitted'
import { z } from 'zod'
import { adminResource } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { formRecord, formStatus } from './form-row.ts'

export const formFilter = z.object({
  /** The number of a form, or its beginning. */
  q: cleanedText(40).optional(),
  status: z.union([formStatus, z.array(formStatus).min(1)]).optional(),
  kind: formKind.optional(),
  /** `none`: forms that nobody takes care of. */
  assignee: z.union([staffId, z.literal('none')]).optional(),
  /** Not answered in time. */
  overdue: z.literal(true).optional(),
  /** Those that a machine seems to have filled in; without it, all others. */
  suspected: z.literal(true).optional(),
})

/** Files, replies and notes are filled in the single record only. */
export const formsResource = adminResource({
  name: 'forms',
  permission: 'forms.read',
  row: formRecord,
  filter: formFilter,
  sorts: ['createdAt'],
  countsTo: 10_000,
})
