import { setTimeout as pause } from 'node:timers/promises'
import type { Admin, Kafka } from 'kafkajs'

const tries = 20
const pauseMs = 250

export interface Broker {
  /**
   * Retries retriable errors for five seconds: a broker that has just gained or lost a partition returns one for a
   * moment, and kafkajs passes it on. Afterwards the error is thrown; any other error is thrown at once.
   */
  run<Value>(operation: (admin: Admin) => Promise<Value>): Promise<Value>
  close(): Promise<void>
}

interface Connection {
  readonly admin: Promise<Admin>
  inFlight: number
  isClosed: boolean
}

/** kafkajs marks retriable errors. Its error classes are no named exports. */
const isRetriable = (error: unknown): boolean =>
  error instanceof Error && 'retriable' in error && error.retriable === true

/** The broker's admin queries about topics and groups, connected at the first query. */
export const brokerAdmin = (kafka: Pick<Kafka, 'admin'>): Broker => {
  let current: Connection | undefined
  const connect = (): Connection => {
    const admin = kafka.admin()
    return { admin: admin.connect().then(() => admin), inFlight: 0, isClosed: false }
  }
  /** Disconnects a retired connection when its last query is done. */
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
      // A connection caches the leader of a partition for minutes: the next query gets a new connection.
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
