import { Counts } from './counts.ts'

interface StreamRules {
  readonly total: number
  readonly perAddress: number
  readonly perPerson: number
}

/** Open event streams by address, by person and in total: each holds a connection to its service for hours. */
export class StreamCaps {
  readonly #rules: StreamRules
  #open = 0
  readonly #addresses = new Counts()
  readonly #persons = new Counts()

  constructor(rules: StreamRules) {
    this.#rules = rules
  }

  /**
   * Counts a stream.
   * @param person from a verified token: with a made-up one a stranger could use up another person's share
   * @returns the function that ends it, or whose cap is reached
   */
  open(address: string, person: string | undefined): (() => void) | 'client' | 'everybody' {
    const isTooManyForClient =
      this.#addresses.of(address) >= this.#rules.perAddress ||
      (person !== undefined && this.#persons.of(person) >= this.#rules.perPerson)
    if (isTooManyForClient) return 'client'
    if (this.#open >= this.#rules.total) return 'everybody'
    this.#open += 1
    const ends = [this.#addresses.add(address), ...(person === undefined ? [] : [this.#persons.add(person)])]
    return () => {
      this.#open -= 1
      for (const end of ends) end()
    }
  }
}
