import { setTimeout as pause } from 'node:timers/promises'
import { fromCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { Message, ProducerBatch, RecordMetadata } from 'kafkajs'
import { type Random, randomOf } from '../random.ts'
import { claimLever, readLever, setLever } from './levers.ts'

type Send = (batch: ProducerBatch) => Promise<RecordMetadata[]>
type Addressed = { readonly topic: string; readonly message: Message }

const latePart = 0.2
const maxLatenessMs = 1500

const flat = ({ topicMessages = [] }: ProducerBatch): Addressed[] =>
  topicMessages.flatMap(({ topic, messages }) => messages.map((message) => ({ topic, message })))

const batchOf = ({ acks }: ProducerBatch, addressed: readonly Addressed[]): ProducerBatch => ({
  ...(acks === undefined ? {} : { acks }),
  topicMessages: [...Map.groupBy(addressed, ({ topic }) => topic)].map(([topic, of]) => ({
    topic,
    messages: of.map(({ message }) => message),
  })),
})

/** Delivery of a relay's batches to Kafka under a lever: three times each, or shuffled and delayed. */
export const deliveryOf = (
  folder: string,
  service: string,
): ((send: Send, batch: ProducerBatch) => ReturnType<Send>) => {
  let random: Random | undefined
  let newest: Send | undefined
  let passed = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** One batch at a time, including late ones: by the newest producer, until it succeeds. */
  const inTurn = (batch: ProducerBatch): ReturnType<Send> => {
    const sent = queue.then(async () => (newest === undefined ? [] : await newest(batch)))
    queue = sent.catch(() => undefined)
    return sent
  }
  const later = (batch: ProducerBatch, afterMs: number, done: () => void = () => undefined): void => {
    const sendWithRetry = async (): Promise<void> => {
      for (;;) {
        try {
          await inTurn(batch)
          return done()
        } catch {
          await pause(500)
        }
      }
    }
    pause(afterMs)
      .then(sendWithRetry)
      .catch(() => undefined)
  }

  const delay = (batch: ProducerBatch, addressed: Addressed[]): void => {
    const hold = readLever(folder, 'hold')
    const index = addressed.length - 1
    const last = addressed[index]
    if (hold?.service !== service || last === undefined) return
    passed += 1
    if (passed < hold.passing || !claimLever(folder, 'hold')) return
    addressed.splice(index, 1)
    const { id } = fromCloudEvent(JSON.parse(String(last.message.value)))
    const heldAt = Date.now()
    setLever(folder, 'held', { id, heldAt, sentAt: null })
    later(batchOf(batch, [last]), hold.forMs, () => setLever(folder, 'held', { id, heldAt, sentAt: Date.now() }))
  }

  return async (send, batch) => {
    newest = send
    const delivery = readLever(folder, 'delivery')
    if (delivery === undefined) return await inTurn(batch)
    if (delivery.kind === 'thrice') {
      await inTurn(batch)
      await inTurn(batch)
      return await inTurn(batch)
    }
    random ??= randomOf(delivery.seed + process.pid)
    const { next, between } = random
    const addressed = random.shuffle(flat(batch))
    delay(batch, addressed)
    const late = addressed.filter(() => next() < latePart)
    for (const one of late) later(batchOf(batch, [one]), between(10, maxLatenessMs))
    const now = addressed.filter((one) => !late.includes(one))
    return now.length === 0 ? [] : await inTurn(batchOf(batch, now))
  }
}
