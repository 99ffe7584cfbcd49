import { foldPartNumber, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { partNumberAttribute } from './meaning.ts'
import { isComplete, QueryText, type Reader, type ReadQuery } from './query-text.ts'
import { isLabel, readBarePitches, readMeasurements } from './read-measurements.ts'
import { readNumbers } from './read-numbers.ts'
import type { Vocabulary } from './vocabulary.ts'

const minPieceLength = 3
const maxPositionsDigits = 3

/** Reads one keyword; has no state between keywords. */
class QueryReading {
  readonly #text: QueryText
  readonly #reader: Reader

  constructor(typed: string, reader: Reader) {
    this.#text = new QueryText(typed)
    this.#reader = reader
  }

  read(): ReadQuery {
    const text = this.#text
    if (!readNumbers(text, this.#reader)) {
      this.#phrases(true)
      const figures = this.#reader.figures()
      readMeasurements(text.folded, text.typed, figures, text)
      this.#phrases(false)
      readBarePitches(text.folded, figures, text.isFree, text.take)
      this.#rest()
    }
    text.readings.sort((a, b) => a.from - b.from)
    return text
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
        /^(?:[.,]\d|[\p{L}"])/u.test(this.#text.folded.text.slice(last.to, last.to + 2)) && /\d$/u.test(last.text)
      if (found === undefined || (withMeasurements && (!named || cutOff || !/\p{L}/u.test(first.text)))) {
        if (found === undefined && !withMeasurements) this.#parts(first)
        start += 1
        continue
      }
      this.#text.take({ meanings: found.meanings, from: first.from, to: last.to })
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
      if (meaning !== undefined) this.#text.take({ meanings: [{ ...meaning, sure: 4 }], from, to })
      return
    }
    let at = from
    for (const part of parts) {
      if (part.meanings.length > 0) this.#text.take({ meanings: part.meanings, from: at, to: at + part.text.length })
      at += part.text.length
    }
  }

  /** The rest: pieces of part numbers, counts of contacts, and unknown words. */
  #rest(): void {
    for (const chunk of this.#text.chunks) {
      for (const part of this.#freeParts(chunk)) this.#restOf(part)
    }
  }

  #restOf({ text, from, to }: PlacedWord): void {
    const number = foldPartNumber(text)
    if (number === '' || this.#reader.vocabulary.isStop(number) || isLabel(number)) return
    if (/^(?:[x×*] ?)?\d+ ?[x×*]?$/u.test(text) && this.#text.pieces.some(isComplete)) {
      this.#text.setAside(from, to)
      return
    }
    if (isCjk(text)) {
      if (text.length > 1) this.#text.unknown.push({ text, from, to })
      return
    }
    if (/^\d+$/u.test(text) && number.length <= maxPositionsDigits && this.#count(Number(number), from, to)) return
    const how = this.#reader.numbers.begins(number)
      ? 'beginning'
      : number.length >= minPieceLength && this.#reader.numbers.holding(number).length > 0
        ? 'within'
        : undefined
    if (how !== undefined && (/\d/u.test(number) || number.length > 1)) this.#text.addPiece(how, number, from, to)
    else this.#text.unknown.push({ text: number, from, to })
  }

  /** A bare number: a count of contacts, or a pitch if the count is known already. */
  #count(value: number, from: number, to: number): boolean {
    const counted = this.#text.readings.some(({ meanings }) =>
      meanings[0]?.tests.some(({ attribute }) => attribute === 'positions'),
    )
    const positions = { tests: [{ attribute: 'positions', values: [String(value)] }], sure: 5 }
    const pitch = { tests: [{ attribute: 'pitch', values: [String(value)] }], sure: 4 }
    const number = { tests: [{ attribute: partNumberAttribute, values: [String(value)] }], sure: 2 }
    const angle = { tests: [{ attribute: 'orientation', values: ['right-angle'] }], sure: 3 }
    const meanings = [
      ...(!counted && this.#reader.has('positions', String(value)) ? [positions] : []),
      ...(this.#reader.has('pitch', String(value)) ? [pitch] : []),
      ...(value === 90 && this.#text.chunks.length > 1 ? [angle] : []),
      ...(this.#reader.numbers.begins(String(value)) ? [number] : []),
    ]
    if (meanings.length === 0 || (meanings[0] === number && this.#text.chunks.length === 1)) return false
    this.#text.take({ meanings, from, to })
    return true
  }

  #freeWords(): PlacedWord[] {
    return placedWords(this.#text.left).flatMap((word) =>
      isCjk(word.text) ? this.#reader.vocabulary.cut(word) : [word],
    )
  }

  #freeParts(chunk: PlacedWord): PlacedWord[] {
    const left = this.#text.left.slice(chunk.from, chunk.to)
    const words = placedWords(left).map(({ text, from, to }) => ({
      text,
      from: chunk.from + from,
      to: chunk.from + to,
    }))
    const first = words[0]
    const last = words.at(-1)
    if (first === undefined || last === undefined) return []
    if (left === chunk.text && !isCjk(left)) {
      return [{ text: this.#text.folded.text.slice(first.from, last.to), from: first.from, to: last.to }]
    }
    return words.flatMap((word) => (isCjk(word.text) ? this.#reader.vocabulary.cut(word) : [word]))
  }
}

/** Reads a keyword as people type it, in any of the ten languages. */
export const readQuery = (typed: string, reader: Reader): ReadQuery => new QueryReading(typed, reader).read()
