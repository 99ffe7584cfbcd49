import { ContendedError } from '@pinline/chassis/contended'
import type { CommandContext, Commit } from '@pinline/chassis/event-store/commit'
import type { AppendResult, NewCommit } from '@pinline/chassis/event-store/event-store'
import type { Loaded, StateCache } from '@pinline/chassis/state-cache'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { StockEvent } from '@pinline/events/catalogue/stock-event'
import type { OrderNumber, ProductId } from '@pinline/events/ids'
import { currentTrace, inTrace } from '@pinline/telemetry/current-trace'
import type { TraceContext } from '@pinline/telemetry/trace-context'
import { type EndedOrders, endOf, isReserved, withEnd } from '../domain/stock/order-entries.ts'
import type { Stock } from '../domain/stock/stock.ts'
import { type OrderStockCommand, stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { countingRequests, endedIn, endingRequests, releaseRequests, requestsOf } from './order-requests.ts'

/** Recorded, or nothing left to do; `available` is what is free afterwards, `newBuyersReserved` what new buyers hold. */
export interface StockOutcome {
  readonly kind: 'done'
  readonly available: number
  readonly newBuyersReserved: number
}

interface Waiting {
  readonly command: OrderStockCommand
  readonly context: CommandContext
  readonly trace: TraceContext | undefined
  readonly resolve: (outcome: StockOutcome | Rejection) => void
  readonly fail: (error: unknown) => void
}

/** What the queue needs of the event store; `fold` reads a stream up to its end and caches its state. */
export interface StockStore {
  readonly append: (commit: NewCommit) => Promise<Pick<AppendResult, 'outcome'>>
  readonly fold: (streamId: string) => Promise<Loaded<Stock>>
  readonly cached: StateCache<Stock>
  /** Commits that hold one of these request ids, by majority. */
  readonly commitsOf: (requestIds: readonly string[]) => Promise<readonly Pick<Commit, 'events' | 'requests'>[]>
  /** Stores a snapshot if one is due after a commit. */
  readonly saveWhenDue: (streamId: string, versions: { readonly before: number; readonly after: Loaded<Stock> }) => void
}

const commandsPerCommit = 200
const maxAttempts = 12

/** The name of the commands in a batch, where all have the same. */
const commonCommand = (batch: readonly Waiting[]): { readonly command?: string } => {
  const [command, ...others] = new Set(batch.map((waiting) => waiting.command.type))
  return command === undefined || others.length > 0 ? {} : { command }
}

/**
 * Commits the stock commands of orders for one product in few commits. Prevents the failure "a thousand orders for one
 * product conflict with each other until most give up": of all that wait in this instance one decides for all, in
 * order, with a single insert. Shown by stock-queue.spec.ts.
 */
export class StockQueue {
  readonly #store: StockStore
  readonly #waiting = new Map<ProductId, Waiting[]>()
  readonly #turns = new Map<ProductId, Promise<unknown>>()

  constructor(store: StockStore) {
    this.#store = store
  }

  /** Queues the command and resolves when it is committed or refused. */
  submit(command: OrderStockCommand, context: CommandContext): Promise<StockOutcome | Rejection> {
    return new Promise((resolve, fail) => {
      const entry = { command, context, trace: currentTrace(), resolve, fail }
      const queue = this.#waiting.get(command.productId)
      if (queue !== undefined) {
        queue.push(entry)
        return
      }
      this.#waiting.set(command.productId, [entry])
      this.#drain(command.productId).catch(fail)
    })
  }

  /**
   * Runs a command on a product's stock that no order sent, while nothing else of this instance commits to it. Prevents
   * the failure "a part sells so fast that a booking of staff conflicts at every attempt".
   */
  inTurn<Result>(productId: ProductId, run: () => Promise<Result>): Promise<Result> {
    const turn = (this.#turns.get(productId) ?? Promise.resolve()).then(run, run)
    this.#turns.set(productId, turn)
    const leave = () => {
      if (this.#turns.get(productId) === turn) this.#turns.delete(productId)
    }
    turn.then(leave, leave)
    return turn
  }

  async #drain(productId: ProductId): Promise<void> {
    while ((this.#waiting.get(productId)?.length ?? 0) > 0) await this.inTurn(productId, () => this.#next(productId))
    this.#waiting.delete(productId)
  }

  async #next(productId: ProductId): Promise<void> {
    const batch = this.#waiting.get(productId)?.splice(0, commandsPerCommit) ?? []
    try {
      await this.#commit(productId, batch)
    } catch (error) {
      this.#store.cached.forget(streamOf('stock', productId))
      for (const { fail } of batch) fail(error)
    }
  }

  /**
   * The first try decides on the cached state: a commit on an outdated state is rejected by its version. Refusals are
   * decided only at the stream's current end, since other instances write too, and with the orders that are over, which
   * the state has forgotten. Those are read only then, and where a request is known: orders that go well need no query. Nor
   * does the payment of one whose reservation is cached: whether its buyer was new is recorded with the reservation.
   */
  async #commit(productId: ProductId, batch: readonly Waiting[]): Promise<void> {
    const streamId = streamOf('stock', productId)
    let isKnown = false
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const cached = attempt === 0 ? this.#store.cached.get(streamId) : undefined
      let loaded = cached ?? (await this.#store.fold(streamId))
      let decided = decideAll(loaded.state, batch)
      const isRefused = () => decided.outcomes.some(isRejection)
      const isOpen = decided.events.length === 0 && !batch.every(({ command }) => isPaidAsCached(loaded.state, command))
      if (cached !== undefined && (isOpen || isRefused())) {
        loaded = await this.#store.fold(streamId)
        decided = decideAll(loaded.state, batch)
      }
      if (isKnown || isRefused())
        decided = decideAll(loaded.state, batch, await this.#lookUp(productId, loaded.state, batch, isKnown))
      const { outcomes } = decided
      if (decided.events.length > 0) {
        const outcome = await this.#append(streamId, batch, loaded, decided)
        isKnown ||= outcome === 'request-known'
        if (outcome !== 'appended') continue
      }
      batch.forEach(({ resolve }, index) => {
        const outcome = outcomes[index]
        if (outcome !== undefined) resolve(outcome)
      })
      return
    }
    throw new ContendedError(`stream ${streamId} was too contended: ${maxAttempts} attempts`)
  }

  async #append(streamId: string, batch: readonly Waiting[], loaded: Loaded<Stock>, decided: Decided) {
    const { request: _, ...context } = batch[0]?.context ?? {
      actor: { kind: 'service' as const, id: 'catalogue' },
      correlationId: streamId,
      causationId: streamId,
    }
    const { events, requests, state } = decided
    const commit = {
      streamType: stockDecider.streamType,
      streamId,
      version: loaded.version + 1,
      events,
      context,
      ...commonCommand(batch),
      requests,
    }
    // What drains the queue runs in the trace of whoever came when it was empty.
    const { outcome } = await inTrace(batch[0]?.trace, () => this.#store.append(commit))
    if (outcome === 'appended') {
      const after = { state, version: loaded.version + events.length }
      this.#store.cached.set(streamId, after)
      this.#store.saveWhenDue(streamId, { before: loaded.version, after })
    }
    return outcome
  }

  /**
   * The ends of the orders in these commands that hold nothing now; where a request is known, also the ids of releases
   * that are held though their orders are reserved. Earlier releases of the product gave such an id to a reduction with
   * which a low stock recovered.
   */
  async #lookUp(productId: ProductId, state: Stock, batch: readonly Waiting[], isKnown: boolean): Promise<LookedUp> {
    const orders = [...new Set(batch.flatMap(({ command }) => ordersIn(command)))]
    const unknown = orders.filter((orderNo) => !isReserved(state, orderNo))
    const reserved = isKnown ? orders.filter((orderNo) => isReserved(state, orderNo)) : []
    const counted = unknown.length === 0 ? [] : countingRequests(batch.map(({ command }) => command))
    const releases = releaseRequests(productId, reserved)
    const requests = [...new Set([...endingRequests(productId, unknown), ...counted, ...releases])]
    if (requests.length === 0) return nothingLookedUp
    const commits = await this.#store.commitsOf(requests)
    const held = new Set(commits.flatMap((commit) => (commit.requests ?? []).map(({ id }) => id)))
    return { ended: endedIn(commits, unknown), taken: new Set(releases.filter((id) => held.has(id))) }
  }
}

interface LookedUp {
  readonly ended: EndedOrders
  /** Ids of releases that commits hold whose orders still hold pieces. */
  readonly taken: ReadonlySet<string>
}

const nothingLookedUp: LookedUp = { ended: new Map(), taken: new Set() }

/** Whether the state alone says that the payment of an order has nothing to record. */
const isPaidAsCached = (state: Stock, { type, orderNo }: OrderStockCommand): boolean =>
  type === 'record-reservation-paid' && isReserved(state, orderNo)

/** The orders that a decision on this command may ask for: its own, and the buyer's others. */
const ordersIn = (command: OrderStockCommand): OrderNumber[] =>
  command.type === 'reserve-stock'
    ? [command.orderNo, ...(command.limit?.others ?? []).map(({ orderNo }) => orderNo)]
    : [command.orderNo]

/** Decides the commands one after another; an order that ends in the batch has ended for the commands after it. */
const decideAll = (before: Stock, batch: readonly Waiting[], known: LookedUp = nothingLookedUp) => {
  let state = before
  const ended = new Map(known.ended)
  const events: StockEvent[] = []
  const requests: { id: string; hash: string }[] = []
  const outcomes = batch.map(({ command }): StockOutcome | Rejection => {
    const decision = stockDecider.decide(state, { ...command, ended })
    if (isRejection(decision)) return decision
    for (const event of decision) {
      events.push(event)
      requests.push(...requestsOf(command, event, known.taken))
      state = stockDecider.evolve(state, event)
      const end = endOf(event)
      if (end !== undefined) withEnd(ended, end)
    }
    return { kind: 'done', available: state.available, newBuyersReserved: state.newBuyers.reserved }
  })
  return { state, events, requests, outcomes }
}
type Decided = ReturnType<typeof decideAll>
