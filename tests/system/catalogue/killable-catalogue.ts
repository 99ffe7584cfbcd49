import mongoose from 'mongoose'
import { Caller, signInStaff } from '../../harness/shop.ts'
import type { TestServers } from '../../harness/start-servers.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'

/** The catalogue as a process that a test kills, with what it needs of others. */
export interface KillableCatalogue {
  readonly system: TestSystem
  readonly staffToken: string
  readonly staff: Caller
  readonly collection: <Stored extends mongoose.mongo.Document>(name: string) => mongoose.mongo.Collection<Stored>
  readonly end: () => Promise<void>
}

export const startKillableCatalogue = async (servers: TestServers): Promise<KillableCatalogue> => {
  const system = await startSystem(servers, { services: ['account', 'catalogue', 'notification'], products: 20 })
  const client = new mongoose.mongo.MongoClient(servers.mongodb.url)
  const end = async () => {
    await client.close()
    await system.stop()
  }
  try {
    const { token } = await signInStaff(system.urls.account, system.demoAccounts().staff)
    if (token === undefined) throw new Error('the demo account of staff has no session')
    return {
      system,
      staffToken: token,
      staff: new Caller(system.urls.catalogue, token),
      collection: (name) => client.db(`${system.databasePrefix}catalogue`).collection(name),
      end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
