import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { ContactClaims } from '../accounts/contact-claims.ts'

/**
 * Releases former phones and e-mail addresses once their change can no longer be undone, and the claims of changes that
 * were interrupted.
 */
export const reconcileContactClaimsJob = (contactClaims: ContactClaims): Job =>
  defineJob({
    name: 'settle-contact-claims',
    sweepEveryMs: 10_000,
    due: async (now) => await contactClaims.due(now),
    run: async (id) => await contactClaims.reconcile(id),
  })
