import { fromCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { kafkaLog } from '@pinline/chassis/kafka/kafka-log'
import { topicOf } from '@pinline/events/event'
import { pino } from 'pino'
import { type Commits, eventsOf, type Service, services, type TestEnvironment } from './commits.ts'

interface ConsumedRecord {
  readonly streamId: string
  readonly sequence: number
  readonly text: string
}

/** Everything in a service's topic up to its current end, each partition in order. */
export const readTopic = async ({ brokers, prefix }: TestEnvironment, service: Service): Promise<ConsumedRecord[]> => {
  const topic = topicOf(service)
  const log = await kafkaLog({ clientId: 'invariants', brokers: brokers.split(','), prefix }, pino({ level: 'silent' }))
  try {
    const consumed: ConsumedRecord[] = []
    await log.readOnce(topic, new Map(), async (batch) => {
      for (const { value } of batch) {
        const { streamId, sequence, event } = fromCloudEvent(JSON.parse(value))
        consumed.push({ streamId, sequence, text: JSON.stringify(event) })
      }
    })
    return consumed
  } finally {
    await log.close()
  }
}

const compare = (service: Service, commits: Commits, consumed: readonly ConsumedRecord[]): string[] => {
  const firsts = new Map<string, ConsumedRecord[]>()
  const violations: string[] = []
  for (const one of consumed) {
    const known = firsts.get(one.streamId) ?? []
    firsts.set(one.streamId, known)
    if (one.sequence === known.length + 1) known.push(one)
    else if (one.sequence > known.length + 1)
      violations.push(`kafka: ${one.streamId}@${one.sequence} came first after @${known.length}`)
    else if (known[one.sequence - 1]?.text !== one.text)
      violations.push(`kafka: ${one.streamId}@${one.sequence} came again and said something else`)
  }
  const events = eventsOf(commits, service)
  for (const { id, streamId, sequence, event } of events) {
    const found = firsts.get(streamId)?.[sequence - 1]
    if (found === undefined) violations.push(`kafka: ${id} never came`)
    else if (found.text !== JSON.stringify({ type: event.type, data: event.data }))
      violations.push(`kafka: ${id} is not what was committed`)
  }
  const published = [...firsts.values()].reduce((sum, of) => sum + of.length, 0)
  if (published > events.length)
    violations.push(`kafka: ${published - events.length} facts of ${service} were never committed`)
  return violations
}

/** Invariant 4: every committed event is in Kafka as it was committed; per stream, first occurrences are 1…n. */
export const checkPublished = async (environment: TestEnvironment, commits: Commits): Promise<string[]> => {
  const waiting = services.flatMap((service) => {
    const count = commits[service].filter(({ unpublished }) => unpublished === true).length
    return count === 0 ? [] : [`kafka: ${count} commits of ${service} wait to be published`]
  })
  if (waiting.length > 0) return waiting
  const consumed = await Promise.all(
    services.map(async (service) => [service, await readTopic(environment, service)] as const),
  )
  return consumed.flatMap(([service, events]) => compare(service, commits, events))
}
