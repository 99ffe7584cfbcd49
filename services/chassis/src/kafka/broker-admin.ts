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
  run<Value>(operation: (admin: Admin) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

interface Connection {
  readonly admin: Promise<Admin>
  inFlight: number
  isClosed: boolean
}

/** What kafkajs says of an answer that another try may do away with. Its error classes are no named exports. */
const isRetriable = (error: unknown): boolean =>
  error instanceof Error && 'retriable' in error && error.retriable === true

/** The side of a broker that answers questions about topics and groups, connected when first asked. */
export const brokerAdmin = (kafka: Pick<Kafka, 'admin'>): Broker => {
  let current: Connection | undefined
  const connect = (): Connection => {
    const admin = kafka.admin()
    return { admin: admin.connect().then(() => admin), inFlight: 0, isClosed: false }
  }
  /** A connection that is over goes when nobody asks on it any more. */
  const disconnectIdle = async (connection: Connection): Promise<void> => {
    if (connection.isClosed && connection.inFlight === 0) await (await connection.admin).disconnect()
  }
  const retire = (connection: Connection): void => {
    connection.isClosed = true
    if (current === connection) current = undefined
  }
  const runOnce = async <Value>(operation: (admin: Admin) => Promise<Value>): Promise<Value> => {
    current ??= connect()
    const connection = current
    connection.inFlight += 1
    try {
      return await operation(await connection.admin)
    } catch (error) {
      // Who leads a partition is remembered by a connection for minutes: the next question has one of its own.
      retire(connection)
      throw error
    } finally {
      connection.inFlight -= 1
      disconnectIdle(connection).catch(() => undefined)
    }
  }
  return {
    run: async (operation) => {
      for (let remaining = tries; ; remaining -= 1) {
        try {
          return await runOnce(operation)
        } catch (error) {
          if (remaining <= 1 || !isRetriable(error)) throw error
          await pause(pauseMs)
        }
      }
    },
    close: async () => {
      if (current === undefined) return
      const last = current
      retire(last)
      await disconnectIdle(last)
    },
  }
}
