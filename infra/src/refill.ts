import { parseArgs } from 'node:util'
import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { NotPossible } from './product/operator.ts'
import { runningOperator } from './product/running-operator.ts'
import { reportFailure } from './terminal/report-failure.ts'
import { createTopics } from './topics/create-topics.ts'
import { kafkaAddress } from './topics/kafka-address.ts'
import { renewTopic } from './topics/renew-topic.ts'
import { readTopicSettings, TopicsRefused } from './topics/topic-settings.ts'

const usage = `npm run refill -- order                  publishes all events of order once more
npm run refill -- order --new-topic      into a new, empty topic: after its database was restored from a backup
`

/** Refills a topic of the running product from the commits of its service. */
const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'new-topic': { type: 'boolean', default: false } },
  })
  const service = serviceName.parse(positionals[0])
  const operator = runningOperator()
  const [brokers, prefix] = [kafkaAddress(process.env), process.env.MONGODB_DATABASE_PREFIX ?? '']
  const settings = readTopicSettings(process.env)
  if (values['new-topic']) await renewTopic(brokers, prefix, service, settings)
  else await createTopics(brokers, prefix, settings)
  await operator.refill(service)
}

await run().catch((error: unknown) => {
  if (error instanceof z.ZodError) process.stderr.write(usage)
  else if (error instanceof NotPossible || error instanceof TopicsRefused) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
