import { editDistance } from '../../search/edit-distance.ts'
import { plainHeader } from '../field-titles.ts'

interface Named {
  readonly id: string
  readonly titles: Readonly<Record<string, string | null | undefined>>
}

/** Categories or attributes by what a cell may call them: their ids, or a title that only one of them has. */
export class KnownNames {
  readonly #ids = new Set<string>()
  readonly #titles = new Map<string, string | null>()

  constructor(entries: Iterable<Named>) {
    for (const { id, titles } of entries) {
      this.#ids.add(id)
      for (const title of new Set(Object.values(titles).flatMap((one) => one ?? []))) {
        const word = plainHeader(title)
        const known = this.#titles.get(word)
        this.#titles.set(word, known === undefined || known === id ? id : null)
      }
    }
  }

  /** The id that a text is or means; undefined if there is none, or more than one. */
  idOf(text: string): string | undefined {
    const id = text.trim().toLowerCase()
    return this.#ids.has(id) ? id : (this.#titles.get(plainHeader(text)) ?? undefined)
  }

  /** The id nearest to a mistyped one; undefined if none is near. */
  nearest(text: string): string | undefined {
    const wanted = text.trim().toLowerCase()
    let [best, edits]: [string | undefined, number] = [undefined, Math.min(4, Math.floor(wanted.length / 3)) + 1]
    for (const id of this.#ids) {
      const distance = editDistance(wanted, id, edits - 1)
      if (distance < edits) [best, edits] = [id, distance]
    }
    return best
  }
}
