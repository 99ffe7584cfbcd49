export interface OutgoingMessage {
  readonly topic: string
  readonly key: string
  readonly value: string
  readonly headers: Record<string, string>
}

export interface IncomingMessage {
  readonly topic: string
  /** Numbered through all versions of the topic, see `topic-versions.ts`. */
  readonly partition: number
  readonly offset: bigint
  readonly key: string
  readonly value: string
  /** Its header of this name, W3C trace context; only consumers of groups get it. */
  readonly traceparent?: string
}

/** A message with the time at which it was written to Kafka. */
export interface PlacedMessage extends IncomingMessage {
  readonly writtenAt: Date
}

/** Offsets of a partition: from one to before another. */
export interface OffsetRange {
  readonly partition: number
  readonly from: bigint
  readonly to: bigint
}

/** Kafka will never accept these messages as they are; the message is its reason. */
export class MessagesRefused extends Error {
  override readonly name = 'MessagesRefused'
}

export interface EventProducer {
  /**
   * Resolves once every broker replica in sync has them (acks=all). Throws MessagesRefused if one of them is refused for
   * ever: then the producer must not be used again.
   */
  send(messages: readonly OutgoingMessage[]): Promise<void>
  close(): Promise<void>
}

export interface EventConsumer {
  close(): Promise<void>
}

export interface PartitionEnd {
  readonly partition: number
  /** Offset after the last message. */
  readonly end: bigint
}

export interface ConsumeOptions {
  /** Messages of a partition that are handed on at once. */
  readonly maxBatchSize?: number
  /** Called whenever partitions are assigned to this consumer, before it gets messages of them. */
  readonly onAssigned?: () => void
}

/** A place in a partition: the next message to be read. */
export interface PartitionPlace {
  readonly topic: string
  readonly partition: number
  readonly offset: bigint
}

/** The offsets that a partition has. */
export interface PartitionSpan extends PartitionEnd {
  readonly topic: string
  /** Place of its version among those of the topic: what is in an older one comes first. */
  readonly version: number
  readonly begin: bigint
}

/** Reads the log from places that its caller keeps: no group, and nothing is committed. */
export interface LogReader {
  /** Id of the Kafka cluster. */
  installation(): Promise<string>
  /** Every partition of every version of the topics. */
  spans(topics: readonly string[]): Promise<readonly PartitionSpan[]>
  /** Where the messages begin that were published at this time or later; the ends of partitions that have none. */
  placesAt(topics: readonly string[], at: Date): Promise<readonly PartitionPlace[]>
  /** About so many bytes of messages from the places, in order in each partition; more if one message is larger. */
  fetch(
    from: readonly PartitionPlace[],
    limits: { readonly maxBytes: number; readonly maxPartitionBytes: number },
  ): Promise<readonly PlacedMessage[]>
  /**
   * Parts of partitions, in the order of each, until they are read or a message is enough. Throws if that takes some
   * seconds: somebody waits for it.
   */
  read(
    topic: string,
    ranges: readonly OffsetRange[],
    isEnough?: (message: PlacedMessage) => boolean,
  ): Promise<readonly PlacedMessage[]>
  close(): Promise<void>
}

/** The event log as the chassis needs it. Only this folder imports kafkajs. */
export interface EventLog {
  producer(): Promise<EventProducer>
  /**
   * One group over the topics from the earliest offset. `handle` gets a partition's messages in order; its offset is
   * committed shortly after it resolves. If it throws, or the process ends, messages are delivered again, so that the
   * last ones may be handled twice.
   */
  consume(
    group: string,
    topics: readonly string[],
    handle: (batch: readonly IncomingMessage[]) => Promise<void>,
    options?: ConsumeOptions,
  ): Promise<EventConsumer>
  /**
   * Reads a topic once, each partition from an offset to its current end, older versions first, and returns those ends.
   * Without an offset, or with one beyond the end, it starts at the beginning.
   */
  readOnce(
    topic: string,
    from: ReadonlyMap<number, bigint>,
    handle: (batch: readonly IncomingMessage[]) => Promise<void>,
  ): Promise<readonly PartitionEnd[]>
  ends(topic: string): Promise<readonly PartitionEnd[]>
  /** The partitions in which messages with a key are: one of each version of the topic. */
  partitionsOf(topic: string, key: string): Promise<readonly number[]>
  /** Committed offset per partition: the next to be read, -1 where nothing was committed. */
  committed(group: string, topic: string): Promise<readonly { partition: number; offset: bigint }[]>
  /** Reads from any place, for readers that keep their own. */
  reader(): LogReader
  close(): Promise<void>
}
