import { inSpan } from '@pinline/telemetry/spans'
import mongoose from 'mongoose'
import type { Commit } from './commit.ts'
import { duplicateKeyCode, isDuplicateKey } from './duplicate-key.ts'

/** What became of one commit: stored, or refused by the unique index of versions or of requests. */
export type Inserted = 'inserted' | 'version-taken' | 'request-known'

interface Waiting {
  readonly commit: Commit
  readonly done: (inserted: Inserted) => void
  readonly failed: (error: unknown) => void
}

/** Further commits wait for one of these and then go together: the higher the load, the fewer statements. */
const maxInFlight = 2
/** Below MongoDB's limit of a message, 48 MB: a commit has half a megabyte at most. */
const maxCommits = 90
const commitSpan = {
  name: 'commit',
  kind: 'client',
  attributes: { 'db.system.name': 'mongodb', 'db.collection.name': 'commits' },
} as const
/** How MongoDB's message names the index of requests. */
const requestsIndex = 'index: requests.id_1 '

/**
 * Inserts the commits of one turn of the event loop, and those that arrive while two inserts are under way, by one
 * unordered insert with one acknowledgement. Each caller learns of its own commit only. Prevents the failure "twenty
 * commands at a time wait for twenty journal writes"; shown by tests/system/chassis/joint-inserts.spec.ts.
 */
export class JointInserts {
  readonly #commits: mongoose.mongo.Collection<Commit>
  #waiting: Waiting[] = []
  #inFlight = 0
  #isCalled = false

  constructor(commits: mongoose.mongo.Collection<Commit>) {
    this.#commits = commits
  }

  insert(commit: Commit): Promise<Inserted> {
    return inSpan(
      commitSpan,
      () =>
        new Promise((done, failed) => {
          this.#waiting.push({ commit, done, failed })
          this.#call()
        }),
    )
  }

  #call(): void {
    if (this.#isCalled) return
    this.#isCalled = true
    setImmediate(() => {
      this.#isCalled = false
      while (this.#inFlight < maxInFlight && this.#waiting.length > 0)
        void this.#insertAll(this.#waiting.splice(0, maxCommits))
    })
  }

  async #insertAll(all: readonly Waiting[]): Promise<void> {
    this.#inFlight += 1
    try {
      const refused = await this.#refusedOf(all.map(({ commit }) => commit))
      for (const [index, { done }] of all.entries()) done(refused.get(index) ?? 'inserted')
    } catch (error) {
      // Which of them are stored is not known, as with an insert of one.
      for (const { failed } of all) failed(error)
    } finally {
      this.#inFlight -= 1
      if (this.#waiting.length > 0) this.#call()
    }
  }

  /** Those that were refused, by their places. */
  async #refusedOf(commits: readonly Commit[]): Promise<ReadonlyMap<number, Inserted>> {
    const [only] = commits
    try {
      if (only !== undefined && commits.length === 1) await this.#commits.insertOne(only)
      else await this.#commits.insertMany([...commits], { ordered: false })
      return new Map()
    } catch (error) {
      if (error instanceof mongoose.mongo.MongoBulkWriteError) return refusedIn(error)
      if (!isDuplicateKey(error)) throw error
      return new Map([[0, Object.hasOwn(error.keyPattern ?? {}, 'requests.id') ? 'request-known' : 'version-taken']])
    }
  }
}

const refusedIn = (error: mongoose.mongo.MongoBulkWriteError): ReadonlyMap<number, Inserted> => {
  const errors = [error.writeErrors].flat()
  if (error.result.getWriteConcernError() !== undefined || errors.length === 0) throw error
  if (errors.some(({ code }) => code !== duplicateKeyCode)) throw error
  // The driver leaves out the key of an error in bulk; MongoDB's message names the index.
  return new Map(
    errors.map(({ index, errmsg = '' }) => [index, errmsg.includes(requestsIndex) ? 'request-known' : 'version-taken']),
  )
}
