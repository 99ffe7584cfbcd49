import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { CheckedBatch, Deviation, Reconciler } from '@pinline/chassis/reconcile/reconciler'
import { isOlderThan, streamsOf } from '@pinline/chassis/reconcile/stream-reader'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderStreamType } from '@pinline/events/order/order-event'
import type { ToDo } from '../domain/to-do/to-do.ts'
import { type OrderToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'
import { toDosOfOrder } from './to-dos-of-order.ts'

const causeName = 'reconcile-to-dos'

/** What is wrong with a to-do; undefined if nothing is. A to-do that opened and closed unnoticed is not made. */
const problemOf = (
  state: ToDo,
  command: OrderToDoCommand,
): 'to-do-missing' | 'to-do-stale' | 'to-do-closed' | undefined => {
  if (command.type === 'open-to-do')
    return state.status === 'none' ? 'to-do-missing' : state.status === 'closed' ? 'to-do-closed' : undefined
  return state.status === 'open' ? 'to-do-stale' : undefined
}

/**
 * To-dos against the events of orders. A missing one is opened, a stale one closed, by the commands of the reactions; one
 * that was closed too early is for a person, since none is opened twice. Orders with a recent event are left alone.
 * Prevents the failure "an order is paid, and nobody is notified that it has to be prepared". Shown by
 * tests/system/product/reconcile-reservations.spec.ts.
 */
export const reconcileToDos = (platform: Platform): Reconciler => {
  const orders = streamsOf(platform, 'order')
  const repair = async (toDoId: string, command: OrderToDoCommand): Promise<boolean> => {
    const context = internalCause(platform, causeName)
    const done = await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    return !isRejection(done) && done.events.length > 0
  }
  return {
    name: 'to-dos',
    check: async ({ after = '', limit }): Promise<CheckedBatch> => {
      const heads = await orders.list([orderStreamType], after, limit)
      const now = platform.clock.now()
      const quiet = heads.filter((head) => isOlderThan(head, now, platform.config.RECONCILE_MIN_AGE_SECONDS))
      const events = await orders.read(quiet.map(({ streamId }) => streamId))
      const expected = new Map([...events.values()].flatMap((of) => [...toDosOfOrder(of)]))
      const states = await loadStreams(platform, toDoDecider, [...expected.keys()])
      const deviations: Deviation[] = []
      for (const [toDoId, command] of expected) {
        const { state } = states.get(toDoId) ?? { state: toDoDecider.initial }
        const kind = problemOf(state, command)
        if (kind === undefined) continue
        const found = {
          kind,
          streamId: toDoId,
          detail: command.type === 'open-to-do' ? command.kind : command.closedBy,
        }
        if (kind === 'to-do-closed') deviations.push({ ...found, state: 'open' })
        else if (await repair(toDoId, command)) deviations.push({ ...found, state: 'repaired' })
      }
      return { checked: quiet.length, deviations, next: heads.length < limit ? undefined : heads.at(-1)?.streamId }
    },
  }
}
