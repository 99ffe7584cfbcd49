import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob } from '@pinline/chassis/jobs/job'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { publishDueContentName } from '../content/publish-due-content-name.ts'
import { contentDecider } from '../domain/content/content-decider.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

const sweepEveryMs = 5000
const batchSize = 200

/** Publishes scheduled content. Woken on time; the sweep is the guarantee, also while Redis is away. */
export const publishDueContentJob = ({ platform }: Pick<CatalogueDeps, 'platform'>) =>
  defineJob({
    name: publishDueContentName,
    sweepEveryMs,
    due: async (now) => {
      const rows = await platform
        .view(contentProjection)
        .find({ status: 'scheduled', publishAt: { $lte: now.toISOString() } }, { projection: { _id: 1 } })
        .sort({ publishAt: 1 })
        .limit(batchSize)
        .toArray()
      return rows.map(({ _id }) => _id)
    },
    run: async (streamId) => {
      const done = await handleCommand(platform, contentDecider, {
        streamId,
        command: { type: 'publish-due-content', now: platform.clock.now().toISOString() },
        context: internalCause(platform, publishDueContentName),
      })
      if (isRejection(done)) platform.log.warn({ streamId, code: done.code }, 'scheduled content not published')
    },
  })
