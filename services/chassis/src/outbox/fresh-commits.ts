import { LRUCache } from 'lru-cache'
import type { OutboxCommit } from './outbox-batches.ts'

/** Streams whose next version is known: the next commit of one that was evicted is read from the outbox. */
const maxStreams = 10_000
const maxWaiting = 500

/**
 * Commits of this process on their way to Kafka, so that they need not be read again, and the versions up to which
 * streams were sent: a commit is sent directly only as the next of its stream. All others are read from the outbox, such
 * as one that follows another instance's. Prevents the failure "published out of order"; shown by
 * fresh-commits.spec.ts. A commit that another of its stream follows within moments waits for it, so that readers get both
 * in one batch.
 */
export class FreshCommits {
  readonly #nextVersions = new LRUCache<string, number>({ max: maxStreams })
  /** By stream; those that nothing follows are read from the outbox. */
  readonly #followed = new Map<string, OutboxCommit>()
  #waiting: OutboxCommit[] = []
  #isReadDue = true

  /** Adds stored commits; none means that there are some to be read. */
  add(commits: readonly OutboxCommit[]): void {
    if (commits.length === 0 || this.#waiting.length + commits.length > maxWaiting) {
      this.clear()
      return
    }
    for (const commit of commits) {
      this.#releaseBefore(commit)
      this.#waiting.push(commit)
    }
  }

  /** Adds stored commits that wait for the next one of their stream. */
  addFollowed(commits: readonly OutboxCommit[]): void {
    if (this.#followed.size + commits.length > maxWaiting) {
      this.clear()
      return
    }
    for (const commit of commits) {
      this.#releaseBefore(commit)
      this.#followed.set(commit.streamId, commit)
    }
  }

  /** Whether the outbox is to be read, since commits were not sent directly; asked for once. */
  takeReadDue(): boolean {
    const isDue = this.#isReadDue
    this.#isReadDue = false
    return isDue
  }

  /** The commits that are the next of their streams. Those that are not are left to the outbox. */
  take(): OutboxCommit[] {
    const waiting = this.#waiting
    this.#waiting = []
    const next = new Map<string, number>()
    const taken = waiting.filter(({ streamId, version, events }) => {
      const expected = next.get(streamId) ?? this.#nextVersions.get(streamId) ?? 1
      if (version === expected) next.set(streamId, version + events.length)
      // An earlier one was sent already: the outbox was read in between.
      else if (version > expected) this.#isReadDue = true
      return version === expected
    })
    return taken
  }

  /** These commits have reached Kafka. */
  sent(commits: readonly OutboxCommit[]): void {
    for (const { streamId, version, events } of commits) {
      const next = version + events.length
      if (next > (this.#nextVersions.get(streamId) ?? 0)) this.#nextVersions.set(streamId, next)
      if ((this.#followed.get(streamId)?.version ?? next) < next) this.#followed.delete(streamId)
    }
  }

  /** Another instance has commits. */
  readNext(): void {
    this.#isReadDue = true
  }

  /** Leaves everything to the outbox, such as after a failure. */
  clear(): void {
    this.#followed.clear()
    this.#waiting = []
    this.#isReadDue = true
  }

  /** Forgets what was sent too: another instance may have published since. */
  forget(): void {
    this.#nextVersions.clear()
    this.clear()
  }

  /** Lets the commit that waits for this one go. */
  #releaseBefore({ streamId }: OutboxCommit): void {
    const before = this.#followed.get(streamId)
    if (before === undefined) return
    this.#followed.delete(streamId)
    this.#waiting.push(before)
  }
}
