import { setTimeout as pause } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'

const tries = 20
const pauseMs = 250

export interface Broker {
  /**
   * Asks until an answer comes that is not `try again`: a broker that has just been given a partition, or has just lost
   * it, says so for a moment, and kafkajs passes that on. Throws what it was answered after five seconds of it, and
   * anything else at once.
   */
  ask<Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

interface Connection {
  readonly admin: Promise<Admin>
  asking: number
  over: boolean
}

/** What kafkajs says of an answer that another try may do away with. Its error classes are no named exports. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'retriable' in error && error.retriable === true

/** The side of a broker that answers questions about topics and groups, connected when first asked. */
export const askBroker = (kafka: Pick<Kafka, 'admin'>): Broker => {
  let current: Connection | undefined
  const connect = (): Connection => {
    const admin = kafka.admin()
    return { admin: admin.connect().then(() => admin), asking: 0, over: false }
  }
  /** A connection that is over goes when nobody asks on it any more. */
  const leave = async (connection: Connection): Promise<void> => {
    if (connection.over && connection.asking === 0) await (await connection.admin).disconnect()
  }
  const giveUp = (connection: Connection): void => {
    connection.over = true
    if (current === connection) current = undefined
  }
  const askOnce = async <Answer>(question: (admin: Admin) => Promise<Answer>): Promise<Answer> => {
    current ??= connect()
    const connection = current
    connection.asking += 1
    try {
      return await question(await connection.admin)
    } catch (error) {
      // Who leads a partition is remembered by a connection for minutes: the next question has one of its own.
      giveUp(connection)
      throw error
    } finally {
      connection.asking -= 1
      leave(connection).catch(() => undefined)
    }
  }
  return {
    ask: async (question) => {
      for (let left = tries; ; left -= 1) {
        try {
          return await askOnce(question)
        } catch (error) {
          if (left <= 1 || !isPassing(error)) throw error
          await pause(pauseMs)
        }
      }
    },
    close: async () => {
      if (current === undefined) return
      const last = current
      giveUp(last)
      await leave(last)
    },
  }
}
