import type mongoose from 'mongoose'

/** One statement as MongoDB's profiler recorded it. */
export interface Statement {
  readonly at: Date
  /** The process that sent it, by its application name. */
  readonly process: string
  /** `service.collection`. */
  readonly collection: string
  /** `find`, `insert`, `update`, `remove`, `getMore`, or the name of another command. */
  readonly kind: string
}

interface ProfiledOperation {
  readonly ts: Date
  readonly op: string
  readonly ns: string
  readonly appName?: string
  readonly command?: Readonly<Record<string, unknown>>
}

const profileBytes = 64 * 1024 * 1024

const kindOf = ({ op, command = {} }: ProfiledOperation): string => {
  if (op === 'query') return 'find'
  if (op === 'getmore') return 'getMore'
  return op === 'command' ? (Object.keys(command)[0] ?? 'command') : op
}

/**
 * Records every statement of the services of an installation by MongoDB's profiler, in a database of each.
 * @returns what was recorded since the start; `stop` ends the recording and drops it
 */
export const profileStatements = async (
  client: mongoose.mongo.MongoClient,
  databasePrefix: string,
  services: readonly string[],
): Promise<{ readonly read: () => Promise<Statement[]>; readonly stop: () => Promise<void> }> => {
  const databases = services.map((service) => ({ service, db: client.db(databasePrefix + service) }))
  for (const { db } of databases) {
    await db.command({ profile: 0 })
    await db.dropCollection('system.profile').catch(() => undefined)
    await db.createCollection('system.profile', { capped: true, size: profileBytes })
    await db.command({ profile: 2 })
  }
  return {
    read: async () => {
      const all = await Promise.all(
        databases.map(async ({ service, db }) => {
          const recorded = await db
            .collection<ProfiledOperation>('system.profile')
            .find({ appName: /^pinline-/, ns: { $not: /system\.profile$/ } })
            .sort({ $natural: 1 })
            .toArray()
          return recorded.map((operation) => ({
            at: operation.ts,
            process: (operation.appName ?? '').replace('pinline-', ''),
            collection: `${service}.${operation.ns.slice(databasePrefix.length + service.length + 1)}`,
            kind: kindOf(operation),
          }))
        }),
      )
      return all.flat()
    },
    stop: async () => {
      for (const { db } of databases) {
        await db.command({ profile: 0 })
        await db.dropCollection('system.profile').catch(() => undefined)
      }
    },
  }
}

/** What MongoDB has counted since it started. */
export interface MongodbCounters {
  /** Bytes received and sent. */
  readonly bytes: number
  /** Statements but `getMore`: queries, written documents' statements and other commands. */
  readonly statements: number
}

/** Counters of the server; the commands of monitoring between two readings are few. */
export const readCounters = async (client: mongoose.mongo.MongoClient): Promise<MongodbCounters> => {
  const { network, metrics } = await client.db('admin').command({ serverStatus: 1 })
  const counted = ['find', 'insert', 'update', 'delete', 'findAndModify', 'aggregate', 'count', 'distinct']
  const statements = counted.reduce((sum, name) => sum + Number(metrics.commands[name]?.total ?? 0), 0)
  return { bytes: Number(network.bytesIn) + Number(network.bytesOut), statements }
}
