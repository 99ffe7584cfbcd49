import { matchNumber } from './match-number.ts'
import { PartNumbers } from './part-numbers.ts'

/** What a part is matched by. */
export interface MatchedPart {
  readonly id: string
  readonly model: string
  /** The manufacturer's name of the part besides its number; empty if there is none. */
  readonly article: string
  readonly manufacturer: string
}

/** A line of a buyer's list. */
export interface TypedLine {
  readonly partNumber: string
  readonly manufacturer?: string | undefined
}

/** How a line was read, with the ids of the parts that it may be. */
export interface LineMatch {
  readonly match: 'exact' | 'close' | 'several' | 'none'
  readonly ids: readonly string[]
}

export interface LineMatches {
  readonly lines: readonly LineMatch[]
  /** False if the budget did not suffice: the last lines were matched only exactly and by prefix. */
  readonly complete: boolean
}

/**
 * Part numbers that one request may compare with what was typed: about a second of the thread. 500 mistyped lines compare
 * 40,000 among 5,000 parts, and 700,000 among 100,000.
 */
const maxCompared = 500_000

/** Part numbers alone, as the worker holds them: about 0.45 kB a part. */
export class MatchIndex {
  readonly #numbers = new PartNumbers()
  readonly #slots = new Map<string, number>()
  readonly #parts: (Pick<MatchedPart, 'id' | 'manufacturer'> | undefined)[] = []
  readonly #free: number[] = []

  put({ id, model, article, manufacturer }: MatchedPart): void {
    const slot = this.#slots.get(id) ?? this.#free.pop() ?? this.#parts.length
    this.#slots.set(id, slot)
    this.#parts[slot] = { id, manufacturer }
    this.#numbers.put(slot, model, article)
  }

  remove(id: string): void {
    const slot = this.#slots.get(id)
    if (slot === undefined) return
    this.#slots.delete(id)
    this.#parts[slot] = undefined
    this.#numbers.remove(slot)
    this.#free.push(slot)
  }

  match(lines: readonly TypedLine[], budget = maxCompared): LineMatches {
    this.#numbers.flush()
    const end = this.#numbers.compared + budget
    let complete = true
    const matches = lines.map(({ partNumber, manufacturer }): LineMatch => {
      const mayCompare = this.#numbers.compared < end
      const { match, products, isComplete } = matchNumber(this.#source, partNumber, manufacturer, mayCompare)
      complete &&= isComplete
      return { match, ids: products.map(({ id }) => id) }
    })
    return { lines: matches, complete }
  }

  readonly #source = {
    numbers: this.#numbers,
    at: (slot: number) => this.#parts[slot],
    makerOf: ({ manufacturer }: Pick<MatchedPart, 'manufacturer'>) => manufacturer,
  }
}
