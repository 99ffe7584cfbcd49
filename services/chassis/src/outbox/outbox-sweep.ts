import { completedWithin } from '../retention/sweep.ts'

/** Commits that are not published yet; the alarm `OutboxStuck` has the same time. */
export const outboxSweep = completedWithin('committedAt', {
  ...{ kind: 'outbox', collection: 'commits', seconds: 60 },
  ...{ where: { unpublished: true }, sortBy: '_id' },
})
