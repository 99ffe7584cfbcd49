import { storedOutbox } from '../audit/audit-outbox.ts'
import { type AuditRecorder, auditRecorder } from '../audit/audit-recorder.ts'
import { AuditShipper } from '../audit/audit-shipper.ts'
import { sendAudit } from '../audit/send-audit.ts'
import { shipAudit } from '../audit/ship-audit.job.ts'
import type { Job } from '../jobs/job.ts'
import { randomId } from '../random-id.ts'
import type { Composition, Platform } from '../service.ts'

/** Records requests in a durable outbox; a job ships them to the service that stores the audit trail. */
export const startAudit = async (
  { store, db, clock, config, log, metrics }: Platform,
  { recordAudit }: Composition,
): Promise<{ readonly audit: AuditRecorder; readonly job: Job }> => {
  const outbox = await storedOutbox(db)
  const shipper = new AuditShipper(outbox, recordAudit ?? sendAudit(config.ACCOUNT_URL, config.INTERNAL_TOKEN), log)
  const audit = auditRecorder({
    service: store.service,
    outbox,
    shipper,
    now: () => clock.now(),
    newId: randomId,
    logger: log,
    includeBuyers: recordAudit !== undefined,
    countSecurityEvent: (kind) => metrics.securityEvents.labels(kind, store.service).inc(),
  })
  return { audit, job: shipAudit(outbox, shipper) }
}
