import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'
import { attemptState } from './pay-attempt.ts'

/** Simulator: the payer presses "decline". */
export const declineAttempt = call({
  name: 'decline-attempt',
  path: '/wallet/attempts/{id}/decline',
  effect: 'command',
  access: open,
  input: z.object({ id: cleanedText(64) }),
  output: attemptState,
  errors: ['attempt-not-found', 'payment-not-possible'],
})
