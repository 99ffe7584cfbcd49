import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { livingSupervisor } from '../processes/process-record.ts'
import { servicesFileOf } from '../product/data-folder.ts'
import { defaultDataFolder } from '../project-folders.ts'
import { isKafkaReady } from '../servers/kafka.ts'
import { isRedisReady } from '../servers/redis.ts'
import { isMongodbReady } from '../servers/replica-set.ts'
import { withoutPassword } from '../servers/without-password.ts'
import type { Finding } from './finding.ts'

const runningSchema = z.object({
  services: z.array(z.object({ name: z.string(), url: z.string(), logFile: z.string() })),
  mongodb: z.object({ url: z.string() }),
  kafka: z.object({ brokers: z.string() }),
  redis: z.object({ url: z.string() }),
})

type Running = z.infer<typeof runningSchema>

/** Checks the servers of the environment and, while Pinline runs, all its processes. */
export const checkServers = async (): Promise<Finding[]> => {
  const running = readRunning()
  const mongodb = process.env.MONGODB_URL || running?.mongodb.url
  const kafka = process.env.KAFKA_BROKERS || running?.kafka.brokers
  const redis = process.env.REDIS_URL || running?.redis.url
  const questions = [
    ...(mongodb ? [probe('MongoDB', mongodb, () => isMongodbReady(mongodb))] : []),
    ...(kafka ? [probe('Kafka', kafka, () => isKafkaReady(kafka))] : []),
    ...(redis ? [probe('Redis server', redis, () => isRedisReady(redis))] : []),
    ...(running?.services ?? []).map(({ name, url, logFile }) =>
      probe(name, url, () => isReady(url), `read ${logFile}`),
    ),
  ]
  if (questions.length === 0) return [{ name: 'servers', level: 'ok', found: 'not running; npm start starts them' }]
  return Promise.all(questions)
}

const readRunning = (): Running | undefined => {
  const folder = defaultDataFolder()
  const file = servicesFileOf(folder)
  if (livingSupervisor(folder) === undefined || !existsSync(file)) return undefined
  return runningSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data
}

const probe = async (
  name: string,
  address: string,
  check: () => Promise<boolean>,
  remedy = 'start it, or correct the address',
): Promise<Finding> => {
  const responds = await check().catch(() => false)
  if (responds) return { name, level: 'ok', found: `answers at ${withoutPassword(address)}` }
  return { name, level: 'fail', found: `does not answer at ${withoutPassword(address)}`, remedy }
}

const isReady = async (url: string): Promise<boolean> => {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) })
  await response.body?.cancel()
  return response.ok
}
