import { type ProductId, productId } from '@pinline/events/ids'
import { keyText } from '../identity/part-key.ts'
import { MatchIndex } from '../search/match-index.ts'

interface NumberedPart {
  readonly manufacturer: string
  readonly model: string
}

const maxShown = 3
/** Numbers of one import that are looked for: each costs about a millisecond. */
const maxSearches = 1000

/** The existing part numbers that are nearest to an unknown one. The index is built when the first is looked for. */
export class NearestNumbers {
  readonly #parts: ReadonlyMap<ProductId, NumberedPart>
  readonly #found = new Map<string, string | undefined>()
  #index: MatchIndex | undefined

  constructor(parts: ReadonlyMap<ProductId, NumberedPart>) {
    this.#parts = parts
  }

  /** At most three, with their manufacturer if it is another one; undefined if there is none. */
  of(manufacturer: string, model: string): string | undefined {
    const key = `${keyText(manufacturer)}\n${keyText(model)}`
    if (!this.#found.has(key) && this.#found.size < maxSearches) this.#found.set(key, this.#search(manufacturer, model))
    return this.#found.get(key)
  }

  #search(manufacturer: string, model: string): string | undefined {
    this.#index ??= this.#indexed()
    const [line] = this.#index.match([{ partNumber: model, manufacturer }]).lines
    const near = (line?.ids ?? []).slice(0, maxShown).flatMap((id) => this.#parts.get(productId.parse(id)) ?? [])
    const names = near.map((part) =>
      keyText(part.manufacturer) === keyText(manufacturer) ? part.model : `${part.manufacturer} ${part.model}`,
    )
    return names.length === 0 ? undefined : names.join(', ')
  }

  #indexed(): MatchIndex {
    const index = new MatchIndex()
    for (const [id, { manufacturer, model }] of this.#parts) index.put({ id, article: '', manufacturer, model })
    return index
  }
}
