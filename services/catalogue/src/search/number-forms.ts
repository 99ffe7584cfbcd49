import { foldPartNumber, foldText } from './fold-text.ts'

/** Letters x that stand for any character: `HLE-103-02-xxx-DV`, `10029449-x01xLF`, `RJHSE538X`. */
const listedPlaceholder = /[xX]{2,}|(?<=-)x|(?<=\d)x(?!\d)|(?<=\d)X(?![\dA-Za-z])/gu
const minLiterals = 5
/** Placeholders of one position are also written for two, and the reverse. */
const spare = 1

/** A part number with the zeros that fill its figures left out: `43045-0400` and `43045-400`, `B04B-XH` and `B4B-XH`. */
export const withoutPadding = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((group) => group.replace(/(?<!\d)0+(?=\d)/gu, ''))
    .filter((group) => group !== '' && group !== '0')
    .join('-')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** What a part number with placeholders in the list stands for, and the part before the first of them. */
const listedPattern = (model: string): { pattern: RegExp; head: string } | undefined => {
  const runs = [...model.matchAll(listedPlaceholder)]
  const pieces = model.split(listedPlaceholder).map(foldPartNumber)
  const head = pieces[0] ?? ''
  if (runs.length === 0 || head.length < minLiterals) return undefined
  const source = pieces
    .map((piece, place) => {
      const length = runs[place]?.[0].length
      return escaped(piece) + (length === undefined ? '' : `[a-z0-9]{1,${length + spare}}`)
    })
    .join('')
  return { pattern: new RegExp(`^${source}$`, 'u'), head }
}

/** A typed number with placeholders: any characters for `*`, one for `?`, one or two for `x` and so on. */
export interface TypedPattern {
  readonly pattern: RegExp
  /** Folded, what comes before the first placeholder. */
  readonly head: string
}

/** A single x or n is one between capitals, figures or hyphens only: `B4B-xH`, and not the x of `5x2`. */
const typedPlaceholder =
  /(?<!\d)\*|\*(?!\d)|[?#_]+|[xX]{2,}|(?<=[A-Z-])[xn](?=[A-Z\d-])|(?<=\d)[xn](?=[A-Z-])|(?<=[A-Z\d-])[xn]$/gu

/**
 * Reads placeholders in a typed number; undefined if it has none or says too little beside them.
 * @param typed as typed: capitals tell a placeholder from a letter
 */
export const typedPattern = (typed: string): TypedPattern | undefined => {
  const runs = [...typed.matchAll(typedPlaceholder)]
  const pieces = typed.split(typedPlaceholder).map(foldPartNumber)
  const literals = pieces.join('')
  if (runs.length === 0 || literals.length < minLiterals - 1 || !/\d|[a-z]{4}/u.test(literals)) return undefined
  const source = pieces
    .map((piece, place) => {
      const run = runs[place]?.[0]
      if (run === undefined) return escaped(piece)
      if (run === '*') return `${escaped(piece)}[a-z0-9]*`
      return `${escaped(piece)}[a-z0-9]{1,${run.length + spare}}`
    })
    .join('')
  return { pattern: new RegExp(`^${source}`, 'u'), head: pieces[0] ?? '' }
}

interface Forms {
  readonly padded: string
  readonly head: string | undefined
}

/**
 * Other ways to write the listed part numbers: with other zeros before figures, and with what their placeholders stand
 * for. One entry for each product.
 */
export class NumberForms {
  readonly #bySlot = new Map<number, Forms>()
  readonly #padded = new Map<string, Set<number>>()
  readonly #patterns = new Map<string, Map<number, RegExp>>()

  put(slot: number, model: string): void {
    this.remove(slot)
    const padded = withoutPadding(model)
    const listed = listedPattern(model)
    this.#bySlot.set(slot, { padded, head: listed?.head })
    const known = this.#padded.get(padded)
    if (known === undefined) this.#padded.set(padded, new Set([slot]))
    else known.add(slot)
    if (listed === undefined) return
    const patterns = this.#patterns.get(listed.head) ?? new Map<number, RegExp>()
    this.#patterns.set(listed.head, patterns.set(slot, listed.pattern))
  }

  remove(slot: number): void {
    const known = this.#bySlot.get(slot)
    if (known === undefined) return
    this.#bySlot.delete(slot)
    this.#padded.get(known.padded)?.delete(slot)
    if (this.#padded.get(known.padded)?.size === 0) this.#padded.delete(known.padded)
    if (known.head === undefined) return
    this.#patterns.get(known.head)?.delete(slot)
    if (this.#patterns.get(known.head)?.size === 0) this.#patterns.delete(known.head)
  }

  /** Slots whose number is the typed one but for zeros before figures, or holds it by its placeholders. */
  find(typed: string): readonly number[] {
    const padded = this.#padded.get(withoutPadding(typed))
    if (padded !== undefined) return [...padded]
    const number = foldPartNumber(typed)
    const found: number[] = []
    for (let length = number.length - 1; length >= minLiterals && found.length === 0; length -= 1) {
      for (const [slot, pattern] of this.#patterns.get(number.slice(0, length)) ?? []) {
        if (pattern.test(number)) found.push(slot)
      }
    }
    return found
  }
}
