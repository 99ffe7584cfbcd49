import { createHash } from 'node:crypto'
import type { AnyEvent, ServiceName } from '@pinline/events/event'
import { traceHeaders } from '@pinline/telemetry/current-trace'
import mongoose from 'mongoose'
import type { TimeSource } from '../clock.ts'
import { endsAt, expiryIndex } from '../retention/expiry.ts'
import { StateCache } from '../state-cache.ts'
import { archivedOnly, unpack, withArchived } from './archived-commits.ts'
import type { CommandContext, Commit, StoredReply } from './commit.ts'
import { CommitLookUps } from './commit-look-ups.ts'
import { duplicateKeyCode, isDuplicateKey } from './duplicate-key.ts'
import { JointInserts } from './joint-inserts.ts'
import { Snapshots } from './snapshots.ts'

const maxCommitBytes = 512 * 1024
const retentionDays = 30

export const idempotencyExpiry = endsAt('expiresAt', {
  kind: 'idempotency-records',
  collection: 'commits',
  days: retentionDays,
  from: 'written',
  isPartial: true,
})

/** Counts what is decided and stored; never throws. */
export interface StoreObserver {
  readonly decided: (streamType: string, command: string, outcome: DecisionOutcome) => void
  readonly appended: (commits: readonly Pick<Commit, 'streamType' | 'events'>[]) => void
  readonly conflicted: (streamType: string) => void
}

/** `unchanged`: there was nothing to do, or the request was known. `failed`: it threw. */
export type DecisionOutcome = 'recorded' | 'unchanged' | 'refused' | 'failed'

/**
 * Receives stored commits that have events.
 * @param isFollowed whether it is one that another commit of its stream follows within moments
 */
type CommitListener = (commits: readonly Commit[], isFollowed: boolean) => void

export type AppendResult =
  | { readonly outcome: 'appended'; readonly commit: Commit }
  | { readonly outcome: 'version-taken' }
  | { readonly outcome: 'request-known' }

export interface NewCommit {
  readonly streamType: string
  readonly streamId: string
  /** Sequence of the first event: the stream's present version + 1. */
  readonly version: number
  readonly events: readonly AnyEvent[]
  readonly context: CommandContext
  /** Name of the command behind the events. */
  readonly command?: string
  /** Further request ids that this one commit fulfils (a queue folded into one commit). */
  readonly requests?: readonly { readonly id: string; readonly hash: string }[]
  /** Another commit of the stream follows within moments, as a rule: both are published together then. */
  readonly isFollowed?: true
}

export interface KnownRequest {
  readonly streamType: string
  readonly streamId: string
  readonly hash: string
  readonly reply?: StoredReply
}

/** A stream with an event that Kafka refuses for ever, for example because it exceeds the topic's `max.message.bytes`. */
export interface RefusedStream {
  /** The stream's id. */
  readonly _id: string
  readonly reason: string
  /** The first message that was refused. */
  readonly eventId: string
  readonly since: Date
  /** An operator lets it be tried again. */
  readonly retry?: true
}

/**
 * Majority reads: a commit that only the primary has may be lost with it, and a decision based on it would leave a gap.
 * A duplicate key is reported only after the other commit has its majority, so that a read finds it.
 */
const byMajority = { readConcern: { level: 'majority' } } as const

/**
 * Commits of one service in MongoDB. Prevents the failure "an order is saved, but its event or its idempotency record
 * is not": all three are one insert. Shown by tests/system/chassis/event-store.spec.ts.
 */
export class EventStore {
  readonly service: ServiceName
  readonly commits: mongoose.mongo.Collection<Commit>
  readonly snapshots: Snapshots
  readonly refused: mongoose.mongo.Collection<RefusedStream>
  readonly #db: mongoose.mongo.Db
  readonly #clock: TimeSource
  readonly #cached: WeakMap<object, unknown>
  readonly #listeners: Set<CommitListener>
  readonly #inserts: JointInserts
  readonly #lookUps: CommitLookUps
  readonly #observers: Set<StoreObserver>

  /** @param other a store of the same database whose states and listeners this one shares */
  constructor(service: ServiceName, db: mongoose.mongo.Db, clock: TimeSource, other?: EventStore) {
    this.service = service
    this.#db = db
    this.#cached = other === undefined ? new WeakMap() : other.#cached
    this.#listeners = other === undefined ? new Set() : other.#listeners
    const options = { writeConcern: { w: 'majority' as const, journal: true } }
    this.commits = db.collection<Commit>('commits', options)
    this.#inserts = other === undefined ? new JointInserts(this.commits) : other.#inserts
    this.#lookUps = other === undefined ? new CommitLookUps(this.commits) : other.#lookUps
    this.#observers = other === undefined ? new Set() : other.#observers
    this.snapshots = other === undefined ? new Snapshots(db) : other.snapshots
    this.refused = db.collection<RefusedStream>('refused-streams', { writeConcern: { w: 'majority' } })
    this.#clock = clock
  }

