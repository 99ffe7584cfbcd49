import type { OutgoingMessage } from '../kafka/kafka-port.ts'

/**
 * What one request carries at most, in bytes. The messages of a partition go as one record batch, uncompressed, and the
 * broker refuses one beyond its topic's `max.message.bytes` for good: 2 MiB (infra/src/topics.ts), or 1 MiB on a topic
 * that was made with Kafka's own setting. What is left of that is for the few bytes that each record has besides.
 */
const maxBatchBytes = 900_000

const bytesOf = ({ key, value, headers }: OutgoingMessage): number => {
  let bytes = Buffer.byteLength(key) + Buffer.byteLength(value)
  for (const name in headers) bytes += name.length + Buffer.byteLength(headers[name] ?? '')
  return bytes
}

/**
 * Messages in their order, cut into what may be sent at once. One that is larger by itself goes alone: a commit has
 * 512 KiB at most. Answers the failure "after Kafka was away, the first batch was too large, and the relay tried it for
 * ever"; shown by tests/system/chassis/relay.spec.ts.
 */
export const produceBatchesOf = (messages: readonly OutgoingMessage[]): (readonly OutgoingMessage[])[] => {
  const batches: (readonly OutgoingMessage[])[] = []
  let from = 0
  let size = 0
  for (const [index, message] of messages.entries()) {
    const bytes = bytesOf(message)
    if (size > 0 && size + bytes > maxBatchBytes) {
      batches.push(messages.slice(from, index))
      from = index
      size = 0
    }
    size += bytes
  }
  if (messages.length > 0) batches.push(from === 0 ? messages : messages.slice(from))
  return batches
}
