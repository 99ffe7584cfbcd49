import type { Admin } from 'kafkajs'
import { describe, expect, it } from 'vitest'
import { askBroker } from './ask-broker.ts'

/** As kafkajs throws what a broker answered. */
const answered = (message: string, retriable: boolean) => Object.assign(new Error(message), { retriable })

const connections = () => {
  const log: string[] = []
  let made = 0
  const admin = () => {
    made += 1
    const name = made
    return {
      connect: async () => void log.push(`connect ${name}`),
      disconnect: async () => void log.push(`disconnect ${name}`),
    } as Partial<Admin> as Admin
  }
  return { log, kafka: { admin } }
}

describe('a question to the broker', () => {
  it('is asked on one connection, as often as there are questions', async () => {
    const { log, kafka } = connections()
    const broker = askBroker(kafka)
    expect([await broker.ask(async () => 1), await broker.ask(async () => 2)]).toEqual([1, 2])
    await broker.close()
    expect(log).toEqual(['connect 1', 'disconnect 1'])
  })

  it('is asked anew, over another connection, where a partition is just changing hands', async () => {
    const { log, kafka } = connections()
    let asked = 0
    const answer = await askBroker(kafka).ask(async () => {
      asked += 1
      if (asked === 1) throw answered('This server is not the leader for that topic-partition', true)
      return 'led'
    })
    expect(answer).toBe('led')
    expect(log).toEqual(['connect 1', 'disconnect 1', 'connect 2'])
  })

  it('is given up where trying again is no use', async () => {
    const { kafka } = connections()
    const refusal = answered('Topic authorization failed', false)
    await expect(
      askBroker(kafka).ask(async () => {
        throw refusal
      }),
    ).rejects.toBe(refusal)
  })
})
