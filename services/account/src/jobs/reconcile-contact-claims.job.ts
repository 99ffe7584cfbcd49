import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { ContactClaims } from '../accounts/contact-claims.ts'

/** Comes back to changes of phone or e-mail that broke off between claim and fact, or before the former one was freed. */
export const reconcileContactClaimsJob = (contactClaims: ContactClaims): Job =>
  defineJob({
    name: 'settle-contact-claims',
    sweepEveryMs: 10_000,
    due: async (now) => await contactClaims.abandoned(now),
    run: async (id) => await contactClaims.reconcile(id),
  })
