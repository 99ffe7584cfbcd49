import { randomBytes } from 'node:crypto'
import { type AuditDesk, auditDesk } from '@pinline/chassis/audit/audit-desk'
import { memoryOutbox } from '@pinline/chassis/audit/audit-outbox'
import { AuditShipper } from '@pinline/chassis/audit/audit-shipper'
import { handInAudit } from '@pinline/chassis/audit/hand-in-audit'
import type { Logger } from 'pino'

const tryAgainMs = 2000
const stopMs = 2000

/** What operators do, handed to the trail before they are answered; kept in memory while that cannot be reached. */
export const gatewayAudit = (accountUrl: string, internalToken: string, logger: Logger): AuditDesk => {
  const kept = memoryOutbox()
  const shipper = new AuditShipper(kept, handInAudit(accountUrl, internalToken), logger)
  const handIn = () => shipper.ship().catch(() => undefined)
  const desk = auditDesk({
    service: 'gateway',
    outbox: {
      ...kept,
      add: async (entries) => {
        await kept.add(entries)
        await handIn()
      },
    },
    shipper,
    now: () => new Date(),
    newId: (prefix) => `${prefix}-${randomBytes(12).toString('hex')}`,
    logger,
    buyersToo: false,
  })
  const timer = setInterval(() => void handIn(), tryAgainMs).unref()
  return {
    answered: desk.answered,
    stop: async () => {
      clearInterval(timer)
      await desk.stop()
      await Promise.race([handIn(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
    },
  }
}
