import { serviceName } from '@pinline/events/event'
import { call, staff } from '../../api/call.ts'
import { jobPage, jobsRequest } from '../../api/jobs.ts'

/** A page of the jobs of a service that are waiting, delayed, active or failed. */
export const listJobs = call({
  name: 'list-jobs',
  path: '/private/operations/list-jobs',
  effect: 'read',
  access: staff('operations.read'),
  input: jobsRequest.extend({ service: serviceName }),
  output: jobPage,
  errors: ['service-unavailable'],
})
