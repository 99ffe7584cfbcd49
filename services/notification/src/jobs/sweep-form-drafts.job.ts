import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { defineJob } from '@pinline/chassis/jobs/job'
import { formNo } from '@pinline/events/ids'
import { formDecider } from '../domain/form/form-decider.ts'
import { sweepFormDraftsName } from '../forms/form-drafts.ts'
import { eraseFormTexts } from '../forms/form-vault.ts'
import type { NotificationDeps } from '../notification-deps.ts'

/** Erases the texts of forms that were never committed. */
export const sweepFormDrafts = ({ platform, formDrafts }: NotificationDeps) =>
  defineJob({
    name: sweepFormDraftsName,
    sweepEveryMs: 15_000,
    due: async (now) => await formDrafts.due(now),
    run: async (id) => {
      const number = formNo.parse(id)
      const { state } = await loadStream(platform, formDecider, number)
      if (state.status === 'new') await eraseFormTexts(platform, [number])
      await formDrafts.end(number)
    },
  })
