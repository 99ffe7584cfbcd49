import { isRejection } from '@pinline/contracts/api/error-codes'
import { recordAudit } from '@pinline/contracts/api/record-audit'
import { callService } from '../http/call-service.ts'
import type { RecordAudit } from './audit-shipper.ts'

/** Sends entries to the account service. Throws if it does not respond. */
export const sendAudit =
  (accountUrl: string, internalToken: string): RecordAudit =>
  async (entries) => {
    const done = await callService(
      accountUrl,
      internalToken,
      recordAudit,
      { entries: [...entries] },
      { repeatable: true },
    )
    return isRejection(done) ? done : done.recorded
  }
