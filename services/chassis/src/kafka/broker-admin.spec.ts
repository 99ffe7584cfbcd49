import type { Admin } from 'kafkajs'
import { describe, expect, it } from 'vitest'
import { brokerAdmin } from './broker-admin.ts'

/** An error as kafkajs throws it for a broker's response. */
const kafkaError = (message: string, retriable: boolean) => Object.assign(new Error(message), { retriable })

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
  it('uses one connection for several queries', async () => {
    const { log, kafka } = connections()
    const broker = brokerAdmin(kafka)
    expect([await broker.run(async () => 1), await broker.run(async () => 2)]).toEqual([1, 2])
    await broker.close()
    expect(log).toEqual(['connect 1', 'disconnect 1'])
  })

  it('is queried again over another connection while a partition changes its leader', async () => {
    const { log, kafka } = connections()
    let attempts = 0
    const value = await brokerAdmin(kafka).run(async () => {
      attempts += 1
      if (attempts === 1) throw kafkaError('This server is not the leader for that topic-partition', true)
      return 'led'
    })
    expect(value).toBe('led')
    expect(log).toEqual(['connect 1', 'disconnect 1', 'connect 2'])
  })

  it('fails at once with an error that is not retriable', async () => {
    const { kafka } = connections()
    const refusal = kafkaError('Topic authorization failed', false)
    await expect(
      brokerAdmin(kafka).run(async () => {
        throw refusal
      }),
    ).rejects.toBe(refusal)
  })
})
