import { z } from 'zod'
import { call, open } from '../api/call.ts'
import { reportedStep } from './visitor/visit-steps.ts'

/**
 * Counts steps of a visit: a search, a part that was opened after it, something put into the cart. Only the number of a day
 * is stored. A browser that asks not to be tracked (`DNT`, `Sec-GPC`) is not counted.
 */
export const recordVisitSteps = call({
  name: 'record-visit-steps',
  path: '/public/common/visitor/steps',
  effect: 'command',
  access: open,
  input: z.strictObject({ steps: z.array(reportedStep).min(1).max(reportedStep.options.length) }),
  output: z.object({ recorded: z.boolean() }),
  errors: [],
  storeReply: false,
  limit: { requests: 240, perSeconds: 300 },
})
