import { handleCommand, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { internalCause } from '@pinline/chassis/event-store/internal-cause'
import type { CheckedBatch, Deviation, Reconciler } from '@pinline/chassis/reconcile/reconciler'
import { isOlderThan, streamsOf } from '@pinline/chassis/reconcile/stream-reader'
import type { Platform } from '@pinline/chassis/service'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { afterSaleStreamType } from '@pinline/events/order/after-sale-event'
import { orderStreamType } from '@pinline/events/order/order-event'
import type { ToDo } from '../domain/to-do/to-do.ts'
import { type FollowingToDoCommand, toDoDecider } from '../domain/to-do/to-do-decider.ts'
import { toDosOfOrder } from './to-dos-of-order.ts'

const causeName = 'reconcile-to-dos'

type OpeningCommand = Extract<FollowingToDoCommand, { readonly openedAt: string }>

const isOpening = (command: FollowingToDoCommand): command is OpeningCommand =>
  command.type === 'open-to-do' || command.type === 'open-after-sale-to-do' || command.type === 'open-replacement-to-do'

/** What the to-do is about, or what closes it. */
const detailOf = (command: FollowingToDoCommand): string =>
  command.type === 'open-to-do'
    ? command.kind
    : !isOpening(command)
      ? command.closedBy
      : command.type === 'open-replacement-to-do'
        ? 'send-replacement'
        : 'answer-after-sale'

/** What is wrong with a to-do; undefined if nothing is. A to-do that opened and closed unnoticed is not made. */
const problemOf = (
  state: ToDo,
  command: FollowingToDoCommand,
): 'to-do-missing' | 'to-do-stale' | 'to-do-closed' | undefined => {
  if (isOpening(command))
    return state.status === 'none' || (state.status === 'closed' && command.type === 'open-replacement-to-do')
      ? 'to-do-missing'
      : state.status === 'closed'
        ? 'to-do-closed'
        : undefined
  return state.status === 'open' ? 'to-do-stale' : undefined
}

/**
 * To-dos against the events of orders and after-sales requests. A missing one is opened, a stale one closed, by the commands of the reactions; one
 * that was closed too early is for a person, since only replacements are opened twice. Orders with a recent event are left alone.
 * Prevents the failure "an order is paid, and nobody is notified that it has to be prepared". Shown by
 * tests/system/product/reconcile-reservations.spec.ts.
 */
export const reconcileToDos = (platform: Platform): Reconciler => {
  const orders = streamsOf(platform, 'order')
  const repair = async (toDoId: string, command: FollowingToDoCommand): Promise<boolean> => {
    const context = internalCause(platform, causeName)
    const done = await handleCommand(platform, toDoDecider, { streamId: toDoId, command, context })
    return !isRejection(done) && done.events.length > 0
  }
  return {
    name: 'to-dos',
    check: async ({ after = '', limit }): Promise<CheckedBatch> => {
      const heads = await orders.list([orderStreamType, afterSaleStreamType], after, limit)
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
          detail: detailOf(command),
        }
        if (kind === 'to-do-closed') deviations.push({ ...found, state: 'open' })
        else if (await repair(toDoId, command)) deviations.push({ ...found, state: 'repaired' })
      }
      return { checked: quiet.length, deviations, next: heads.length < limit ? undefined : heads.at(-1)?.streamId }
    },
  }
}
