import { unpacked } from '@pinline/chassis/event-store/archived-commits'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { loadStreamAt } from '@pinline/chassis/event-store/load-stream-at'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { getOrderAt } from '@pinline/contracts/order/order/get-order-at'
import type { PlacedOrder } from '../domain/order/order.ts'
import { orderDecider } from '../domain/order/order-decider.ts'
import { compareStates } from '../order-at/compare-states.ts'
import type { OrderDeps } from '../order-deps.ts'

/** How many events of an order were stored by a moment. */
const versionAt = async ({ store }: OrderDeps, streamId: string, at: Date): Promise<number> => {
  let version = 0
  for await (const commit of unpacked(store.commits.find({ streamId }).sort({ version: 1 }))) {
    if (commit.committedAt > at) break
    version = commit.version + commit.events.length - 1
  }
  return version
}

const statusFirst = ({ status, ...fields }: PlacedOrder) => ({ status, ...fields })

/** Folds the commits that the order had at the moment. */
export const getOrderAtRoute = (platform: OrderDeps) =>
  route(getOrderAt, async ({ orderNo, at }) => {
    const now = await loadStream(platform, orderDecider, orderNo)
    if (now.state.status === 'new') return rejection('order-not-found')
    const version = Math.min(now.version, await versionAt(platform, orderNo, new Date(at)))
    const { state } = await loadStreamAt(platform, orderDecider, orderNo, version)
    const fields = compareStates(state.status === 'new' ? {} : statusFirst(state), statusFirst(now.state))
    return result({ version, present: now.version, fields })
  })
