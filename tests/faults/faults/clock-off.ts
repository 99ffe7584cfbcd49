import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'
import { databaseOf, type Service } from '../invariants/commits.ts'
import { watchCommits } from '../watch-commits.ts'
import { judgeDeadlines } from './deadlines.ts'

const deadlineMs = 15_000
const minutes = 10
/**
 * Allowed difference between a commit's time and MongoDB's own at its insert: covers a slow machine, not a wrong clock.
 */
const toleratedMs = 5000

/**
 * The calendar of one process is ten minutes ahead or behind from its start on; orders are left to their deadlines.
 * Orders expire by MongoDB's time, and every commit has MongoDB's time.
 */
export const clockOff = (service: Service, direction: 'ahead' | 'behind', twins: readonly Service[] = []): Fault => {
  const offMs = minutes * 60_000 * (direction === 'ahead' ? 1 : -1)
  return {
    name: `clock-${service}-${direction}`,
    ...(twins.length === 0 ? {} : { twins: [...twins, 'gateway'] }),
    settings: { ORDER_DEADLINE_SECONDS: String(deadlineMs / 1000) },
    prepare: (faultLevers) => faultLevers.set('clock', { service, offMs }),
    inject: async ({ load, environment, faultLevers }) => {
      const watched = await watchCommits(databaseOf(environment, service))
      const until = load.elapsedMs() + 2 * deadlineMs
      await waitFor('two deadlines have passed', () => load.elapsedMs() > until, { timeoutMs: 3 * deadlineMs })
      const shifted = faultLevers.read('shifted')
      return {
        recover: watched.stop,
        hit: () =>
          shifted?.service === service ? `its clock was off by ${Math.round(shifted.offMs / 1000)} s` : undefined,
        verify: (commits) => {
          const wrong = watched
            .seen()
            .filter(({ committedAt, insertedAt }) => Math.abs(committedAt - insertedAt) > toleratedMs)
          const [example] = wrong
          return [
            ...(example === undefined
              ? []
              : [
                  `clock: ${wrong.length} commits bear another time than MongoDB's, e.g. ${example.streamId} by ${example.committedAt - example.insertedAt} ms`,
                ]),
            ...judgeDeadlines(commits),
          ]
        },
      }
    },
  }
}
