import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { ServiceName } from '@pinline/events/event'

export const services: readonly ServiceName[] = ['order', 'catalogue', 'account', 'notification']

/** What each service responded; undefined if it did not. */
export const queryEach = async <T extends object>(
  names: readonly ServiceName[],
  query: (service: ServiceName) => Promise<T | Rejection>,
): Promise<{ readonly service: ServiceName; readonly found: T | undefined }[]> =>
  await Promise.all(
    names.map(async (service) => {
      const found = await query(service).catch(() => undefined)
      return { service, found: found === undefined || isRejection(found) ? undefined : found }
    }),
  )
