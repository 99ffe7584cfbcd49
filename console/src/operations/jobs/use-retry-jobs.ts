import { retryJobs } from '@pinline/contracts/gateway/operations/retry-jobs'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { useFormat } from '../../messages/use-format.ts'
import { useOperation } from '../use-operation.ts'

export const jobsKey = ['operations', 'jobs'] as const

/** Queues failed jobs and says how many. */
export const useRetryJobs = () => {
  const { run, busy } = useOperation(retryJobs)
  const notify = useNotify()
  const format = useFormat()
  const queries = useQueryClient()
  const retry = async (which: z.input<(typeof retryJobs)['input']>) => {
    const done = await run(which)
    void queries.invalidateQueries({ queryKey: jobsKey })
    if (done === undefined) return
    if (done.queued === 0) notify('jobs.nothing')
    else notify('jobs.queued', { messageArgs: { smart_count: done.queued, count: format.number(done.queued) } })
  }
  return { retry, busy }
}
