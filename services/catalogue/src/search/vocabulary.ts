import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import { editDistance, lettersMissing, lettersOf } from './edit-distance.ts'
import { foldText, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { allLanguageWords } from './language-words.ts'
import { type Meaning, withMeaning } from './meaning.ts'
import { stemOf } from './stems.ts'

const maxPhraseLength = 6
const minPrefix = 4

interface Found {
  readonly words: number
  readonly meanings: readonly Meaning[]
}

interface Display {
  readonly folded: string
  readonly text: string
  readonly languages: Set<LanguageCode | undefined>
}

/** The meanings of words by language; names of manufacturers and series belong to every language. */
export class Vocabulary {
  readonly #byLanguage = new Map<LanguageCode, Map<string, readonly Meaning[]>>()
  /** Whole words as written, of all languages and names; phrases also in one piece. */
  readonly #exact = new Map<string, readonly Meaning[]>()
  readonly #stop = new Set<string>()
  readonly #cjk = new Set<string>()
  readonly #displays = new Map<string, Display>()
  #longestCjk = 1
  #sorted: readonly string[] | undefined
  #letters = new Int32Array(0)

  constructor() {
    for (const language of languageCodes) {
      this.#byLanguage.set(language, new Map())
      for (const text of allLanguageWords[language].stop) {
        const folded = foldText(text)
        this.#stop.add(folded)
        if (isCjk(folded)) this.#learnRun(folded)
      }
    }
  }

  /** Adds the meaning of a word or phrase; without a language it is a name. */
  learn(language: LanguageCode | undefined, phrase: string, meaning: Meaning, shown = false): void {
    const folded = foldText(phrase)
    const runs = placedWords(folded).map(({ text }) => text)
    for (const run of runs) if (isCjk(run)) this.#learnRun(run)
    if (runs.length === 0 || (runs.length === 1 && runs.every((run) => this.#stop.has(run)))) return
    for (const words of this.#learned(runs)) {
      const exact = words.join(' ')
      this.#mean(this.#exact, exact, meaning)
      if (words.length > 1) this.#mean(this.#exact, words.join(''), meaning)
      for (const own of language === undefined ? [] : [language]) {
        const stems = words.map((word) => stemOf(own, word)).join(' ')
        const known = this.#byLanguage.get(own)
        if (known !== undefined) this.#mean(known, stems, meaning)
      }
    }
    if (shown) this.#show(language, phrase, folded)
    this.#sorted = undefined
  }

  isStop(word: string): boolean {
    return this.#stop.has(word)
  }

  /** A phrase as it is, and without its stop words where at least two others are left: `USB A` is not `USB`. */
  #learned(words: readonly string[]): (readonly string[])[] {
    const telling = this.#telling(words)
    return telling.length > 1 && telling.length < words.length ? [words, telling] : [words]
  }

  #telling(words: readonly string[]): readonly string[] {
    return words.filter((word) => !this.#isFiller(word))
  }

  /** A stop word; a single letter may be a type, as in `USB type A`. */
  #isFiller(word: string): boolean {
    return this.#stop.has(word) && !/^[a-z]$/u.test(word)
  }

  /** The longest phrase that starts at a word, as it is or without the stop words in it. */
  phraseAt(words: readonly PlacedWord[], start: number): Found | undefined {
    for (let length = Math.min(maxPhraseLength, words.length - start); length > 0; length -= 1) {
      const texts = words.slice(start, start + length).map(({ text }) => text)
      if (length === 1 && this.#stop.has(texts[0] ?? '')) return undefined
      const whole = this.meaningOf(texts)
      if (whole.length > 0) return { words: length, meanings: whole }
      const telling = this.#telling(texts)
      const [first, last] = [texts[0] ?? '', texts.at(-1) ?? '']
      if (telling.length < 2 || telling.length === length || this.#isFiller(first) || this.#isFiller(last)) continue
      const meanings = this.meaningOf(telling)
      if (meanings.length > 0) return { words: length, meanings }
    }
    return undefined
  }

  /** The meaning of words together, as written or without their endings. */
  meaningOf(words: readonly string[]): readonly Meaning[] {
    const exact = this.#exact.get(words.join(' ')) ?? (words.length > 1 ? this.#exact.get(words.join('')) : undefined)
    if (exact !== undefined) return exact
    let found: readonly Meaning[] = []
    for (const language of languageCodes) {
      const meanings = this.#byLanguage.get(language)?.get(words.map((word) => stemOf(language, word)).join(' '))
      for (const meaning of meanings ?? []) found = withMeaning(found, meaning)
    }
    return found
  }

  /** A German compound split into known parts; undefined if it has others. */
  compound(word: string): readonly { readonly text: string; readonly meanings: readonly Meaning[] }[] | undefined {
    for (let length = word.length - 3; length >= 3; length -= 1) {
      const head = word.slice(0, length)
      const meanings = this.#compoundHead(head)
      if (meanings === undefined) continue
      const rest = word.slice(length)
      const known = this.meaningOf([rest])
      if (known.length > 0)
        return [
          { text: head, meanings },
          { text: rest, meanings: known },
        ]
      const parts = rest.length >= 6 ? this.compound(rest) : undefined
      if (parts !== undefined) return [{ text: head, meanings }, ...parts]
    }
    return undefined
  }

  /** The meaning of words with this prefix, if there is only one. */
  beginning(word: string): readonly Meaning[] {
    if (word.length < minPrefix) return []
    const words = this.#words()
    let found: readonly Meaning[] = []
    let met = 0
    for (let place = lowerBound(words, word); place < words.length && met < 12; place += 1) {
      const known = words[place] ?? ''
      if (!known.startsWith(word)) break
      met += 1
      for (const meaning of this.#exact.get(known)?.slice(0, 1) ?? []) found = withMeaning(found, meaning)
    }
    return found.slice(0, 1)
  }

  /** The known word nearest to one with a typo or two; undefined if none is near. */
  nearest(word: string): string | undefined {
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    if (limit === 0 || isCjk(word)) return undefined
    let best: string | undefined
    let least = limit + 1
    const letters = lettersOf(word)
    const words = this.#words()
    for (let place = 0; place < words.length && least > 1; place += 1) {
      const known = words[place] ?? ''
      if (known.length < 4 || Math.abs(known.length - word.length) > limit) continue
      const others = this.#letters[place] ?? 0
      if (lettersMissing(letters, others) > limit || lettersMissing(others, letters) > limit) continue
      const mistakes = editDistance(word, known, least - 1)
      if (mistakes >= least) continue
      least = mistakes
      best = known
    }
    return best
  }

  /** A run of Chinese or Japanese split into the longest known pieces; the rest is kept whole. */
  cut(run: PlacedWord): PlacedWord[] {
    const pieces: PlacedWord[] = []
    let unknown = run.from
    for (let at = run.from; at < run.to; ) {
      const length = this.#knownLength(run.text.slice(at - run.from))
      if (length === 0) {
        at += 1
        continue
      }
      if (unknown < at) pieces.push({ text: run.text.slice(unknown - run.from, at - run.from), from: unknown, to: at })
      pieces.push({ text: run.text.slice(at - run.from, at - run.from + length), from: at, to: at + length })
      at += length
      unknown = at
    }
    if (unknown < run.to) pieces.push({ text: run.text.slice(unknown - run.from), from: unknown, to: run.to })
    return pieces
  }

  /** Phrases of a language, and names, that begin so, as they are written. */
  completions(language: LanguageCode, beginning: string, limit: number): string[] {
    const found: string[] = []
    for (const { folded, text, languages } of this.#displays.values()) {
      if (found.length >= limit) break
      if ((languages.has(language) || languages.has(undefined)) && folded.startsWith(beginning)) found.push(text)
    }
    return found
  }

  /** A whole phrase of a language, or a name, as the catalogue writes it; undefined if it is none. */
  written(language: LanguageCode, folded: string): string | undefined {
    const display = this.#displays.get(folded)
    return display?.languages.has(language) || display?.languages.has(undefined) ? display.text : undefined
  }

  #compoundHead(head: string): readonly Meaning[] | undefined {
    for (const form of [head, head.replace(/-$/u, ''), head.replace(/s$/u, ''), head.replace(/e?n$/u, '')]) {
      if (form.length < 3) continue
      if (this.#stop.has(form)) return []
      const meanings = this.#exact.get(form) ?? this.#byLanguage.get('de')?.get(stemOf('de', form))
      if (meanings !== undefined) return meanings
    }
    return undefined
  }

  #knownLength(run: string): number {
    for (let length = Math.min(run.length, this.#longestCjk); length > 0; length -= 1) {
      if (this.#cjk.has(run.slice(0, length))) return length
    }
    return 0
  }

  #learnRun(run: string): void {
    this.#cjk.add(run)
    this.#longestCjk = Math.max(this.#longestCjk, run.length)
  }

  #mean(known: Map<string, readonly Meaning[]>, key: string, meaning: Meaning): void {
    known.set(key, withMeaning(known.get(key) ?? [], meaning))
  }

  #show(language: LanguageCode | undefined, text: string, folded: string): void {
    const known = this.#displays.get(folded)
    if (known === undefined) this.#displays.set(folded, { folded, text, languages: new Set([language]) })
    else known.languages.add(language)
  }

  #words(): readonly string[] {
    if (this.#sorted === undefined) {
      this.#sorted = [...this.#exact.keys()].filter((key) => !key.includes(' ') && !/\d/u.test(key)).sort()
      this.#letters = Int32Array.from(this.#sorted, lettersOf)
    }
    return this.#sorted
  }
}

const lowerBound = (sorted: readonly string[], wanted: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < wanted) low = middle + 1
    else high = middle
  }
  return low
}
