import { maxPersonNames, type PersonName } from '@pinline/contracts/account/people/list-person-names'

interface Waiting {
  readonly resolve: (person: PersonName) => void
  readonly reject: (error: unknown) => void
}

/** Joins the names requested in one turn of the event loop into as few queries as possible. */
export const createNameLoader = (read: (ids: PersonName['id'][]) => Promise<readonly PersonName[]>) => {
  let waiting = new Map<PersonName['id'], Waiting[]>()

  const send = async (batch: ReadonlyMap<PersonName['id'], readonly Waiting[]>) => {
    try {
      const people = new Map((await read([...batch.keys()])).map((person) => [person.id, person]))
      for (const [id, waiters] of batch)
        for (const { resolve } of waiters) resolve(people.get(id) ?? { id, name: null, erased: false })
    } catch (error) {
      for (const waiters of batch.values()) for (const { reject } of waiters) reject(error)
    }
  }

  const flush = () => {
    const entries = [...waiting]
    waiting = new Map()
    for (let at = 0; at < entries.length; at += maxPersonNames)
      void send(new Map(entries.slice(at, at + maxPersonNames)))
  }

  return (id: PersonName['id']): Promise<PersonName> =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(flush)
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }])
    })
}
