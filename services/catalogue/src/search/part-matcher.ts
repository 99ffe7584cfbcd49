import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { addressBlock } from '@pinline/chassis/http/address-block'
import type { Platform } from '@pinline/chassis/service'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { articleOf } from './article-of.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { IndexChange, LiveIndex } from './live-index.ts'
import type { LineMatches, MatchedPart, TypedLine } from './match-index.ts'
import type { MatchRequest, MatchResponse } from './match-messages.ts'

/** Parts sent to the worker per turn of the event loop. */
const partsPerTurn = 500
/** Requests that wait for the worker, of everybody and of one network. */
const maxWaiting = 16
const maxWaitingOfNetwork = 2
const restartDelayMs = 1000
const workerMemoryMb = 512

interface Waiting {
  readonly resolve: (matches: LineMatches) => void
  readonly fail: (error: Error) => void
}

const partOf = (entry: IndexedProduct): MatchedPart => ({
  id: entry.id,
  model: entry.product.data.model,
  article: articleOf(entry),
  manufacturer: entry.product.data.manufacturer,
})

/**
 * Matches lists of part numbers in a thread of its own, one request after another. Prevents the failure "a list of 500
 * mistyped part numbers makes everybody wait a third of a second". The thread holds the numbers alone, not the parts:
 * 0.45 kB each. Shown by `tests/security/match-lines.spec.ts`.
 */
export class PartMatcher {
  readonly #live: Pick<LiveIndex, 'index' | 'onChange'>
  readonly #log: Pick<Platform['log'], 'error'>
  readonly #waiting = new Map<number, Waiting>()
  readonly #ofNetwork = new Map<string, number>()
  #worker: Worker | undefined
  #filled: LiveIndex['index'] | undefined
  #ready: Promise<void> = Promise.resolve()
  #underWay = 0
  #fills = 0
  #lastId = 0
  #isStopped = false
  #stopListening: (() => void) | undefined

  constructor(live: Pick<LiveIndex, 'index' | 'onChange'>, log: Pick<Platform['log'], 'error'>) {
    this.#live = live
    this.#log = log
  }

  /** After the index has been filled. */
  async start(): Promise<void> {
    this.#stopListening = this.#live.onChange((change) => this.#follow(change))
    this.#launch()
    await this.#ready
  }

  async stop(): Promise<void> {
    this.#stopListening?.()
    this.#isStopped = true
    await this.#worker?.terminate()
  }

  /** `too-many-requests` while too many others wait, or the same network. */
  async match(lines: readonly TypedLine[], address: string): Promise<LineMatches | Rejection> {
    const network = addressBlock(address)
    const own = this.#ofNetwork.get(network) ?? 0
    if (own >= maxWaitingOfNetwork || this.#underWay >= maxWaiting)
      return rejection('too-many-requests', { data: { retryAfterSeconds: 1 } })
    this.#underWay += 1
    this.#ofNetwork.set(network, own + 1)
    try {
      await this.#untilFilled()
      return await this.#query(lines)
    } finally {
      this.#underWay -= 1
      const left = (this.#ofNetwork.get(network) ?? 1) - 1
      if (left === 0) this.#ofNetwork.delete(network)
      else this.#ofNetwork.set(network, left)
    }
  }

  async #query(lines: readonly TypedLine[]): Promise<LineMatches> {
    this.#lastId += 1
    const id = this.#lastId
    if (this.#worker === undefined) throw new Error('the worker of part numbers is starting again')
    return await new Promise((resolve, fail) => {
      this.#waiting.set(id, { resolve, fail })
      this.#send({ kind: 'match', id, lines })
    })
  }

  #send(request: MatchRequest): void {
    this.#worker?.postMessage(request)
  }

  #launch(): void {
    const worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: workerMemoryMb },
    })
    this.#worker = worker
    worker.unref()
    worker.on('message', ({ id, matches }: MatchResponse) => {
      this.#waiting.get(id)?.resolve(matches)
      this.#waiting.delete(id)
    })
    worker.on('error', (error) => this.#log.error({ err: error }, 'the worker of part numbers failed'))
    worker.on('exit', () => {
      for (const { fail } of this.#waiting.values()) fail(new Error('the worker of part numbers has ended'))
      this.#waiting.clear()
      this.#worker = undefined
      if (!this.#isStopped) setTimeout(() => this.#launch(), restartDelayMs).unref()
    })
    this.#refill()
  }

  /** Waits for the last fill: another may begin while one is awaited. */
  async #untilFilled(): Promise<void> {
    for (let last: Promise<void> | undefined; last !== this.#ready; ) {
      last = this.#ready
      await last
    }
  }

  #refill(): void {
    this.#fills += 1
    this.#ready = this.#fill(this.#fills)
  }

  /** Sends all parts, some hundred a turn; ends where another fill has begun. */
  async #fill(fill: number): Promise<void> {
    const { index } = this.#live
    this.#filled = index
    this.#send({ kind: 'clear' })
    const ids = index.all().map(({ id }) => id)
    for (let from = 0; from < ids.length && fill === this.#fills; from += partsPerTurn) {
      this.#change(ids.slice(from, from + partsPerTurn))
      await nextTurn()
    }
  }

  #follow({ ids }: IndexChange): void {
    if (this.#live.index === this.#filled) this.#change(ids)
    else this.#refill()
  }

  #change(ids: readonly string[]): void {
    if (ids.length === 0) return
    const found = ids.map((id) => [id, this.#live.index.find(id)] as const)
    this.#send({
      kind: 'change',
      put: found.flatMap(([, entry]) => (entry === undefined ? [] : [partOf(entry)])),
      removed: found.flatMap(([id, entry]) => (entry === undefined ? [id] : [])),
    })
  }
}
