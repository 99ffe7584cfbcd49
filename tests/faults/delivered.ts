import { type Commits, factsOf, type Premises, services } from './invariants/commits.ts'
import { readTopic } from './invariants/published.ts'

/** Where the order of events was broken on purpose: each committed fact is in Kafka as committed, and no other is. */
export const checkDelivered = async (premises: Premises, commits: Commits): Promise<string[]> => {
  const perService = services.map(async (service) => {
    const heard = new Map<string, Set<string>>()
    for (const { streamId, sequence, text } of await readTopic(premises, service)) {
      const id = `${streamId}@${sequence}`
      heard.set(id, (heard.get(id) ?? new Set()).add(text))
    }
    const facts = factsOf(commits, service)
    const missing = facts.flatMap(({ id, fact }) => {
      const texts = heard.get(id)
      if (texts === undefined) return [`kafka: ${id} never came`]
      const same = texts.size === 1 && texts.has(JSON.stringify({ type: fact.type, data: fact.data }))
      return same ? [] : [`kafka: ${id} is not what was committed`]
    })
    return heard.size > facts.length ? [...missing, `kafka: facts of ${service} were never committed`] : missing
  })
  return (await Promise.all(perService)).flat()
}
