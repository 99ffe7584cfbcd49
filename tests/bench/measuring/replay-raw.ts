import { randomUUID } from 'node:crypto'
import { Kafka, logLevel } from 'kafkajs'

/** Messages/s that a bare kafkajs consumer of a new group receives from the start of a topic, by default with nothing of it read. */
export const replayRaw = async (
  brokers: readonly string[],
  topic: string,
  messages: number,
  each?: (value: string) => void,
): Promise<number> => {
  const kafka = new Kafka({ clientId: 'bench-replay', brokers: [...brokers], logLevel: logLevel.NOTHING })
  const groupId = `bench-replay-${randomUUID()}`
  const consumer = kafka.consumer({ groupId })
  const began = performance.now()
  await consumer.connect()
  await consumer.subscribe({ topics: [topic], fromBeginning: true })
  let received = 0
  await new Promise<void>((resolve, reject) => {
    consumer.on(consumer.events.CRASH, ({ payload }) => reject(payload.error))
    consumer
      .run({
        autoCommit: false,
        partitionsConsumedConcurrently: 24,
        eachBatch: async ({ batch }) => {
          received += batch.messages.length
          if (each !== undefined) for (const { value } of batch.messages) each(value?.toString('utf8') ?? '')
          if (received >= messages) resolve()
        },
      })
      .catch(reject)
  })
  const perSecond = (messages * 1000) / (performance.now() - began)
  await consumer.disconnect()
  return perSecond
}
