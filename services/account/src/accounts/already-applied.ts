import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'

/** Whether this request took effect before its response was lost: its code or ticket is spent. */
export const alreadyApplied = async (
  { store }: Pick<Platform, 'store'>,
  { request }: CommandContext,
): Promise<boolean | Rejection> => {
  const known = request === undefined ? undefined : await store.findRequest(request.id)
  if (known === undefined) return false
  return known.hash === request?.hash ? true : rejection('idempotency-key-reused')
}
