import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { foldPartNumber, isCjk, type PlacedWord, placedWords } from './fold-text.ts'
import { maxNumberLength, typedPattern } from './number-forms.ts'
import { numberBeforeSuffix } from './number-suffix.ts'
import type { NumberPiece, QueryText, Reader } from './query-text.ts'

const minPieceLength = 3
const minSpacedLength = 5
const minPrefixLength = 6
const maxJoinedChunks = 4
const minArticleLength = 7

const digits = (text: string): number => text.replace(/\D/gu, '').length

/** Reads the part numbers of one keyword. */
class NumberReading {
  readonly #text: QueryText
  readonly #reader: Reader

  constructor(text: QueryText, reader: Reader) {
    this.#text = text
    this.#reader = reader
  }

  /** Returns whether all of the keyword is one part number. */
  read(): boolean {
    if (this.#wholeNumber()) return true
    this.#matingNumbers()
    this.#wholeChunks()
    this.#longChunks()
    this.#spacedNumbers()
    return false
  }

  /** All of the keyword is one part number. */
  #wholeNumber(): boolean {
    const { text } = this.#text.folded
    const number = foldPartNumber(text)
    const how = this.#howCalled(number) ?? (this.#hasForm(text) ? 'form' : undefined)
    if (how === undefined) return false
    this.#text.addPiece(how, how === 'form' ? text : number, 0, text.length)
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
    const runs = [...this.#text.folded.text.matchAll(/[\p{Script=Latin}\d][\p{Script=Latin}\d.()-]*/gu)]
    for (const [place, run] of runs.entries()) {
      for (const last of [runs[place + 1], run].filter((one) => one !== undefined)) {
        const [from, to] = [run.index, last.index + last[0].length]
        const text = this.#text.folded.text.slice(from, to)
        if (!this.#text.isFree(from, to) || isCjk(text)) continue
        const number = foldPartNumber(text)
        const values = this.#reader.numbers.exact(number).length > 0 ? [] : this.#reader.mating(text)
        // A series of this catalogue may be called as the housings: `DF13`.
        const isSeries = values.length > 1 && this.#reader.vocabulary.phraseAt(placedWords(text), 0) !== undefined
        if (values.length === 0 || isSeries) continue
        this.#text.take({ meanings: [{ tests: [{ attribute: matesWithAttribute, values }], sure: 9 }], from, to })
      }
    }
  }

  /** Words between spaces, or several of them together, that are a part number. */
  #wholeChunks(): void {
    for (let count = maxJoinedChunks; count > 0; count -= 1) {
      for (let start = 0; start + count <= this.#text.chunks.length; start += 1) {
        const from = this.#text.chunks[start]?.from ?? 0
        const to = this.#text.chunks[start + count - 1]?.to ?? 0
        if (!this.#text.isFree(from, to)) continue
        this.#complete(from, to)
      }
    }
    for (const chunk of this.#text.chunks) {
      if (!this.#text.isFree(chunk.from, chunk.to)) continue
      for (const match of chunk.text.matchAll(/[^,/|+&]+/gu)) {
        const from = chunk.from + match.index
        if (match[0].length < chunk.text.length && foldPartNumber(match[0]).length >= minPrefixLength)
          this.#complete(from, from + match[0].length)
      }
    }
  }

  #complete(from: number, to: number): void {
    const text = this.#text.folded.text.slice(from, to)
    const how = this.#howComplete(text)
    if (how !== undefined) this.#text.addPiece(how, how === 'form' ? text : foldPartNumber(text), from, to)
  }

  /** Long runs of letters and digits that are a prefix, a substring or a near match of a part number. */
  #longChunks(): void {
    for (const chunk of this.#text.chunks) {
      const { text, from, to } = chunk
      const isTooLong = text.length > maxNumberLength
      if (isTooLong || !this.#text.isFree(from, to) || isCjk(text) || this.#placeholders(chunk)) continue
      const number = foldPartNumber(text)
      const figures = digits(number)
      if (figures > 0 && figures < number.length && number.length === minSpacedLength) {
        if (this.#reader.numbers.begins(number)) this.#text.addPiece('beginning', number, from, to)
        continue
      }
      if (figures === 0 || number.length < minPrefixLength || /^\d*[.,]\d+$/u.test(text)) continue
      const mixed = figures < number.length || /^\d+$/u.test(text) || number.length >= 7
      if (mixed && this.#reader.numbers.begins(number)) this.#text.addPiece('beginning', number, from, to)
      else if (this.#suffixed(chunk)) continue
      else if (mixed && this.#reader.numbers.holding(number).length > 0) this.#text.addPiece('within', number, from, to)
      else if (this.#howCalled(number) === 'article') this.#text.addPiece('article', number, from, to)
      else if (this.#heldBeforeSuffix(chunk)) continue
      else this.#nearly(chunk)
    }
  }

  #nearly({ text, from, to }: PlacedWord): void {
    const number = foldPartNumber(text.replace(/\(.*$/u, ''))
    if (digits(number) >= 4 && number.length >= 8 && this.#reader.numbers.near(number).length > 0)
      this.#text.addPiece('nearly', number, from, to)
  }

  /** A number with placeholders: `43045-xx00`, `B?B-XH-A`. */
  #placeholders({ from, to }: PlacedWord): boolean {
    const [start, end] = this.#text.folded.placeOf(from, to)
    const typed = this.#text.typed.slice(start, end)
    const pattern = typedPattern(typed)
    if (pattern === undefined || this.#reader.numbers.fitting(pattern).length === 0) return false
    this.#text.addPiece('pattern', typed, from, to)
    return true
  }

  /** A number with what follows it in order codes: packaging, plating, lead-free. */
  #suffixed({ text, from, to }: PlacedWord): boolean {
    const cut = numberBeforeSuffix(text, (number) => this.#howComplete(number) !== undefined)
    if (cut === undefined) return false
    this.#complete(from, from + cut)
    this.#text.setAside(from + cut, to)
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
    this.#text.addPiece(this.#howHeld(number) ?? 'within', number, from, from + cut)
    this.#text.setAside(from + cut, to)
    return true
  }

  /** A part number typed with a space after a prefix without another meaning: `MKDS 1,5`. */
  #spacedNumbers(): void {
    for (const [place, chunk] of this.#text.chunks.entries()) {
      const next = this.#text.chunks[place + 1]
      if (next === undefined || !this.#text.isFree(chunk.from, next.to) || !/^\p{Script=Latin}/u.test(chunk.text))
        continue
      const number = foldPartNumber(chunk.text + next.text)
      const words = placedWords(chunk.text)
      const known = words.some((_, at) => this.#reader.vocabulary.phraseAt(words, at) !== undefined)
      const stop = this.#reader.vocabulary.isStop(chunk.text)
      if (number.length < minSpacedLength || digits(number) < 2 || digits(chunk.text) > 0 || known || stop) continue
      const how = this.#howHeld(number)
      if (how !== undefined) this.#text.addPiece(how, number, chunk.from, next.to)
    }
  }

  #howHeld(number: string): NumberPiece['how'] | undefined {
    if (this.#reader.numbers.begins(number)) return 'beginning'
    return this.#reader.numbers.holding(number).length > 0 ? 'within' : undefined
  }
}

/** Reads the part numbers of a keyword, whole or in pieces; returns whether it is nothing but one. */
export const readNumbers = (text: QueryText, reader: Reader): boolean => new NumberReading(text, reader).read()
