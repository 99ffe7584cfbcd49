import { callService } from '@pinline/chassis/http/call-service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { getServiceOperations, type ServiceOperations } from '@pinline/contracts/api/operations'
import type { ServiceName } from '@pinline/events/event'

/** Queries every service; one that does not respond within 3 s counts as not ready. */
export const gatherOperations = async (
  urls: Readonly<Record<ServiceName, string>>,
  internalToken: string,
): Promise<ServiceOperations[]> => {
  const names: readonly ServiceName[] = ['order', 'catalogue', 'account', 'notification']
  return await Promise.all(
    names.map(async (name): Promise<ServiceOperations> => {
      const notReady: ServiceOperations = {
        name,
        ready: false,
        outbox: { pending: 0, oldestSeconds: 0 },
        consumers: [],
        reconcilers: [],
        findings: [],
        jobs: null,
      }
      try {
        const outcome = await callService(urls[name], internalToken, getServiceOperations, {}, { timeoutMs: 3000 })
        return isRejection(outcome) ? notReady : outcome
      } catch {
        return notReady
      }
    }),
  )
}
