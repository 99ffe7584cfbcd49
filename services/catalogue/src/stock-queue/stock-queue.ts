import type { CommandContext } from '@pinline/chassis/event-store/commit'
import type { AppendResult, NewCommit } from '@pinline/chassis/event-store/event-store'
import type { Loaded, StateCache } from '@pinline/chassis/state-cache'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { ProductId } from '@pinline/events/ids'
import type { Stock } from '../domain/stock/stock.ts'
import { type OrderStockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'

/** Recorded, or nothing left to do; `available` is what is free afterwards. */
export interface StockOutcome {
  readonly kind: 'done'
  readonly available: number
}

interface Waiting {
  readonly command: OrderStockCommand
  readonly context: CommandContext
  readonly resolve: (outcome: StockOutcome | Rejection) => void
  readonly fail: (error: unknown) => void
}

/** What the queue needs of the event store; `fold` reads a stream up to its end and caches its state. */
export interface StockStore {
  readonly append: (commit: NewCommit) => Promise<Pick<AppendResult, 'outcome'>>
  readonly fold: (streamId: string) => Promise<Loaded<Stock>>
  readonly cached: StateCache<Stock>
}

const commandsPerCommit = 200
const maxAttempts = 12

/** The name of the commands in a batch, where all have the same. */
const commonCommand = (batch: readonly Waiting[]): { readonly command?: string } => {
  const [command, ...others] = new Set(batch.map((waiting) => waiting.command.type))
  return command === undefined || others.length > 0 ? {} : { command }
}

/** One effect per order, product and kind of command, however often it is requested. */
const requestId = ({ type, orderNo, productId }: OrderStockCommand): string =>
  `${type.slice(0, type.indexOf('-'))}-${orderNo}-${productId.slice(2)}`

/**
 * Commits the stock commands of orders for one product in few commits. Prevents the failure "a thousand orders for one
 * product conflict with each other until most give up": of all that wait in this instance one decides for all, in
 * order, with a single insert. Shown by stock-queue.spec.ts.
 */
export class StockQueue {
  readonly #store: StockStore
  readonly #waiting = new Map<ProductId, Waiting[]>()

  constructor(store: StockStore) {
    this.#store = store
  }

  /** Queues the command and resolves when it is committed or refused. */
  submit(command: OrderStockCommand, context: CommandContext): Promise<StockOutcome | Rejection> {
    return new Promise((resolve, fail) => {
      const entry = { command, context, resolve, fail }
      const queue = this.#waiting.get(command.productId)
      if (queue !== undefined) {
        queue.push(entry)
        return
      }
      this.#waiting.set(command.productId, [entry])
      this.#drain(command.productId).catch(fail)
    })
  }

  async #drain(productId: ProductId): Promise<void> {
    for (;;) {
      const batch = this.#waiting.get(productId)?.splice(0, commandsPerCommit) ?? []
      if (batch.length === 0) {
        this.#waiting.delete(productId)
        return
      }
      try {
        await this.#commit(productId, batch)
      } catch (error) {
        this.#store.cached.forget(streamOf('stock', productId))
        for (const { fail } of batch) fail(error)
      }
    }
  }

  /**
   * The first try decides on the cached state: a commit on an outdated state is rejected by its version. Refusals are
   * decided only at the stream's current end, since other instances write too.
   */
  async #commit(productId: ProductId, batch: readonly Waiting[]): Promise<void> {
    const streamId = streamOf('stock', productId)
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const cached = attempt === 0 ? this.#store.cached.get(streamId) : undefined
      let loaded = cached ?? (await this.#store.fold(streamId))
      let decided = decideAll(loaded.state, batch)
      if (cached !== undefined && (decided.events.length === 0 || decided.outcomes.some(isRejection))) {
        loaded = await this.#store.fold(streamId)
        decided = decideAll(loaded.state, batch)
      }
      const { events, requests, outcomes, state } = decided
      if (events.length > 0) {
        const { request: _, ...context } = batch[0]?.context ?? {
          actor: { kind: 'service' as const, id: 'catalogue' },
          correlationId: streamId,
          causationId: streamId,
        }
        const version = loaded.version + 1
        const appended = await this.#store.append({
          streamType: stockDecider.streamType,
          streamId,
          version,
          events,
          context,
          ...commonCommand(batch),
          requests,
        })
        if (appended.outcome !== 'appended') continue
        this.#store.cached.set(streamId, { state, version: loaded.version + events.length })
      }
      batch.forEach(({ resolve }, index) => {
        const outcome = outcomes[index]
        if (outcome !== undefined) resolve(outcome)
      })
      return
    }
    throw new Error(`stream ${streamId} was too contended: ${maxAttempts} attempts`)
  }
}

const decideAll = (before: Stock, batch: readonly Waiting[]) => {
  let state = before
  const events: StockEvent[] = []
  const requests: { id: string; hash: string }[] = []
  const outcomes = batch.map(({ command }): StockOutcome | Rejection => {
    const decision = stockDecider.decide(state, command)
    if (isRejection(decision)) return decision
    if (decision.length > 0) requests.push({ id: requestId(command), hash: requestId(command) })
    events.push(...decision)
    state = decision.reduce(stockDecider.evolve, state)
    return { kind: 'done', available: state.available }
  })
  return { state, events, requests, outcomes }
}
