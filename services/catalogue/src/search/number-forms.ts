import { foldPartNumber, foldText } from './fold-text.ts'

/** Letters x that stand for any character: `HLE-103-02-xxx-DV`, `10029449-x01xLF`, `RJHSE538X`. */
const listedPlaceholder = /[xX]{2,}|(?<=-)x|(?<=\d)x(?!\d)|(?<=\d)X(?![\dA-Za-z])/gu
const minLiterals = 5
/** Placeholders of one position are also written for two, and the reverse. */
const spare = 1
/** Of a part number with suffixes, as typed. */
export const maxNumberLength = 120

/** A part number with the zeros that fill its figures left out: `43045-0400` and `43045-400`, `B04B-XH` and `B4B-XH`. */
export const withoutPadding = (text: string): string =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((group) => group.replace(/(?<!\d)0+(?=\d)/gu, ''))
    .filter((group) => group !== '' && group !== '0')
    .join('-')

/** Text that stands as it is, and places for so many characters, in turn: a text is first and last, if empty. */
interface NumberPattern {
  /** Folded, one more than there are gaps. */
  readonly texts: readonly string[]
  /** The fewest and the most characters of each. */
  readonly gaps: readonly { readonly min: number; readonly max: number }[]
}

/** Where in a number a pattern can end; in time linear in both, whatever is typed. */
const endsOf = ({ texts, gaps }: NumberPattern, number: string): ReadonlySet<number> => {
  let ends: ReadonlySet<number> = new Set([0])
  for (const [place, text] of texts.entries()) {
    const gap = place === 0 ? undefined : gaps[place - 1]
    const next = new Set<number>()
    for (const end of ends) {
      const last = Math.min(number.length, end + (gap?.max ?? 0))
      for (let from = end + (gap?.min ?? 0); from <= last; from += 1) {
        if (number.startsWith(text, from)) next.add(from + text.length)
      }
    }
    ends = next
  }
  return ends
}

/** What a part number with placeholders in the list stands for. */
const listedPattern = (model: string): NumberPattern | undefined => {
  const runs = [...model.matchAll(listedPlaceholder)]
  const texts = model.split(listedPlaceholder).map(foldPartNumber)
  if (runs.length === 0 || (texts[0] ?? '').length < minLiterals) return undefined
  return { texts, gaps: runs.map(([run]) => ({ min: 1, max: run.length + spare })) }
}

/** A typed number with placeholders: any characters for `*`, one or two for `?`, `x` and so on. */
export interface TypedPattern {
  /** Whether a folded number begins so. */
  readonly fits: (number: string) => boolean
  /** Folded, what comes before the first placeholder. */
  readonly head: string
}

/** A single x or n is one between capitals, figures or hyphens only: `B4B-xH`, and not the x of `5x2`. */
const typedPlaceholder =
  /(?<!\d)\*|\*(?!\d)|[?#_]+|[xX]{2,}|(?<=[A-Z-])[xn](?=[A-Z\d-])|(?<=\d)[xn](?=[A-Z-])|(?<=[A-Z\d-])[xn]$/gu

/**
 * Reads placeholders in a typed number; undefined if it has none or says too little beside them.
 * @param typed as typed: capitals distinguish a placeholder from a letter
 */
export const typedPattern = (typed: string): TypedPattern | undefined => {
  const runs = [...typed.matchAll(typedPlaceholder)]
  const texts = typed.split(typedPlaceholder).map(foldPartNumber)
  const literals = texts.join('')
  if (runs.length === 0 || literals.length < minLiterals - 1 || !/\d|[a-z]{4}/u.test(literals)) return undefined
  const gaps = runs.map(([run]) =>
    run === '*' ? { min: 0, max: maxNumberLength } : { min: 1, max: run.length + spare },
  )
  return { fits: (number) => endsOf({ texts, gaps }, number).size > 0, head: texts[0] ?? '' }
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
  /** By what comes before the first placeholder. */
  readonly #patterns = new Map<string, Map<number, NumberPattern>>()

  put(slot: number, model: string): void {
    this.remove(slot)
    const padded = withoutPadding(model)
    const listed = listedPattern(model)
    const head = listed?.texts[0]
    this.#bySlot.set(slot, { padded, head })
    const known = this.#padded.get(padded)
    if (known === undefined) this.#padded.set(padded, new Set([slot]))
    else known.add(slot)
    if (listed === undefined || head === undefined) return
    const patterns = this.#patterns.get(head) ?? new Map<number, NumberPattern>()
    this.#patterns.set(head, patterns.set(slot, listed))
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
        if (endsOf(pattern, number).has(number.length)) found.push(slot)
      }
    }
    return found
  }
}
