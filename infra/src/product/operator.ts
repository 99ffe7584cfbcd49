import { callService } from '@pinline/chassis/http/call-service'
import { progressText, RemainingTime } from '@pinline/chassis/read-models/remaining-time'
import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { isRejection } from '@pinline/contracts/api/error-codes'
import {
  archiveCommits,
  beginRebuild,
  compareGenerations,
  discardGeneration,
  getServiceOperations,
  reencrypt,
  refillTopic,
  retryParkedKey,
  type ServiceOperations,
  skipParkedKey,
  switchGeneration,
} from '@pinline/contracts/api/operations'
import { reconcile } from '@pinline/contracts/api/reconcile'
import type { ServiceName } from '@pinline/events/event'
import { waitUntil } from '../processes/wait-until.ts'
import { type Reconciled, reconcileAll, reconciledTable } from './reconcile-all.ts'

/** A request that cannot be fulfilled; the message says why. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible'
}

/** The services that store something. */
const storing = ['order', 'catalogue', 'account', 'notification'] as const satisfies readonly ServiceName[]

type Consumer = ServiceOperations['consumers'][number]

const timeoutMs = 60_000
const patienceMs = 3_600_000
/** Commits that wait in the outbox before more are marked. */
const maxPending = 20_000

const lagOf = (consumers: readonly Consumer[]): number =>
  consumers.flatMap(({ partitions }) => partitions).reduce((sum, { lag }) => sum + lag, 0)

const allOf = (consumers: readonly Consumer[]): number =>
  consumers.flatMap(({ partitions }) => partitions).reduce((sum, { end }) => sum + end, 0)

/** Operator calls to the services of one installation, with the internal token. */
export class Operator {
  readonly #urls: Readonly<Record<ServiceName, string>>
  readonly #token: string
  readonly #write: (line: string) => void

  constructor(urls: Readonly<Record<ServiceName, string>>, token: string, write: (line: string) => void) {
    this.#urls = urls
    this.#token = token
    this.#write = write
  }

