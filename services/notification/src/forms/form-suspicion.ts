import type { FormSuspicion } from '@pinline/events/notification/form-submitted'

/** Nobody reads and fills in a form faster than this, ms. */
const fastestMs = 2500

/**
 * Why a form is taken for a machine's. Such a form is kept, so that no person's message is lost, but is nobody's work and
 * causes no mail. Prevents the failure "machines fill the queue, and write to strangers through it".
 */
export const formSuspicionOf = ({
  fax,
  elapsedMs,
}: {
  readonly fax: string
  readonly elapsedMs?: number | undefined
}): FormSuspicion | undefined => {
  if (fax !== '') return 'honeypot'
  return elapsedMs !== undefined && elapsedMs < fastestMs ? 'too-fast' : undefined
}
