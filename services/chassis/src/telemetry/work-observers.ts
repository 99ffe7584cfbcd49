import type { JobObserver } from '../jobs/job.ts'
import type { ProcessMetrics } from '../metrics.ts'
import type { ReactionDeps } from '../reactions/reaction.ts'

/** Counts runs of jobs, what their sweeps find, and events that reactions have handled. */
export const workObservers = ({
  jobRuns,
  jobsDue,
  reactions,
}: ProcessMetrics): {
  readonly ofJobs: { readonly observer: JobObserver }
  readonly ofReactions: Pick<ReactionDeps, 'onHandled'>
} => ({
  ofJobs: {
    observer: {
      ran: (job, result, seconds) => jobRuns.labels(job, result).observe(seconds),
      found: (job, due) => {
        if (due === undefined) jobsDue.remove(job)
        else jobsDue.labels(job).set(due)
      },
    },
  },
  ofReactions: { onHandled: (reaction, result) => reactions.labels(reaction, result).inc() },
})
