import { fold } from '@pinline/chassis/domain/decider'
import { StateCache } from '@pinline/chassis/state-cache'
import { isRejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { StockQueue, type StockStore } from './stock-queue.ts'

/** A queue with its own state cache, as in each instance. */
export const instanceOn = (store: Omit<StockStore, 'cached'>): StockQueue =>
  new StockQueue({ ...store, cached: new StateCache({ name: 'spec' }) })

/** Commits in memory with the store's rules: one commit a version, one a request id. */
export const memoryStore = (opening: readonly [ProductId, number][]) => {
  const commits: { streamId: string; version: number; events: StockEvent[]; requests: string[] }[] = []
  const requests = new Set<string>()
  const ofStream = (streamId: string) => commits.filter((commit) => commit.streamId === streamId)
  const eventsOf = (streamId: string) => ofStream(streamId).flatMap(({ events }) => events)
  const store: Omit<StockStore, 'cached'> = {
    append: async (commit) => {
      await Promise.resolve()
      if (commit.version !== eventsOf(commit.streamId).length + 1) return { outcome: 'version-taken' }
      if ((commit.requests ?? []).some(({ id }) => requests.has(id))) return { outcome: 'request-known' }
      const ids = (commit.requests ?? []).map(({ id }) => id)
      for (const id of ids) requests.add(id)
      const events = commit.events.map((event) => stockDecider.eventSchema.parse(event))
      commits.push({ streamId: commit.streamId, version: commit.version, events, requests: ids })
      return { outcome: 'appended' }
    },
    fold: async (streamId) => ({ state: fold(stockDecider, eventsOf(streamId)), version: eventsOf(streamId).length }),
    commitsOf: async (ids) =>
      commits
        .filter((commit) => commit.requests.some((id) => ids.includes(id)))
        .map((commit) => ({ ...commit, requests: commit.requests.map((id) => ({ id, hash: id })) })),
    saveWhenDue: () => undefined,
  }
  const receive = (productId: ProductId, quantity: number): void => {
    const streamId = `stock-${productId.slice(2)}`
    const events: StockEvent[] = [{ type: 'stock-received', data: { productId, quantity, reason: 'opening' } }]
    commits.push({ streamId, version: eventsOf(streamId).length + 1, events, requests: [] })
  }
  /** Sets the level at or below which the part is low. */
  const watch = (productId: ProductId, level: number): void => {
    const streamId = `stock-${productId.slice(2)}`
    const command = { type: 'set-reorder-level' as const, productId, model: 'XHP-3', level }
    const events = stockDecider.decide(fold(stockDecider, eventsOf(streamId)), command)
    if (isRejection(events)) throw new Error(events.code)
    commits.push({ streamId, version: eventsOf(streamId).length + 1, events: [...events], requests: [] })
  }
  for (const [productId, quantity] of opening) receive(productId, quantity)
  return { store, commits, eventsOf, receive, watch }
}
