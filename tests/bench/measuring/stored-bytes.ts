import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type mongoose from 'mongoose'

export interface StoredBytes {
  /** Documents and indexes of MongoDB, uncompressed. */
  readonly mongodb: number
  /** Kafka's log files; 0 if Kafka's folder is on another machine. */
  readonly kafka: number
}

/** Stored bytes of an installation, by the prefix of its databases and topics. */
export const storedBytes = async (
  client: mongoose.mongo.MongoClient,
  serversFolder: string,
  prefix: string,
): Promise<StoredBytes> => {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
  let mongodb = 0
  for (const { name } of databases.filter((database) => database.name.startsWith(prefix))) {
    const stats = await client.db(name).stats()
    mongodb += Number(stats.dataSize) + Number(stats.indexSize)
  }
  return { mongodb, kafka: kafkaBytes(join(serversFolder, 'kafka', 'log'), prefix) }
}

const kafkaBytes = (folder: string, prefix: string): number => {
  try {
    return readdirSync(folder)
      .filter((name) => name.startsWith(prefix))
      .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
      .filter((file) => file.endsWith('.log'))
      .reduce((sum, file) => sum + statSync(file).size, 0)
  } catch {
    return 0
  }
}
