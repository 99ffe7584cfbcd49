import { Kafka, logLevel } from 'kafkajs'
import { expect, it } from 'vitest'
import { FetchConnection } from './fetch-connection.ts'

it('finds how kafkajs makes its connections: another version may make them in another way', async () => {
  const retry = { retries: 0 }
  const kafka = new Kafka({ brokers: ['127.0.0.1:1'], logLevel: logLevel.NOTHING, retry, connectionTimeout: 500 })
  const connection = new FetchConnection(kafka)
  const fetching = connection.fetch([{ name: 'topic', partition: 0, offset: 0n }], 1000, 1000)
  await expect(fetching).rejects.toThrow(/connect|broker/i)
  await connection.close()
})
