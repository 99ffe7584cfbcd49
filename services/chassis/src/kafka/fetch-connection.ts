import type { Kafka } from 'kafkajs'

/** A message as kafkajs decodes it; control records belong to Kafka's transactions. */
interface FetchedMessage {
  readonly offset: string
  /** Milliseconds since 1970. */
  readonly timestamp: string
  readonly key: Buffer | null
  readonly value: Buffer | null
  readonly isControlRecord?: boolean
}

interface FetchRequest {
  readonly maxWaitTime: number
  readonly minBytes: number
  readonly maxBytes: number
  readonly topics: readonly {
    readonly topic: string
    readonly partitions: readonly {
      readonly partition: number
      readonly fetchOffset: string
      readonly maxBytes: number
    }[]
  }[]
}

interface FetchResponse {
  readonly responses: readonly {
    readonly topicName: string
    readonly partitions: readonly { readonly partition: number; readonly messages: readonly FetchedMessage[] }[]
  }[]
}

/** What kafkajs's consumers use inside. */
interface Cluster {
  connect(): Promise<void>
  disconnect(): Promise<void>
  addMultipleTargetTopics(topics: readonly string[]): Promise<void>
  refreshMetadata(): Promise<void>
  findLeaderForPartitions(topic: string, partitions: readonly number[]): Readonly<Record<string, readonly number[]>>
  findBroker(of: { readonly nodeId: string }): Promise<{ fetch(request: FetchRequest): Promise<FetchResponse> }>
}

/** A partition of a topic of Kafka, and the offset to read from. */
export interface FetchFrom {
  readonly name: string
  readonly partition: number
  readonly offset: bigint
}

/** Messages of one partition, in order. */
export interface FetchedPartition {
  readonly name: string
  readonly partition: number
  readonly messages: readonly {
    readonly offset: bigint
    readonly key: string
    readonly value: string
    readonly writtenAt: Date
  }[]
}

const isOpener = (value: unknown): value is (options: { allowAutoTopicCreation: boolean }) => Cluster =>
  typeof value === 'function'

/** kafkajs has no public way to read without a group: its client makes connections by a method under a symbol. */
const openCluster = (kafka: Kafka): Cluster => {
  const key = Object.getOwnPropertySymbols(kafka).find(
    ({ description }) => description === 'private:Kafka:createCluster',
  )
  const open: unknown = key === undefined ? undefined : Reflect.get(kafka, key)
  if (!isOpener(open)) throw new Error('kafkajs makes its connections in another way than 2.2.4 does')
  return open({ allowAutoTopicCreation: false })
}

/**
 * A connection that reads partitions from given offsets, as a REST proxy does: without a group, so that nothing is
 * assigned, rebalanced or committed, and a reader costs one request. Prevents the failure "each reader of the feed joins a
 * group, which takes a second and disturbs the broker".
 */
export class FetchConnection {
  readonly #kafka: Kafka
  #cluster: Promise<Cluster> | undefined
  #topics = ''

  constructor(kafka: Kafka) {
    this.#kafka = kafka
  }

  /** One request to each leader. Empty where a partition has nothing from its offset on. Throws while a leader is away. */
  async fetch(from: readonly FetchFrom[], maxBytes: number, maxPartitionBytes: number): Promise<FetchedPartition[]> {
    try {
      return await this.#fetch(from, maxBytes, maxPartitionBytes)
    } catch (error) {
      // The leaders may be others by now, and the connection may be lost: the next request begins anew.
      await this.close()
      throw error
    }
  }

  async close(): Promise<void> {
    const opened = this.#cluster
    this.#cluster = undefined
    this.#topics = ''
    await opened?.then((cluster) => cluster.disconnect()).catch(() => undefined)
  }

  async #fetch(from: readonly FetchFrom[], maxBytes: number, maxPartitionBytes: number): Promise<FetchedPartition[]> {
    const byTopic = Map.groupBy(from, ({ name }) => name)
    const cluster = await this.#connect([...byTopic.keys()])
    const byLeader = new Map<string, FetchRequest['topics'][number][]>()
    for (const [topic, places] of byTopic) {
      const leaders = cluster.findLeaderForPartitions(
        topic,
        places.map(({ partition }) => partition),
      )
      for (const [nodeId, led] of Object.entries(leaders)) {
        const partitions = places
          .filter(({ partition }) => led.includes(partition))
          .map(({ partition, offset }) => ({ partition, fetchOffset: offset.toString(), maxBytes: maxPartitionBytes }))
        byLeader.set(nodeId, [...(byLeader.get(nodeId) ?? []), { topic, partitions }])
      }
    }
    const responses = await Promise.all(
      [...byLeader].map(async ([nodeId, topics]) => {
        const broker = await cluster.findBroker({ nodeId })
        return await broker.fetch({ maxWaitTime: 100, minBytes: 1, maxBytes, topics })
      }),
    )
    const start = new Map(from.map(({ name, partition, offset }) => [`${name}/${partition}`, offset]))
    return responses.flatMap(({ responses: topics }) =>
      topics.flatMap(({ topicName, partitions }) =>
        partitions.map(({ partition, messages }) => ({
          name: topicName,
          partition,
          messages: messages
            .map((message) => ({ ...message, offset: BigInt(message.offset) }))
            // A compressed batch is sent whole, also with what comes before the offset.
            .filter(
              ({ offset, isControlRecord }) =>
                isControlRecord !== true && offset >= (start.get(`${topicName}/${partition}`) ?? 0n),
            )
            .map(({ offset, key, value, timestamp }) => ({
              offset,
              key: key?.toString('utf8') ?? '',
              value: value?.toString('utf8') ?? '',
              writtenAt: new Date(Number(timestamp)),
            })),
        })),
      ),
    )
  }

  async #connect(topics: readonly string[]): Promise<Cluster> {
    this.#cluster ??= this.#open()
    const cluster = await this.#cluster
    const wanted = topics.toSorted().join()
    if (wanted !== this.#topics) {
      await cluster.addMultipleTargetTopics(topics)
      this.#topics = wanted
    }
    return cluster
  }

  async #open(): Promise<Cluster> {
    const cluster = openCluster(this.#kafka)
    await cluster.connect()
    return cluster
  }
}
