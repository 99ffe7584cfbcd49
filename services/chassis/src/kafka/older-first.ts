import { setTimeout as pause } from 'node:timers/promises'
import type { PartitionEnd } from './kafka-port.ts'
import type { TopicVersion } from './topic-versions.ts'

const lookAgainMs = 200

interface Deps {
  /** Ends of one version's partitions, numbered within it. */
  readonly ends: (name: string) => Promise<readonly PartitionEnd[]>
  /** What the group has committed of one version, numbered within it; -1 where nothing was committed. */
  readonly committed: (name: string) => Promise<readonly { partition: number; offset: bigint }[]>
}

/**
 * Holds messages of a newer topic version back until the group has read the older ones to their ends, so that events of
 * a stream are handled in order although its later ones are in another topic. The ends are read after the first message
 * of the newer version was seen: from then on nothing new is published to an older one.
 */
export class OlderFirst {
  readonly #deps: Deps
  readonly #versions: readonly TopicVersion[]
  readonly #open = new Set<string>()
  readonly #waits = new Map<string, Promise<void>>()
  #closed = false

  constructor(deps: Deps, versions: readonly TopicVersion[]) {
    this.#deps = deps
    this.#versions = versions
    for (const version of versions) if (this.#olderThan(version.name).length === 0) this.#open.add(version.name)
  }

  /** Whether messages of a version may be handled now. */
  isOpen(name: string): boolean {
    return this.#open.has(name)
  }

  /** Resolves once they may be; never after `close`. */
  whenOpen(name: string): Promise<void> {
    const known = this.#waits.get(name)
    if (known !== undefined) return known
    const waiting = this.#wait(name)
    this.#waits.set(name, waiting)
    return waiting
  }

  close(): void {
    this.#closed = true
  }

  #olderThan(name: string): readonly TopicVersion[] {
    const version = this.#versions.find((one) => one.name === name)
    return this.#versions.filter(
      (one) => one.topic === version?.topic && one.firstPartition < version.firstPartition && one.partitions > 0,
    )
  }

  async #wait(name: string): Promise<void> {
    let ends: readonly { readonly name: string; readonly ends: readonly PartitionEnd[] }[] | undefined
    while (!this.#closed) {
      try {
        ends ??= await Promise.all(
          this.#olderThan(name).map(async (older) => ({ name: older.name, ends: await this.#deps.ends(older.name) })),
        )
        if ((await Promise.all(ends.map((older) => this.#isRead(older.name, older.ends)))).every(Boolean)) {
          this.#open.add(name)
          return
        }
      } catch {
        // Kafka does not respond: queried again below.
      }
      await pause(lookAgainMs, undefined, { ref: false })
    }
    await new Promise<never>(() => undefined)
  }

  async #isRead(name: string, ends: readonly PartitionEnd[]): Promise<boolean> {
    const committed = new Map((await this.#deps.committed(name)).map(({ partition, offset }) => [partition, offset]))
    return ends.every(({ partition, end }) => end === 0n || (committed.get(partition) ?? -1n) >= end)
  }
}
