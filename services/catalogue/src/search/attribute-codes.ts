import { languageCodes } from '@pinline/chassis/contract/languages'
import { term, termsOf } from '../naming/glossary.ts'
import { foldText, isCjk, wordsOf } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import synonyms from './synonyms.json' with { type: 'json' }

export const attributes = ['category', 'manufacturer', 'series', 'orientation', 'mounting', 'gender', 'pitch'] as const
export type Attribute = (typeof attributes)[number]

/** No value known. */
export const noCode = -1

const valueWords: readonly [Attribute, string, string][] = [
  ['orientation', 'vertical', 'value.vertical'],
  ['orientation', 'right-angle', 'value.right_angle'],
  ['mounting', 'surface-mount', 'value.surface_mount'],
  ['mounting', 'through-hole', 'value.through_hole'],
  ['gender', 'male', 'value.male'],
  ['gender', 'female', 'value.female'],
  ['manufacturer', 'Generic', 'value.generic_manufacturer'],
]

/**
 * The language-neutral half of search: attribute values as small numbers, and the words of ten languages
 * that mean them. A product is indexed once, by numbers, whatever the languages.
 */
export class AttributeCodes {
  readonly #codes = new Map<string, number>()
  readonly #values: { readonly attribute: Attribute; readonly value: string }[] = []
  readonly #meanings = new Map<string, Set<number>>()

  constructor() {
    for (const [attribute, value, key] of valueWords) this.#learn(this.codeOf(attribute, value), term(key))
    for (const prefix of ['category.', 'template.kind.']) {
      for (const [key, texts] of termsOf(prefix)) {
        this.#learn(this.codeOf('category', key.slice(prefix.length)), texts)
      }
    }
    for (const { attribute, value, words } of synonyms) {
      const known = attributes.find((name) => name === attribute)
      if (known === undefined) throw new Error(`synonyms.json: ${attribute} is no attribute`)
      for (const text of words) this.#mean(this.codeOf(known, value), text)
    }
  }

  /** The number of a value; a new one is given a number and its own words. */
  codeOf(attribute: Attribute, value: string): number {
    const key = `${attribute}:${value}`
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.#values.length
    this.#codes.set(key, code)
    this.#values.push({ attribute, value })
    if (attribute === 'manufacturer' || attribute === 'series') this.#mean(code, value)
    return code
  }

  /** The number of a value that some product has; undefined where none has it. */
  find(attribute: Attribute, value: string): number | undefined {
    return this.#codes.get(`${attribute}:${value}`)
  }

  valueOf(code: number): string {
    return this.#values[code]?.value ?? ''
  }

  get size(): number {
    return this.#values.length
  }

  /** Codes of the values that a word or the beginning of one means. */
  meaning(word: string): Set<number> {
    const found = new Set<number>()
    const inside = isCjk(word)
    for (const [known, codes] of this.#meanings) {
      if (inside ? known.includes(word) : known.startsWith(word)) for (const code of codes) found.add(code)
    }
    return found
  }

  /** The longest beginning, of two characters at least, of a Chinese or Japanese run that means something. */
  longestMeaning(run: string): string | undefined {
    for (let length = run.length; length >= Math.min(2, run.length); length -= 1) {
      const part = run.slice(0, length)
      for (const known of this.#meanings.keys()) if (known.includes(part)) return part
    }
    return undefined
  }

  #learn(code: number, texts: Readonly<Record<string, string>>): void {
    for (const language of languageCodes) this.#mean(code, texts[language] ?? '')
  }

  #mean(code: number, text: string): void {
    for (const word of wordsOf(foldText(text))) {
      const codes = this.#meanings.get(word)
      if (codes === undefined) this.#meanings.set(word, new Set([code]))
      else codes.add(code)
    }
  }
}

/** The values of a product by attribute, as text. */
export const attributeValues = ({ product: { data } }: IndexedProduct): Readonly<Record<Attribute, string | null>> => ({
  category: data.category,
  manufacturer: data.manufacturer,
  series: data.series,
  orientation: data.orientation,
  mounting: data.mounting,
  gender: data.gender,
  pitch: data.pitchMm === null ? null : String(data.pitchMm),
})
