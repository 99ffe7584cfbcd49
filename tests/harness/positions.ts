/** As many as clients keep: those of hundreds of streams would be more than a request's headers may hold. */
const maxPositions = 20

const versionOf = (position: string): number => Number(position.slice(position.lastIndexOf('@') + 1))

/** What a client has written, by stream, so that its reads wait until a view has it. */
export class Positions {
  readonly #latest = new Map<string, string>()

  /** The header of a request. */
  header(): Record<string, string> {
    return this.#latest.size === 0 ? {} : { 'x-position': [...this.#latest.values()].join(',') }
  }

  /** Keeps those of a response. */
  keep(response: Response): void {
    this.add(response.headers.get('x-position') ?? '')
  }

  /** Keeps those of a header, of each stream the newest: responses may overtake each other. */
  add(header: string): void {
    for (const position of header.split(',').filter((text) => text !== '')) {
      const stream = position.slice(0, position.lastIndexOf('@'))
      const known = this.#latest.get(stream)
      if (known !== undefined && versionOf(known) > versionOf(position)) continue
      this.#latest.delete(stream)
      this.#latest.set(stream, position)
    }
    for (const stream of [...this.#latest.keys()].slice(0, -maxPositions)) this.#latest.delete(stream)
  }

  follow(other: Positions): void {
    this.add([...other.#latest.values()].join(','))
  }
}
