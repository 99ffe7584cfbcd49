import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { ContactClaims } from '../accounts/contact-claims.ts'

/**
 * Reconciles changes of phone or e-mail that were interrupted between claim and event, or before the former contact was
 * released.
 */
export const reconcileContactClaimsJob = (contactClaims: ContactClaims): Job =>
  defineJob({
    name: 'settle-contact-claims',
    sweepEveryMs: 10_000,
    due: async (now) => await contactClaims.abandoned(now),
    run: async (id) => await contactClaims.reconcile(id),
  })
