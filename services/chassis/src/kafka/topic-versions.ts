import type { Logger } from 'pino'
import type { Broker } from './broker-admin.ts'

/**
 * One version of a topic in Kafka. Partitions are numbered through all versions: those of the second one follow those
 * of the first. Stored offsets (activations of reactions, cursors of feeds) stay valid when a version is added.
 */
export interface TopicVersion {
  /** The topic that the services know: the name of the first version, without prefix. */
  readonly topic: string
  /** Name in Kafka, with prefix. */
  readonly name: string
  readonly partitions: number
  /** Number of the version's first partition. */
  readonly firstPartition: number
}

const versionPattern = /^(.+\.v)(\d+)$/

/** The versions of a topic among the topics in Kafka, oldest first. */
export const versionsAmong = (
  topic: string,
  prefix: string,
  present: readonly { readonly name: string; readonly partitions: number }[],
): readonly TopicVersion[] => {
  const [, stem = `${topic}.v`] = versionPattern.exec(prefix + topic) ?? []
  const found = present
    .flatMap(({ name, partitions }) => {
      const [, of, number] = versionPattern.exec(name) ?? []
      return of === stem ? [{ name, partitions, number: Number(number) }] : []
    })
    .sort((a, b) => a.number - b.number)
  let firstPartition = 0
  return found.map(({ name, partitions }) => {
    const version = { topic, name, partitions, firstPartition }
    firstPartition += partitions
    return version
  })
}

/** The next name after the newest version of a topic. */
export const nextVersionName = (versions: readonly TopicVersion[]): string => {
  const [, stem, number] = versionPattern.exec(versions.at(-1)?.name ?? '') ?? []
  if (stem === undefined) throw new Error('the topic has no version yet')
  return `${stem}${Number(number) + 1}`
}

/**
 * The versions of topics, read from Kafka again and again, so that a version added by `npm run topics -- grow` is used
 * without a restart. Prevents the failure "a topic needs more partitions, and moving keys to other partitions breaks the
 * order of their streams". Shown by tests/system/chassis/topic-versions.spec.ts.
 */
export class TopicVersions {
  readonly #broker: Broker
  readonly #prefix: string
  readonly #logger: Logger
  readonly #listeners = new Set<() => void>()
  readonly #timer: NodeJS.Timeout
  #present: Promise<readonly { name: string; partitions: number }[]> | undefined

  /** @param everyMs how often the versions are read */
  constructor(broker: Broker, prefix: string, logger: Logger, everyMs: number) {
    this.#broker = broker
    this.#prefix = prefix
    this.#logger = logger
    this.#timer = setInterval(() => void this.#look(), everyMs).unref()
  }

  /** The versions of a topic, as read last. A topic that does not exist yet has one without partitions. */
  async of(topic: string): Promise<readonly TopicVersion[]> {
    this.#present ??= this.#read()
    const versions = versionsAmong(topic, this.#prefix, await this.#present)
    return versions.length > 0 ? versions : [{ topic, name: this.#prefix + topic, partitions: 0, firstPartition: 0 }]
  }

  /** Reads the versions now: the next one to publish must not use an older version than the previous one. */
  async refresh(): Promise<void> {
    const before = this.#present
    this.#present = this.#read()
    await this.#present
    if (before !== undefined) await this.#notify(before)
  }

  /** Notifies when versions may have been added. Returns `stop`. */
  onChange(notify: () => void): () => void {
    this.#listeners.add(notify)
    return () => void this.#listeners.delete(notify)
  }

  close(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (this.#present === undefined) return
    try {
      await this.refresh()
    } catch (error) {
      this.#logger.debug({ error: error instanceof Error ? error.message : error }, 'versions of topics not read')
    }
  }

  async #notify(before: Promise<readonly { name: string; partitions: number }[]>): Promise<void> {
    const [then, now] = await Promise.all([before.catch(() => []), this.#present ?? []])
    if (JSON.stringify(then) !== JSON.stringify(now)) for (const notify of this.#listeners) notify()
  }

  #read(): Promise<readonly { name: string; partitions: number }[]> {
    const reading = this.#broker.run(async (admin) => {
      const { topics } = await admin.fetchTopicMetadata()
      return topics
        .filter(({ name }) => name.startsWith(this.#prefix) && versionPattern.test(name))
        .map(({ name, partitions }) => ({ name, partitions: partitions.length }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
    })
    reading.catch(() => {
      if (this.#present === reading) this.#present = undefined
    })
    return reading
  }
}
