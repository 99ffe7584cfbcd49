import type { ServiceName } from '@pinline/events/event'
import type { Logger } from 'pino'
import { FailedJobs } from '../jobs/failed-jobs.ts'
import { type Job, type JobObserver, JobRunner } from '../jobs/job.ts'
import type { BaseConfig } from '../read-config.ts'
import type { Storage } from './open-storage.ts'

interface Deps {
  readonly service: ServiceName
  readonly config: BaseConfig
  readonly storage: Storage
  readonly logger: Logger
  readonly observer: JobObserver
}

/** The runner of a service's jobs, not yet started. */
export const createJobRunner = async (deps: Deps, jobs: readonly Job[]): Promise<JobRunner> => {
  const { service, config, storage, logger, observer } = deps
  const { db, clock, leaseFor } = storage
  const failed = new FailedJobs(db, clock)
  await failed.ensureIndexes()
  const { MONGODB_DATABASE_PREFIX: prefix, REDIS_URL: redisUrl } = config
  return new JobRunner({ service, prefix, redisUrl, clock, logger, observer, failed, lease: leaseFor('jobs') }, jobs)
}
