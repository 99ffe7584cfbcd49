import { unpacked } from '@pinline/chassis/event-store/archived-commits'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { eventsPerMilestone, loadStreamAt } from '@pinline/chassis/event-store/load-stream-at'
import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import { listStockHistory, type StockChange } from '@pinline/contracts/catalogue/stock/list-stock-history'
import { type StockEvent, stockEvent } from '@pinline/events/catalogue/stock-event'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { changeOfAvailable } from '../domain/stock/change-of-available.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { loadProduct } from './product-checks.ts'

const rowOf = ({ type, data }: StockEvent, commit: Commit, version: number, available: number): StockChange => ({
  at: commit.committedAt.toISOString(),
  actor: commit.actor,
  type,
  quantity: 'quantity' in data ? data.quantity : null,
  reason: 'reason' in data ? (data.reason ?? null) : 'note' in data ? (data.note ?? null) : null,
  orderNo: 'orderNo' in data ? data.orderNo : null,
  deliveryId: 'deliveryId' in data ? (data.deliveryId ?? null) : null,
  expectedOn: 'expectedOn' in data ? data.expectedOn : null,
  available,
  version,
})

/**
 * Reads the stream backwards: the stock after an event is the later stock minus the changes in between. Far from the end it
 * begins at the stock of that time.
 */
export const listStockHistoryRoute = (deps: CatalogueDeps) =>
  route(listStockHistory, async ({ productId, page, pageSize }) => {
    const { platform } = deps
    if ((await loadProduct(deps, productId)).status === 'absent') return rejection('product-not-found')
    const streamId = streamOf('stock', productId)
    const present = await loadStream(platform, stockDecider, streamId)
    const list: StockChange[] = []
    const total = present.version
    const first = total - (page - 1) * pageSize
    if (first <= 0) return result({ list, total, page, pageSize })
    const from =
      total - first < eventsPerMilestone ? present : await loadStreamAt(platform, stockDecider, streamId, first)
    let { available } = from.state
    const commits = platform.store.commits.find({ streamId, version: { $lte: from.version } }).sort({ version: -1 })
    for await (const commit of unpacked(commits, true)) {
      for (const [back, stored] of commit.events.toReversed().entries()) {
        const version = commit.version + commit.events.length - 1 - back
        if (version > from.version) continue
        const event = stockEvent.parse(stored)
        if (version <= first) list.push(rowOf(event, commit, version, available))
        available -= changeOfAvailable(event)
        if (list.length === pageSize) break
      }
      if (list.length === pageSize) break
    }
    return result({ list, total, page, pageSize })
  })
