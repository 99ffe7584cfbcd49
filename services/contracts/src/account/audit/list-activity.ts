import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { page, pageRequest } from '../../api/paging.ts'
import { instant } from '../fields.ts'

export const activityKind = z.enum(['sign-in', 'sign-in-refused', 'change', 'session-ended'])
export type ActivityKind = z.infer<typeof activityKind>

/** Something that a buyer did, or that somebody tried in their name. */
export const activityRow = z.object({
  id: z.string(),
  kind: activityKind,
  /** Name of the call, e.g. `change-password`. */
  call: z.string(),
  at: instant,
  /** Network address; empty once erased. */
  address: z.string(),
  device: z.string(),
  /** `done`, or the code of the refusal. */
  outcome: z.string(),
})
export type ActivityRow = z.infer<typeof activityRow>

/** A buyer's own activity, the newest first. */
export const listActivity = call({
  name: 'list-activity',
  path: '/user/flow/list',
  effect: 'read',
  access: buyer,
  input: pageRequest.extend({ kind: activityKind.optional() }),
  output: page(activityRow),
  errors: [],
})
