import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { defaultDataFolder } from '../project-folders.ts'
import { servicesFileOf } from './data-folder.ts'
import { NotPossible } from './operator.ts'

const running = z.object({ mongodb: z.object({ url: z.string() }), kafka: z.object({ brokers: z.string() }) })

const ofRunningProduct = () => {
  try {
    return running.parse(JSON.parse(readFileSync(servicesFileOf(defaultDataFolder()), 'utf8')))
  } catch {
    throw new NotPossible('set MONGODB_URL and KAFKA_BROKERS, or start the servers: npm start -- --only servers')
  }
}

/** MongoDB and Kafka: those of the environment, else those of `npm start`. Throws NotPossible. */
export const serverAddresses = (environment: NodeJS.ProcessEnv): { mongodbUrl: string; brokers: string } => {
  const { MONGODB_URL: mongodbUrl, KAFKA_BROKERS: brokers } = environment
  return {
    mongodbUrl: mongodbUrl ?? ofRunningProduct().mongodb.url,
    brokers: brokers ?? ofRunningProduct().kafka.brokers,
  }
}