  observe(observer: StoreObserver): void {
    this.#observers.add(observer)
  }

  /** A command was decided on. */
  decided(streamType: string, command: string, outcome: DecisionOutcome): void {
    for (const observer of this.#observers) observer.decided(streamType, command, outcome)
  }

  /** The same store, whose commits are dated by another clock. */
  datedBy(clock: TimeSource): EventStore {
    return new EventStore(this.service, this.#db, clock, this)
  }

  async ensureIndexes(): Promise<void> {
    await this.commits.createIndexes([
      { key: { streamId: 1, version: 1 }, unique: true },
      { key: { 'requests.id': 1 }, unique: true, partialFilterExpression: { 'requests.id': { $exists: true } } },
      { key: { unpublished: 1, _id: 1 }, partialFilterExpression: { unpublished: true } },
      expiryIndex(idempotencyExpiry),
      { key: { committedAt: 1 }, partialFilterExpression: archivedOnly },
      // What operators search by, see infra/decisions/0068-stream-browser.md.
      { key: { committedAt: -1, _id: -1 } },
      { key: { correlationId: 1, committedAt: -1, _id: -1 } },
      { key: { 'events.type': 1, committedAt: -1, _id: -1 } },
    ])
  }

  /**
   * One insert, majority and journaled, with the commits that arrive together. A taken version or a known request is a
   * result, not an error.
   */
  async append(commit: NewCommit): Promise<AppendResult> {
    const document = this.#document(commit)
    const inserted = await this.#inserts.insert(document)
    if (inserted === 'version-taken') for (const observer of this.#observers) observer.conflicted(commit.streamType)
    if (inserted !== 'inserted') return { outcome: inserted }
    this.#count([document])
    this.#notify([document], commit.isFollowed)
    return { outcome: 'appended', commit: document }
  }

  /**
   * Bulk import: one unordered insert of commits, each the next of its own stream. Commits whose version or request is
   * taken are skipped. Returns the number of new ones.
   */
  async appendMany(commits: readonly NewCommit[]): Promise<number> {
    if (commits.length === 0) return 0
    try {
      const result = await this.commits.insertMany(
        commits.map((commit) => this.#document(commit)),
        { ordered: false },
      )
      this.#count(commits)
      this.#notify([])
      return result.insertedCount
    } catch (error) {
      this.#notify([])
      if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error
      const writeErrors = Array.isArray(error.writeErrors) ? error.writeErrors : [error.writeErrors]
      if (writeErrors.some((writeError) => writeError.code !== duplicateKeyCode)) throw error
      return error.insertedCount
    }
  }

  /** States of a decider's streams that this process has met. */
  cached<State>(decider: { readonly initial: State }): StateCache<State> {
    const known = this.#cached.get(decider) as StateCache<State> | undefined
    if (known !== undefined) return known
    const states = new StateCache<State>({ name: 'stream-states' })
    this.#cached.set(decider, states)
    return states
  }

  /** Commits of a stream after a version, in order; archived ones too. */
  async load(streamId: string, afterVersion = 0): Promise<readonly Commit[]> {
    const found = await this.#lookUps.stream(streamId, afterVersion)
    return await withArchived(this.commits, found, { streamId, afterVersion })
  }

  /** Events of a stream after one version and up to another, in order. A commit may begin before the first. */
  async eventsBetween(streamId: string, after: number, upTo: number): Promise<AnyEvent[]> {
    const [holding, later] = await Promise.all([
      this.commits.findOne({ streamId, version: { $lte: after } }, { ...byMajority, sort: { version: -1 } }),
      this.load(streamId, after),
    ])
    return [...(holding === null ? [] : [holding]), ...later]
      .flatMap(({ version, events }) => events.map((event, place) => ({ event, sequence: version + place })))
      .filter(({ sequence }) => sequence > after && sequence <= upTo)
      .map(({ event }) => event)
  }

  /** Commits of several streams, each after its given version, in order within each stream; archived ones too. */
  async loadMany(streams: readonly { readonly streamId: string; readonly afterVersion: number }[]): Promise<Commit[]> {
    if (streams.length === 0) return []
    const found = await this.commits
      .find(
        { $or: streams.map(({ streamId, afterVersion }) => ({ streamId, version: { $gt: afterVersion } })) },
        byMajority,
      )
      .sort({ streamId: 1, version: 1 })
      .toArray()
    const byStream = Map.groupBy(found, ({ streamId }) => streamId)
    const whole = streams.map((stream) => withArchived(this.commits, byStream.get(stream.streamId) ?? [], stream))
    return (await Promise.all(whole)).flat()
  }

  /**
   * Notifies of commits of this process once they are stored; without any after an import, whose commits are to be read.
   * Returns `stop`.
   */
  onCommit(notify: CommitListener): () => void {
    this.#listeners.add(notify)
    return () => void this.#listeners.delete(notify)
  }

  /** Commits that hold one of these request ids, in no order. */
  async commitsOf(requestIds: readonly string[]): Promise<Commit[]> {
    const found = await this.commits.find({ 'requests.id': { $in: [...requestIds] } }, byMajority).toArray()
    const wanted = new Set(requestIds)
    return found.flatMap(unpack).filter(({ requests }) => requests?.some(({ id }) => wanted.has(id)))
  }

  async findRequest(id: string): Promise<KnownRequest | undefined> {
    const commit = await this.#lookUps.request(id)
    const request = commit?.requests?.find((r) => r.id === id)
    if (commit === undefined || request === undefined) return undefined
    const known = { streamType: commit.streamType, streamId: commit.streamId, hash: request.hash }
    return request.reply === undefined ? known : { ...known, reply: request.reply }
  }

  /**
   * Stores the first reply of a request, on its commit or, for a rejection or a no-op, on a commit without events.
   * Returns the stored reply: concurrent instances both get the same one.
   * @param hadEffect whether this run of the request made its effect, or replies for it
   * @returns undefined if this run made no effect but another run did and has not replied yet: a rejection must not be
   * stored as the reply of an effect, so the request must be run again as a known one; also if another call has the id
   */
  async storeReply(
    request: { id: string; hash: string },
    reply: StoredReply,
    context: CommandContext,
    alreadyApplied: boolean,
  ): Promise<StoredReply | undefined> {
    if (!alreadyApplied) {
      if (await this.#insertReply(request, reply, context)) return reply
      const known = await this.findRequest(request.id)
      if (known !== undefined) return known.hash === request.hash ? known.reply : undefined
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const updated = await this.commits.updateOne(
        { requests: { $elemMatch: { id: request.id, hash: request.hash, reply: { $exists: false } } } },
        { $set: { 'requests.$[mine].reply': reply } },
        { arrayFilters: [{ 'mine.id': request.id }] },
      )
      if (updated.modifiedCount === 1) return reply
      const known = await this.findRequest(request.id)
      if (known !== undefined && known.hash !== request.hash) return undefined
      if (known?.reply !== undefined) return known.reply
      if (await this.#insertReply(request, reply, context)) return reply
    }
    throw new Error(`the reply of request ${request.id} could not be kept`)
  }

  /** Removes the stored replies of requests whose ids start with `beginning`; the requests stay known. */
  async forgetReplies(beginning: string): Promise<void> {
    const own = { $gte: beginning, $lt: `${beginning}\uffff` }
    await this.commits.updateMany(
      { 'requests.id': own, requests: { $elemMatch: { id: own, reply: { $exists: true } } } },
      { $unset: { 'requests.$[own].reply': '' } },
      { arrayFilters: [{ 'own.id': own }] },
    )
  }

  /** Removes the request ids from a stream's commits: those of visitors contain network addresses. */
  async forgetRequests(streamId: string): Promise<void> {
    await this.commits.updateMany({ streamId }, { $unset: { requests: '' } })
  }

  /** False if the request has a commit already. */
  async #insertReply(
    request: { id: string; hash: string },
    reply: StoredReply,
    context: CommandContext,
  ): Promise<boolean> {
    const now = this.#clock.now()
    try {
      await this.commits.insertOne({
        _id: new mongoose.mongo.ObjectId(),
        streamType: 'request',
        streamId: `request-${createHash('sha256').update(request.id).digest('hex').slice(0, 40)}`,
        version: 1,
        events: [],
        actor: context.actor,
        correlationId: context.correlationId,
        causationId: context.causationId,
        requests: [{ ...request, reply }],
        committedAt: now,
        expiresAt: new Date(now.getTime() + retentionDays * 86_400_000),
      })
      return true
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return false
    }
  }

  #count(commits: readonly Pick<Commit, 'streamType' | 'events'>[]): void {
    for (const observer of this.#observers) observer.appended(commits)
  }

  #notify(commits: readonly Commit[], isFollowed = false): void {
    for (const notify of this.#listeners) notify(commits, isFollowed)
  }

  #document(commit: NewCommit): Commit {
    const requests = [
      ...(commit.context.request === undefined ? [] : [commit.context.request]),
      ...(commit.requests ?? []),
    ]
    const document: Commit = {
      _id: new mongoose.mongo.ObjectId(),
      streamType: commit.streamType,
      streamId: commit.streamId,
      version: commit.version,
      events: commit.events,
      actor: commit.context.actor,
      correlationId: commit.context.correlationId,
      causationId: commit.context.causationId,
      ...(commit.command === undefined ? {} : { command: commit.command }),
      ...traceHeaders(),
      ...(requests.length === 0 ? {} : { requests }),
      committedAt: this.#clock.now(),
      unpublished: true,
    }
    const size = mongoose.mongo.BSON.calculateObjectSize(document)
    if (size > maxCommitBytes)
      throw new Error(`a commit of ${size} bytes on ${commit.streamId} exceeds ${maxCommitBytes}`)
    return document
  }
}
