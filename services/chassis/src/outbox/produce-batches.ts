import type { OutgoingMessage } from '../kafka/kafka-port.ts'

/**
 * Limit of one produce request, in bytes. The messages of a partition are sent as one uncompressed record batch, and
 * the broker permanently rejects one beyond the topic's `max.message.bytes`: 2 MiB (infra/src/topics.ts), or 1 MiB on a
 * topic with Kafka's default. The rest is room for the overhead of each record.
 */
const maxBatchBytes = 900_000

const bytesOf = ({ key, value, headers }: OutgoingMessage): number => {
  let bytes = Buffer.byteLength(key) + Buffer.byteLength(value)
  for (const name in headers) bytes += name.length + Buffer.byteLength(headers[name] ?? '')
  return bytes
}

/**
 * Messages in order, cut into produce batches. A message above the limit is sent alone: a commit has 512 KiB at most.
 * Prevents the failure "after a Kafka outage the first batch was too large, and the relay retried it for ever"; shown
 * by tests/system/chassis/relay.spec.ts.
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
