import { attemptId } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { call, open } from '../../api/call.ts'
import { cleanedText } from '../../api/text.ts'

export const attemptState = z.object({ attemptId, status: z.enum(['open', 'captured', 'declined', 'closed']) })

/** Simulator: the payer presses "pay". */
export const payAttempt = call({
  name: 'pay-attempt',
  path: '/wallet/attempts/{id}/pay',
  effect: 'command',
  access: open,
  input: z.object({ id: cleanedText(64) }),
  output: attemptState,
  errors: ['attempt-not-found', 'payment-not-possible'],
})
