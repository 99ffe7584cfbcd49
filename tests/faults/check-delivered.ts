import { type Commits, eventsOf, services, type TestEnvironment } from './invariants/commits.ts'
import { readTopic } from './invariants/published.ts'

/**
 * For faults that break the order of events on purpose: each committed event is in Kafka as committed, and no other is.
 */
export const checkDeliveredUnordered = async (environment: TestEnvironment, commits: Commits): Promise<string[]> => {
  const perService = services.map(async (service) => {
    const consumed = new Map<string, Set<string>>()
    for (const { streamId, sequence, text } of await readTopic(environment, service)) {
      const id = `${streamId}@${sequence}`
      consumed.set(id, (consumed.get(id) ?? new Set()).add(text))
    }
    const events = eventsOf(commits, service)
    const missing = events.flatMap(({ id, event }) => {
      const texts = consumed.get(id)
      if (texts === undefined) return [`kafka: ${id} never came`]
      const same = texts.size === 1 && texts.has(JSON.stringify({ type: event.type, data: event.data }))
      return same ? [] : [`kafka: ${id} is not what was committed`]
    })
    return consumed.size > events.length ? [...missing, `kafka: facts of ${service} were never committed`] : missing
  })
  return (await Promise.all(perService)).flat()
}
