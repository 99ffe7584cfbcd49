import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import { defineJob, type Job } from '@pinline/chassis/jobs/job'
import type { Platform } from '@pinline/chassis/service'
import { toDoDecider } from '../domain/to-do/to-do-decider.ts'
import { queryToDosInTime } from '../read-models/to-dos/to-dos.query.ts'
import { advanceToDoName, toDoTimes } from '../to-dos/to-do-times.ts'

/** Ends snoozes and escalates what is overdue. Woken on time; the sweep is the guarantee. */
export const advanceToDo = (platform: Platform): Job =>
  defineJob({
    name: advanceToDoName,
    sweepEveryMs: 15_000,
    due: async (now) => await queryToDosInTime(platform, now),
    run: async (id) => {
      await handleCommand(platform, toDoDecider, {
        streamId: id,
        command: { type: 'advance-to-do', ...toDoTimes(platform.clock.now()) },
        context: internalCause(platform, advanceToDoName),
      })
    },
  })
