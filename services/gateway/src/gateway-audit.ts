import { randomBytes } from 'node:crypto'
import { memoryOutbox } from '@pinline/chassis/audit/audit-outbox'
import { type AuditRecorder, auditRecorder } from '@pinline/chassis/audit/audit-recorder'
import { AuditShipper } from '@pinline/chassis/audit/audit-shipper'
import { sendAudit } from '@pinline/chassis/audit/send-audit'
import type { Logger } from 'pino'

const retryMs = 2000
const stopMs = 2000

/**
 * Sends the actions of operators to the audit trail before the response; buffers them in memory while it cannot be
 * reached.
 */
export const gatewayAudit = (accountUrl: string, internalToken: string, logger: Logger): AuditRecorder => {
  const memory = memoryOutbox()
  const shipper = new AuditShipper(memory, sendAudit(accountUrl, internalToken), logger)
  const ship = () => shipper.ship().catch(() => undefined)
  const recorder = auditRecorder({
    service: 'gateway',
    outbox: {
      ...memory,
      add: async (entries) => {
        await memory.add(entries)
        await ship()
      },
    },
    shipper,
    now: () => new Date(),
    newId: (prefix) => `${prefix}-${randomBytes(12).toString('hex')}`,
    logger,
    includeBuyers: false,
    // The account service counts these when they arrive.
    countSecurityEvent: () => undefined,
  })
  const timer = setInterval(() => void ship(), retryMs).unref()
  return {
    record: recorder.record,
    stop: async () => {
      clearInterval(timer)
      await recorder.stop()
      await Promise.race([ship(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
    },
  }
}
