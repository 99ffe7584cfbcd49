import { PreparedJson } from '@pinline/chassis/http/prepared-json'
import { cacheCounts } from '@pinline/telemetry/cache-counts'
import { LRUCache } from 'lru-cache'

interface Answer {
  readonly json: PreparedJson
  /** What the answer was made of, compared by identity. */
  readonly madeOf: readonly unknown[]
  /** Bytes that it was counted with. */
  readonly bytes: number
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at += 1) if (!Object.is(a[at], b[at])) return false
  return true
}

/** An entry, its key and its list of what it was made of, besides the text itself. */
const overheadBytes = 500

/**
 * The last answers as serialised and compressed text. An answer is used as long as everything that it was made of is the
 * same; of changed parts there are other objects. Prevents the failures "a thousand looks at a part serialise the same
 * text a thousand times" and "a cached answer shows a price of a minute ago".
 */
export class PreparedAnswers {
  readonly #answers: LRUCache<string, Answer>
  readonly #counts = cacheCounts('prepared-answers')
  #owner: object | undefined

  constructor(bounds: { readonly maxAnswers: number; readonly maxBytes: number }) {
    this.#answers = new LRUCache({
      max: bounds.maxAnswers,
      maxSize: bounds.maxBytes,
      sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length + overheadBytes,
    })
  }

  get size(): number {
    return this.#answers.size
  }

  get bytes(): number {
    return this.#answers.calculatedSize
  }

  /**
   * The answer of this name, made anew if it was made of something else.
   * @param owner the index that the answer is made from: those of another one are dropped, so that they do not keep it in
   * memory
   */
  get(owner: object, name: string, madeOf: readonly unknown[], make: () => unknown): PreparedJson {
    if (this.#owner !== owner) this.#answers.clear()
    this.#owner = owner
    const known = this.#answers.get(name)
    if (known !== undefined && isSame(known.madeOf, madeOf)) {
      this.#counts.hits += 1
      // It has become smaller since it was compressed.
      if (known.bytes !== known.json.bytes) this.#answers.set(name, { ...known, bytes: known.json.bytes })
      return known.json
    }
    this.#counts.misses += 1
    const json = new PreparedJson(JSON.stringify(make()))
    this.#answers.set(name, { json, madeOf, bytes: json.bytes })
    return json
  }
}
