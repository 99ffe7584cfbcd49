import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { failedJobs, retryFailedJobs } from '../../api/jobs.ts'

/** Queues failed jobs of a service at once: one by its name and id, those of a name, or all. */
export const retryJobs = call({
  name: 'retry-jobs',
  path: '/private/operations/retry-jobs',
  effect: 'command',
  access: staff('operations.change'),
  input: failedJobs.extend({ service: serviceName }),
  output: retryFailedJobs.output,
  errors: ['service-unavailable'],
})
