import { callService } from '@pinline/chassis/http/call-service'
import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { listServiceRetention } from '@pinline/contracts/api/retention'
import type { listRetention } from '@pinline/contracts/gateway/operations/list-retention'
import { type ServiceName, serviceName } from '@pinline/events/event'

const timeoutMs = 5000

/** Queries every service; one that does not respond in time has no list. */
export const gatherRetention = async (
  urls: Readonly<Record<ServiceName, string>>,
  internalToken: string,
): Promise<OutputOf<typeof listRetention>> => {
  const listOf = async (name: ServiceName) => {
    try {
      const outcome = await callService(urls[name], internalToken, listServiceRetention, {}, { timeoutMs })
      return isRejection(outcome) ? null : outcome.list
    } catch {
      return null
    }
  }
  const services = await Promise.all(serviceName.options.map(async (name) => ({ name, list: await listOf(name) })))
  return { at: new Date().toISOString(), services }
}