  /** Every reader of every service: generation, events behind, parked keys. */
  async list(): Promise<void> {
    for (const service of storing) {
      const { consumers } = await this.#query(service, getServiceOperations, {})
      for (const [consumer, parts] of Map.groupBy(consumers, (part) => part.consumer)) {
        const [first] = parts
        const view = first?.view
        const what = view ? `generation ${view.generation}${view.live ? ', read' : ', not read'}` : 'reaction'
        const [left, all] = [lagOf(parts), allOf(parts)]
        const progress = left === 0 ? '0 behind' : `${left} behind, ${progressText(all - left, all, undefined)} read`
        this.#write(`${service}/${first?.name}  ${what}  ${progress}`)
        for (const key of new Map(parts.flatMap(({ parked }) => parked.map((each) => [each.key, each]))).values())
          this.#write(
            `  parked  ${consumer} ${key.key}  ${key.type} ${key.eventId}, ${key.waiting} wait: ${key.reason}`,
          )
      }
    }
  }

  /** Rebuilds a view beside the current one and shows its progress until it has read everything. */
  async rebuild(service: ServiceName, view: string): Promise<void> {
    const { generation } = await this.#query(service, beginRebuild, { view })
    const began = performance.now()
    const time = new RemainingTime()
    let shown = ''
    const level = await waitUntil(
      async () => {
        const parts = (await this.#query(service, getServiceOperations, {})).consumers.filter(
          (part) => part.name === view && part.view?.generation === generation,
        )
        const [left, all] = [lagOf(parts), allOf(parts)]
        const progress = progressText(all - left, all, time.add(left, performance.now()))
        const line = `generation ${generation}: ${progress}`
        if (line !== shown) this.#write(line)
        shown = line
        return parts.length > 0 && left === 0
      },
      { timeoutMs: patienceMs, intervalMs: 1000 },
    )
    if (!level) throw new NotPossible(`generation ${generation} did not read everything within an hour`)
    this.#write(`level after ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await this.compare(service, view, generation)
  }

  async compare(service: ServiceName, view: string, generation: number): Promise<void> {
    const found = await this.#query(service, compareGenerations, { view, generation })
    const { rows, same, different, missing, moving, examples } = found
    this.#write(`${rows} rows: ${same} the same, ${different} different, ${missing} missing, ${moving} moving`)
    if (examples.length > 0) this.#write(`such as ${examples.join(', ')}`)
  }

  async switchTo(service: ServiceName, view: string, generation: number): Promise<void> {
    await this.#query(service, switchGeneration, { view, generation })
    this.#write(`${service}/${view} is read from generation ${generation}`)
  }

  async discard(service: ServiceName, view: string, generation: number): Promise<void> {
    await this.#query(service, discardGeneration, { view, generation })
    this.#write(`generation ${generation} of ${service}/${view} is given up`)
  }

  /** Encrypts again what is encrypted under the former VAULT_SECRET; afterwards that one is not needed any more. */
  async reencrypt(names: readonly ServiceName[] = storing): Promise<void> {
    for (const service of names) {
      let count = 0
      let from: InputOf<typeof reencrypt>['from']
      do {
        const { reencrypted, next } = await this.#query(service, reencrypt, from === undefined ? {} : { from })
        count += reencrypted
        from = next ?? undefined
      } while (from !== undefined)
      this.#write(`${service}: ${count} values encrypted again`)
    }
  }

  /** Publishes all of a service's events once more, and waits until Kafka has them. */
  async refill(service: ServiceName): Promise<void> {
    let marked = 0
    let after: string | null = null
    let shown = ''
    const pendingIsBelow = async (limit: number) => {
      const { pending } = (await this.#query(service, getServiceOperations, {})).outbox
      const line = `${service}: ${marked - Math.min(marked, pending)} of ${marked} commits published`
      if (line !== shown) this.#write(line)
      shown = line
      // A text counts as progress.
      return pending <= limit || line
    }
    do {
      const batch: OutputOf<typeof refillTopic> = await this.#query(
        service,
        refillTopic,
        after === null ? {} : { after },
      )
      marked += batch.marked
      after = batch.next
      const limit = after === null ? 0 : maxPending
      if (!(await waitUntil(() => pendingIsBelow(limit), { timeoutMs: patienceMs, intervalMs: 500 })))
        throw new NotPossible(`${service} publishes nothing: look at its log`)
    } while (after !== null)
    this.#write(`${service}: its topic has ${marked} commits once more`)
  }

  /** Archives commits older than some days, and prints what that saves. */
  async archive(olderThanDays: number, names: readonly ServiceName[] = storing): Promise<void> {
    for (const service of names) {
      const totals = { commits: 0, before: 0, after: 0 }
      let from: InputOf<typeof archiveCommits>['from']
      do {
        const input = from === undefined ? { olderThanDays } : { olderThanDays, from }
        const { commits, before, after, next } = await this.#query(service, archiveCommits, input)
        totals.commits += commits
        totals.before += before
        totals.after += after
        from = next ?? undefined
      } while (from !== undefined)
      const { commits, before, after } = totals
      this.#write(`${service}: ${commits} commits archived, ${before} bytes of events in ${after}`)
    }
  }

  /** Runs all reconcilers, or one, over everything, and prints a table. Returns what a person has to look at. */
  async reconcile(names: readonly ServiceName[] = storing, only?: string): Promise<{ readonly open: number }> {
    const results: Reconciled[] = []
    for (const service of names) {
      const { reconcilers } = await this.#query(service, getServiceOperations, {})
      for (const { name } of reconcilers.filter((one) => only === undefined || one.name === only))
        results.push(await reconcileAll(service, name, (input) => this.#query(service, reconcile, input)))
    }
    if (results.length === 0) throw new NotPossible(`no service has a reconciler ${only ?? ''}`)
    for (const line of reconciledTable(results)) this.#write(line)
    return { open: results.reduce((sum, { open }) => sum + open, 0) }
  }

  async retry(consumer: string, key: string): Promise<void> {
    this.#notify(await this.#query(ownerOf(consumer), retryParkedKey, { consumer, key }))
  }

  /** Skips the first event that waits, permanently. */
  async skip(consumer: string, key: string, reason: string): Promise<void> {
    const { consumers } = await this.#query(ownerOf(consumer), getServiceOperations, {})
    const waiting = consumers
      .flatMap((part) => (part.consumer === consumer ? part.parked : []))
      .find((each) => each.key === key)
    if (waiting === undefined) throw new NotPossible('nothing waits under this key')
    const { eventId } = waiting
    this.#notify(
      await this.#query(ownerOf(consumer), skipParkedKey, { consumer, key, eventId, reason, by: 'command line' }),
    )
  }

  #notify({ freed, reason }: { freed: boolean; reason: string | null }): void {
    this.#write(freed ? 'nothing waits any more' : `still waits: ${reason}`)
  }

  async #query<C extends Call>(service: ServiceName, call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const answered = await callService(this.#urls[service], this.#token, call, input, { timeoutMs })
    if (isRejection(answered)) throw new NotPossible(`${service} refuses: ${answered.code}`)
    return answered
  }
}

/** Consumers are named after their service. */
const ownerOf = (consumer: string): ServiceName => {
  const owner = storing.find((name) => consumer.startsWith(`${name}.`))
  if (owner === undefined) throw new NotPossible(`${consumer} is no consumer`)
  return owner
}
