import mongoose from 'mongoose'

/** Drops the databases whose names begin with a prefix. */
export const dropDatabases = async (url: string, prefix: string): Promise<void> => {
  const client = new mongoose.mongo.MongoClient(url, { serverSelectionTimeoutMS: 5_000 })
  try {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true })
    for (const { name } of databases.filter((database) => database.name.startsWith(prefix))) {
      await client.db(name).dropDatabase()
    }
  } finally {
    await client.close()
  }
}
