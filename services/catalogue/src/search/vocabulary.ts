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

/** A phrase that may be meant, and its meaning. */
export interface Completion {
  readonly text: string
  readonly meaning: Meaning
}

interface Display extends Completion {
  readonly folded: string
  readonly languages: Set<LanguageCode | undefined>
}

/** The meanings of words by language; names of manufacturers and series belong to every language. */
export class Vocabulary {
  readonly #byLanguage = new Map<LanguageCode, Map<string, readonly Meaning[]>>()
  /** Whole words as written, of all languages and names; phrases also in one piece. */
  readonly #exact = new Map<string, readonly Meaning[]>()
  readonly #stop = new Set<string>()
  readonly #cjk = new Set<string>()
  /** Titles and names. */
  readonly #displays = new Map<string, Display>()
  /** Other words for kinds of parts. */
  readonly #words = new Map<string, Display>()
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
    const isKind = meaning.tests.some(({ attribute }) => attribute === 'category')
    if (shown) this.#show(this.#displays, { folded, text: phrase, meaning }, language)
    else if (isKind && !this.#displays.has(folded)) this.#show(this.#words, { folded, text: phrase, meaning }, language)
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
    const words = this.#sortedWords()
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
    const words = this.#sortedWords()
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

  /**
   * Phrases of a language, and names, that begin so, as they are written: titles and names before other words, one of
   * each in singular and plural. Of Chinese and Japanese also those that hold it.
   */
  completions(language: LanguageCode, beginning: string, limit: number): Completion[] {
    const found = new Map<string, Completion>()
    const typed = spaced(beginning)
    const tests: ((folded: string) => boolean)[] = [(folded) => spaced(folded).startsWith(typed)]
    if (isCjk(typed)) tests.push((folded) => folded.includes(typed))
    for (const fits of tests) {
      for (const shown of [this.#displays, this.#words]) {
        for (const { folded, text, languages, meaning } of shown.values()) {
          if (found.size >= limit) return [...found.values()]
          if (!fits(folded) || (!languages.has(language) && !languages.has(undefined))) continue
          const stem = folded
            .split(' ')
            .map((word) => stemOf(language, word))
            .join(' ')
          if (!found.has(stem)) found.set(stem, { text, meaning })
        }
      }
    }
    return [...found.values()]
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

  #show(shown: Map<string, Display>, phrase: Omit<Display, 'languages'>, language: LanguageCode | undefined): void {
    const known = shown.get(phrase.folded)
    if (known === undefined) shown.set(phrase.folded, { ...phrase, languages: new Set([language]) })
    else known.languages.add(language)
  }

  #sortedWords(): readonly string[] {
    if (this.#sorted === undefined) {
      this.#sorted = [...this.#exact.keys()].filter((key) => !key.includes(' ') && !/\d/u.test(key)).sort()
      this.#letters = Int32Array.from(this.#sorted, lettersOf)
    }
    return this.#sorted
  }
}

/** Hyphens as spaces: `micro f` begins `Micro-Fit`. */
const spaced = (folded: string): string => folded.replaceAll(/[-_/]/gu, ' ')

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
