import { setTimeout as pause } from 'node:timers/promises'
import { Kafka } from 'kafkajs'
import { deliveryOf } from './deliver.ts'
import { killSwitch } from './kill-switch.ts'
import { readLever } from './levers.ts'

/** Points before the relay sends and before a consumer commits its offset; delivery and consumption of batches. */
export const wrapKafka = (folder: string, service: string): void => {
  const pass = killSwitch(folder, service)
  const deliver = deliveryOf(folder, service)
  const { producer: makeProducer, consumer: makeConsumer } = Kafka.prototype
  Kafka.prototype.producer = function (config) {
    const producer = makeProducer.call(this, config)
    const { sendBatch } = producer
    producer.sendBatch = async (batch) => {
      pass('before-publishing')
      return await deliver(sendBatch, batch)
    }
    return producer
  }
  Kafka.prototype.consumer = function (config) {
    const consumer = makeConsumer.call(this, config)
    const { commitOffsets, run } = consumer
    const groupId = config?.groupId ?? ''
    consumer.commitOffsets = async (offsets) => {
      if (groupId.includes('.view.')) pass('projected')
      if (groupId.includes('.reactions')) pass('reacted')
      await commitOffsets(offsets)
    }
    consumer.run = async (running) => {
      const { eachBatch } = running ?? {}
      if (eachBatch === undefined) return await run(running)
      await run({
        ...running,
        eachBatch: async (payload) => {
          for (;;) {
            const throttle = readLever(folder, 'throttle')
            if (throttle === undefined || !groupId.includes(throttle.group)) break
            await pause(500)
            await payload.heartbeat()
          }
          await eachBatch(payload)
        },
      })
    }
    return consumer
  }
}
