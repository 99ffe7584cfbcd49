import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { servicesFileOf } from '../product/data-folder.ts'
import { NotPossible } from '../product/operator.ts'
import { defaultDataFolder } from '../project-folders.ts'

const running = z.object({ kafka: z.object({ brokers: z.string() }) })

/** Kafka's address: that of the environment, or of the running product. Throws NotPossible. */
export const kafkaAddress = (environment: NodeJS.ProcessEnv): string => {
  if (environment.KAFKA_BROKERS !== undefined) return environment.KAFKA_BROKERS
  try {
    return running.parse(JSON.parse(readFileSync(servicesFileOf(defaultDataFolder()), 'utf8'))).kafka.brokers
  } catch {
    throw new NotPossible('set KAFKA_BROKERS, or start the product first')
  }
}
