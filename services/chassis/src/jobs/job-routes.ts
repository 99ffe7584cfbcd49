import { rejection } from '@pinline/contracts/api/error-codes'
import { listQueuedJobs, retryFailedJobs } from '@pinline/contracts/api/jobs'
import { result } from '../http/call-result.ts'
import { type Route, route } from '../http/route.ts'
import type { QueueOperations } from './queue-operations.ts'

/** The operator's calls on the jobs of a service. */
export const jobRoutes = (operations: QueueOperations): Route[] => [
  route(listQueuedJobs, async (request) => result(await operations.page(request))),
  route(retryFailedJobs, async (filter) => {
    const queued = await operations.retry(filter)
    return queued === undefined ? rejection('service-unavailable') : result({ queued })
  }),
]
