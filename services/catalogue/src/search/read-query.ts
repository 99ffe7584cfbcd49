import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { type FoldedText, foldPartNumber, foldWithPlaces, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { partNumberAttribute } from './meaning.ts'
import { typedPattern } from './number-forms.ts'
import { numberBeforeSuffix } from './number-suffix.ts'
import type { PartNumbers } from './part-numbers.ts'
import {
  isLabel,
  type KnownMeasurements,
  type Reading,
  readBarePitches,
  readMeasurements,
} from './read-measurements.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A piece of a part number: complete, complete in another form, article name, with placeholders, prefix, substring, or
 * near match.
 */
export interface NumberPiece {
  /** Folded; as typed for other forms and placeholders. */
  readonly text: string
  readonly how: 'whole' | 'form' | 'article' | 'pattern' | 'beginning' | 'within' | 'nearly'
  readonly from: number
  readonly to: number
}

/** The parts of a keyword. Positions refer to the folded text. */
export interface ReadQuery {
  readonly folded: FoldedText
  readonly readings: readonly Reading[]
  readonly pieces: readonly NumberPiece[]
  /** Words that mean nothing here. */
  readonly unknown: readonly PlacedWord[]
  /** What is understood and not searched for: suffixes of part numbers, quantities, sizes of wire. */
  readonly aside: readonly Place[]
}

/** A place in the folded text: its start and end. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** Whether a piece names parts by their complete number. */
export const isComplete = ({ how }: NumberPiece): boolean => how === 'whole' || how === 'form'

/** Context of reading a query. */
export interface Reader {
  readonly numbers: PartNumbers
  readonly vocabulary: Vocabulary
  readonly figures: () => KnownMeasurements
  readonly has: (attribute: string, value: string) => boolean
  /** Part numbers, as they are written, that parts mate with; `typed` is folded. */
  readonly mating: (typed: string) => readonly string[]
}

const minPieceLength = 3
const minSpacedLength = 5
const minPrefixLength = 6
const maxJoinedChunks = 4
const minArticleLength = 7
const maxPositionsDigits = 3

/** Marks which positions of the text have been read. */
class ConsumedText {
  readonly #marks: Uint8Array
  constructor(length: number) {
    this.#marks = new Uint8Array(length)
  }
  readonly isFree = (from: number, to: number): boolean => {
    for (let at = from; at < to; at += 1) if (this.#marks[at] === 1) return false
    return true
  }
  take(from: number, to: number): void {
    this.#marks.fill(1, from, to)
  }
  /** The text with spaces at read positions. */
  blanked(text: string): string {
    return Array.from({ length: text.length }, (_, at) => (this.#marks[at] === 1 ? ' ' : text.charAt(at))).join('')
  }
}

const digits = (text: string): number => text.replace(/\D/gu, '').length

/** Reads one keyword; has no state between keywords. */
class QueryReading {
  readonly folded: FoldedText
  readonly readings: Reading[] = []
  readonly pieces: NumberPiece[] = []
  readonly unknown: PlacedWord[] = []
  readonly aside: Place[] = []
  readonly #typed: string
  readonly #reader: Reader
  readonly #taken: ConsumedText
  readonly #chunks: readonly PlacedWord[]

  constructor(typed: string, reader: Reader) {
    this.folded = foldWithPlaces(typed)
    this.#typed = typed
    this.#reader = reader
    this.#taken = new ConsumedText(this.folded.text.length)
    this.#chunks = [...this.folded.text.matchAll(/[^\s;]+/gu)].map((match) => ({
      text: match[0],
      from: match.index,
      to: match.index + match[0].length,
    }))
  }

  read(): ReadQuery {
    if (!this.#wholeNumber()) {
      this.#matingNumbers()
      this.#wholeChunks()
      this.#longChunks()
      this.#spacedNumbers()
      this.#phrases(true)
      const figures = this.#reader.figures()
      readMeasurements(this.folded, this.#typed, figures, {
        isFree: this.#taken.isFree,
        take: this.#take,
        setAside: this.#setAside,
      })
      this.#phrases(false)
      readBarePitches(this.folded, figures, this.#taken.isFree, this.#take)
      this.#rest()
    }
    this.readings.sort((a, b) => a.from - b.from)
    const { folded, readings, pieces, unknown, aside } = this
    return { folded, readings, pieces, unknown, aside }
  }

  readonly #take = (reading: Reading): void => {
    this.#taken.take(reading.from, reading.to)
    this.readings.push(reading)
  }

  readonly #setAside = (from: number, to: number): void => {
    this.#taken.take(from, to)
    this.aside.push({ from, to })
  }

  #piece(how: NumberPiece['how'], text: string, from: number, to: number): void {
    this.#taken.take(from, to)
    this.pieces.push({ text, how, from, to })
  }

  /** All of the keyword is one part number. */
  #wholeNumber(): boolean {
    const { text } = this.folded
    const number = foldPartNumber(text)
    const how = this.#howCalled(number) ?? (this.#hasForm(text) ? 'form' : undefined)
    if (how === undefined) return false
    this.#piece(how, how === 'form' ? text : number, 0, text.length)
    return true
  }

  #howCalled(number: string): 'whole' | 'article' | undefined {
    if (number.length >= minPieceLength && this.#reader.numbers.exact(number).length > 0) return 'whole'
    const couldBeArticle = number.length >= minArticleLength && digits(number) >= 3 && /\p{L}/u.test(number)
    return couldBeArticle && this.#reader.numbers.called(number).length > 0 ? 'article' : undefined
  }

  #hasForm(text: string): boolean {
    const number = foldPartNumber(text)
    return (
      number.length >= minSpacedLength &&
      digits(number) > 0 &&
      !isCjk(text) &&
      this.#reader.numbers.formsOf(text).length > 0
    )
  }

  /** How a text is a complete part number. */
  #howComplete(text: string): 'whole' | 'form' | undefined {
    const number = foldPartNumber(text)
    if (number.length < minSpacedLength || digits(number) === 0) return undefined
    if (this.#reader.numbers.exact(number).length > 0) return 'whole'
    return this.#hasForm(text) ? 'form' : undefined
  }

  /** Numbers of parts that others mate with, also typed with a space. A part of this catalogue comes first. */
  #matingNumbers(): void {
    const runs = [...this.folded.text.matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\d.()-]*/gu)]
    for (const [place, run] of runs.entries()) {
      for (const last of [runs[place + 1], run].filter((one) => one !== undefined)) {
        const [from, to] = [run.index, last.index + last[0].length]
        const text = this.folded.text.slice(from, to)
        if (!this.#taken.isFree(from, to) || isCjk(text)) continue
        const number = foldPartNumber(text)
        const values = this.#reader.numbers.exact(number).length > 0 ? [] : this.#reader.mating(text)
        // A series of this catalogue may be called as the housings: `DF13`.
        const isSeries = values.length > 1 && this.#reader.vocabulary.phraseAt(placedWords(text), 0) !== undefined
        if (values.length === 0 || isSeries) continue
        this.#take({ meanings: [{ tests: [{ attribute: matesWithAttribute, values }], sure: 9 }], from, to })
      }
    }
  }

  /** Words between spaces, or several of them together, that are a part number. */
  #wholeChunks(): void {
    for (let count = maxJoinedChunks; count > 0; count -= 1) {
      for (let start = 0; start + count <= this.#chunks.length; start += 1) {
        const from = this.#chunks[start]?.from ?? 0
        const to = this.#chunks[start + count - 1]?.to ?? 0
        if (!this.#taken.isFree(from, to)) continue
        this.#complete(from, to)
      }
    }
    for (const chunk of this.#chunks) {
      if (!this.#taken.isFree(chunk.from, chunk.to)) continue
      for (const match of chunk.text.matchAll(/[^,/|+&]+/gu)) {
        const from = chunk.from + match.index
        if (match[0].length < chunk.text.length && foldPartNumber(match[0]).length >= minPrefixLength)
          this.#complete(from, from + match[0].length)
      }
    }
  }

  #complete(from: number, to: number): void {
    const text = this.folded.text.slice(from, to)
    const how = this.#howComplete(text)
    if (how !== undefined) this.#piece(how, how === 'form' ? text : foldPartNumber(text), from, to)
  }

  /** Long runs of letters and digits that are a prefix, a substring or a near match of a part number. */
  #longChunks(): void {
    for (const chunk of this.#chunks) {
      const { text, from, to } = chunk
      if (!this.#taken.isFree(from, to) || isCjk(text) || this.#placeholders(chunk)) continue
      const number = foldPartNumber(text)
      const figures = digits(number)
      if (figures > 0 && figures < number.length && number.length === minSpacedLength) {
        if (this.#reader.numbers.begins(number)) this.#piece('beginning', number, from, to)
        continue
      }
      if (figures === 0 || number.length < minPrefixLength || /^\d*[.,]\d+$/u.test(text)) continue
      const mixed = figures < number.length || /^\d+$/u.test(text) || number.length >= 7
      if (mixed && this.#reader.numbers.begins(number)) this.#piece('beginning', number, from, to)
      else if (this.#suffixed(chunk)) continue
      else if (mixed && this.#reader.numbers.holding(number).length > 0) this.#piece('within', number, from, to)
      else if (this.#howCalled(number) === 'article') this.#piece('article', number, from, to)
      else if (this.#heldBeforeSuffix(chunk)) continue
      else this.#nearly(chunk)
    }
  }

  #nearly({ text, from, to }: PlacedWord): void {
    const number = foldPartNumber(text.replace(/\(.*$/u, ''))
    if (digits(number) >= 4 && number.length >= 8 && this.#reader.numbers.near(number).length > 0)
      this.#piece('nearly', number, from, to)
  }

  /** A number with placeholders: `43045-xx00`, `B?B-XH-A`. */
  #placeholders({ from, to }: PlacedWord): boolean {
    const [start, end] = this.folded.placeOf(from, to)
    const typed = this.#typed.slice(start, end)
    const pattern = typedPattern(typed)
    if (pattern === undefined || this.#reader.numbers.fitting(pattern).length === 0) return false
    this.#piece('pattern', typed, from, to)
    return true
  }

  /** A number with what follows it in order codes: packaging, plating, lead-free. */
  #suffixed({ text, from, to }: PlacedWord): boolean {
    const cut = numberBeforeSuffix(text, (number) => this.#howComplete(number) !== undefined)
    if (cut === undefined) return false
    this.#complete(from, from + cut)
    this.#setAside(from + cut, to)
    return true
  }

  /** The same of a number that is within those of parts: a manufacturer's number in a longer name. */
  #heldBeforeSuffix({ text, from, to }: PlacedWord): boolean {
    const isHeld = (number: string): boolean => {
      const folded = foldPartNumber(number)
      return folded.length >= minArticleLength && digits(folded) >= 4 && this.#howHeld(folded) !== undefined
    }
    const cut = numberBeforeSuffix(text, isHeld)
    if (cut === undefined) return false
    const number = foldPartNumber(text.slice(0, cut))
    this.#piece(this.#howHeld(number) ?? 'within', number, from, from + cut)
    this.#setAside(from + cut, to)
    return true
  }

  /** A part number typed with a space after a prefix without another meaning: `MKDS 1,5`. */
  #spacedNumbers(): void {
    for (const [place, chunk] of this.#chunks.entries()) {
      const next = this.#chunks[place + 1]
      if (next === undefined || !this.#taken.isFree(chunk.from, next.to) || !/^\p{Script=Latin}/u.test(chunk.text))
        continue
      const number = foldPartNumber(chunk.text + next.text)
      const words = placedWords(chunk.text)
      const known = words.some((_, at) => this.#reader.vocabulary.phraseAt(words, at) !== undefined)
      const stop = this.#reader.vocabulary.isStop(chunk.text)
      if (number.length < minSpacedLength || digits(number) < 2 || digits(chunk.text) > 0 || known || stop) continue
      const how = this.#howHeld(number)
      if (how !== undefined) this.#piece(how, number, chunk.from, next.to)
    }
  }

  #howHeld(number: string): NumberPiece['how'] | undefined {
    if (this.#reader.numbers.begins(number)) return 'beginning'
    return this.#reader.numbers.holding(number).length > 0 ? 'within' : undefined
  }

  /** Words and phrases, longest first; in the first pass only names with digits, such as `DB9` and `FH12`. */
  #phrases(withMeasurements: boolean): void {
    const words = this.#freeWords()
    for (let start = 0; start < words.length; ) {
      const found = this.#phraseAt(words, start)
      const first = words[start]
      const last = words[start + (found?.words ?? 1) - 1]
      if (first === undefined || last === undefined) break
      const named = words.slice(start, start + (found?.words ?? 1)).some(({ text }) => /^\d/u.test(text))
      const cutOff =
        /^(?:[.,]\d|[\p{L}"])/u.test(this.folded.text.slice(last.to, last.to + 2)) && /\d$/u.test(last.text)
      if (found === undefined || (withMeasurements && (!named || cutOff || !/\p{L}/u.test(first.text)))) {
        if (found === undefined && !withMeasurements) this.#parts(first)
        start += 1
        continue
      }
      this.#take({ meanings: found.meanings, from: first.from, to: last.to })
      start += found.words
    }
  }

  /** The longest phrase; a shorter one if its last word begins a longer: `socket, USB C` and not `socket USB, C`. */
  #phraseAt(words: readonly PlacedWord[], start: number): ReturnType<Vocabulary['phraseAt']> {
    const found = this.#reader.vocabulary.phraseAt(words, start)
    const last = start + (found?.words ?? 1) - 1
    if (found === undefined || last === start || words[last]?.text.length === 1) return found
    const next = this.#reader.vocabulary.phraseAt(words, last)
    return next === undefined || next.words === 1
      ? found
      : this.#reader.vocabulary.phraseAt(words.slice(0, last), start)
  }

  /** A compound, or a prefix of a known word. */
  #parts({ text, from, to }: PlacedWord): void {
    if (/\d/u.test(text) || this.#reader.vocabulary.isStop(text)) return
    const parts = text.length < 6 || isCjk(text) ? undefined : this.#reader.vocabulary.compound(text)
    if (parts === undefined) {
      const meanings = this.#reader.vocabulary.beginning(text)
      const [meaning] = meanings
      if (meaning !== undefined) this.#take({ meanings: [{ ...meaning, sure: 4 }], from, to })
      return
    }
    let at = from
    for (const part of parts) {
      if (part.meanings.length > 0) this.#take({ meanings: part.meanings, from: at, to: at + part.text.length })
      at += part.text.length
    }
  }

  /** The rest: pieces of part numbers, counts of contacts, and unknown words. */
  #rest(): void {
    for (const chunk of this.#chunks) {
      for (const part of this.#freeParts(chunk)) this.#restOf(part)
    }
  }

  #restOf({ text, from, to }: PlacedWord): void {
    const number = foldPartNumber(text)
    if (number === '' || this.#reader.vocabulary.isStop(number) || isLabel(number)) return
    if (/^(?:[x×*] ?)?\d+ ?[x×*]?$/u.test(text) && this.pieces.some(isComplete)) {
      this.#setAside(from, to)
      return
    }
    if (isCjk(text)) {
      if (text.length > 1) this.unknown.push({ text, from, to })
      return
    }
    if (/^\d+$/u.test(text) && number.length <= maxPositionsDigits && this.#count(Number(number), from, to)) return
    const how = this.#reader.numbers.begins(number)
      ? 'beginning'
      : number.length >= minPieceLength && this.#reader.numbers.holding(number).length > 0
        ? 'within'
        : undefined
    if (how !== undefined && (digits(number) > 0 || number.length > 1)) this.#piece(how, number, from, to)
    else this.unknown.push({ text: number, from, to })
  }

  /** A bare number: a count of contacts, or a pitch if the count is known already. */
  #count(value: number, from: number, to: number): boolean {
    const counted = this.readings.some(({ meanings }) =>
      meanings[0]?.tests.some(({ attribute }) => attribute === 'positions'),
    )
    const positions = { tests: [{ attribute: 'positions', values: [String(value)] }], sure: 5 }
    const pitch = { tests: [{ attribute: 'pitch', values: [String(value)] }], sure: 4 }
    const number = { tests: [{ attribute: partNumberAttribute, values: [String(value)] }], sure: 2 }
    const angle = { tests: [{ attribute: 'orientation', values: ['right-angle'] }], sure: 3 }
    const meanings = [
      ...(!counted && this.#reader.has('positions', String(value)) ? [positions] : []),
      ...(this.#reader.has('pitch', String(value)) ? [pitch] : []),
      ...(value === 90 && this.#chunks.length > 1 ? [angle] : []),
      ...(this.#reader.numbers.begins(String(value)) ? [number] : []),
    ]
    if (meanings.length === 0 || (meanings[0] === number && this.#chunks.length === 1)) return false
    this.#take({ meanings, from, to })
    return true
  }

  #freeWords(): PlacedWord[] {
    return placedWords(this.#taken.blanked(this.folded.text)).flatMap((word) =>
      isCjk(word.text) ? this.#reader.vocabulary.cut(word) : [word],
    )
  }

  #freeParts(chunk: PlacedWord): PlacedWord[] {
    const left = this.#taken.blanked(this.folded.text).slice(chunk.from, chunk.to)
    const words = placedWords(left).map(({ text, from, to }) => ({
      text,
      from: chunk.from + from,
      to: chunk.from + to,
    }))
    const first = words[0]
    const last = words.at(-1)
    if (first === undefined || last === undefined) return []
    if (left === chunk.text && !isCjk(left)) {
      return [{ text: this.folded.text.slice(first.from, last.to), from: first.from, to: last.to }]
    }
    return words.flatMap((word) => (isCjk(word.text) ? this.#reader.vocabulary.cut(word) : [word]))
  }
}

/** Reads a keyword as people type it, in any of the ten languages. */
export const readQuery = (typed: string, reader: Reader): ReadQuery => new QueryReading(typed, reader).read()
