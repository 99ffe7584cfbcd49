import { defineJob, type Job } from '../jobs/job.ts'
import type { AuditOutbox } from './audit-outbox.ts'
import type { AuditShipper } from './audit-shipper.ts'

/** Ships waiting entries: of an instance that died, or of a time when the account service was down. */
export const shipAudit = (outbox: AuditOutbox, shipper: AuditShipper): Job =>
  defineJob({
    name: 'ship-audit',
    sweepEveryMs: 5000,
    due: async () => ((await outbox.first(1)).length > 0 ? ['all'] : []),
    run: () => shipper.ship(),
  })
