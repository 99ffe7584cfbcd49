import { callService } from '@pinline/chassis/http/call-service'
import type { OutputOf } from '@pinline/contracts/api/call'
import { type EnvironmentValue, environmentVariables, getServiceEnvironment } from '@pinline/contracts/api/environment'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { listEnvironment } from '@pinline/contracts/gateway/environment/list-environment'
import type { ServiceName } from '@pinline/events/event'

/** Queries every service; one that does not respond within 3 s is away. A variable of several services is listed once. */
export const gatherEnvironment = async (
  urls: Readonly<Record<ServiceName, string>>,
  internalToken: string,
): Promise<OutputOf<typeof listEnvironment>> => {
  const names: readonly ServiceName[] = ['order', 'catalogue', 'account', 'notification']
  const found = new Map<string, EnvironmentValue>()
  const away: ServiceName[] = []
  await Promise.all(
    names.map(async (name) => {
      try {
        const outcome = await callService(urls[name], internalToken, getServiceEnvironment, {}, { timeoutMs: 3000 })
        if (isRejection(outcome)) away.push(name)
        else for (const one of outcome.list) found.set(one.variable, one)
      } catch {
        away.push(name)
      }
    }),
  )
  return { list: environmentVariables.flatMap((variable) => found.get(variable) ?? []), away }
}
