import { versionsAmong } from '@pinline/chassis/kafka/topic-versions'
import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { NotPossible } from './product/operator.ts'
import { reportFailure } from './terminal/report-failure.ts'
import { createTopics, presentTopics, topicNames, withAdmin } from './topics/create-topics.ts'
import { growTopic } from './topics/grow-topic.ts'
import { kafkaAddress } from './topics/kafka-address.ts'
import { readTopicSettings, TopicsRefused } from './topics/topic-settings.ts'

const usage = `npm run topics                        every version of every topic, and its partitions
npm run topics -- create              creates those that are missing, and checks the others
npm run topics -- grow order 48       adds a version with 48 partitions; running services go over to it
`

/** The commands for topics. */
const run = async ([verb = 'list', service, partitions]: string[]): Promise<void> => {
  const [brokers, prefix] = [kafkaAddress(process.env), process.env.MONGODB_DATABASE_PREFIX ?? '']
  switch (verb) {
    case 'list': {
      const present = await withAdmin(brokers, presentTopics)
      for (const { name, partitions: count } of topicNames.flatMap((topic) => versionsAmong(topic, prefix, present)))
        process.stdout.write(`${name}  ${count} partitions\n`)
      return
    }
    case 'create': {
      const created = await createTopics(brokers, prefix, readTopicSettings(process.env))
      process.stdout.write(`${created.length} created ${created.join(' ')}\n`)
      return
    }
    case 'grow': {
      const settings = readTopicSettings({ ...process.env, KAFKA_PARTITIONS: partitions })
      process.stdout.write(`${await growTopic(brokers, prefix, serviceName.parse(service), settings)} created\n`)
      return
    }
    default:
      throw new NotPossible(usage)
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof z.ZodError) process.stderr.write(usage)
  else if (error instanceof NotPossible || error instanceof TopicsRefused) process.stderr.write(`${error.message}\n`)
  else reportFailure(error)
  process.exitCode = 1
})
