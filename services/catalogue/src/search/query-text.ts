import { type FoldedText, foldWithPlaces, type PlacedWord, placedChunks } from './fold-text.ts'
import type { PartNumbers } from './part-numbers.ts'
import type { KnownMeasurements, Reading } from './read-measurements.ts'
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

/** Of one keyword: the ways to apply them grow with their square. */
const maxReadings = 20
const maxPieces = 10

/** A keyword while it is read: what has been understood of it, and what is left. */
export class QueryText implements ReadQuery {
  readonly typed: string
  readonly folded: FoldedText
  readonly readings: Reading[] = []
  readonly pieces: NumberPiece[] = []
  readonly unknown: PlacedWord[] = []
  readonly aside: Place[] = []
  /** What stands between spaces, and runs of Chinese or Japanese. */
  readonly chunks: readonly PlacedWord[]
  readonly #consumed: ConsumedText

  constructor(typed: string) {
    this.typed = typed
    this.folded = foldWithPlaces(typed)
    this.#consumed = new ConsumedText(this.folded.text.length)
    this.chunks = placedChunks(this.folded.text)
  }

  readonly isFree = (from: number, to: number): boolean => this.#consumed.isFree(from, to)

  /** Adds a reading; what is read after the most that a keyword may have is set aside. */
  readonly take = (reading: Reading): void => {
    if (this.readings.length >= maxReadings) this.setAside(reading.from, reading.to)
    else {
      this.#consumed.take(reading.from, reading.to)
      this.readings.push(reading)
    }
  }

  readonly setAside = (from: number, to: number): void => {
    this.#consumed.take(from, to)
    this.aside.push({ from, to })
  }

  addPiece(how: NumberPiece['how'], text: string, from: number, to: number): void {
    if (this.pieces.length >= maxPieces) this.setAside(from, to)
    else {
      this.#consumed.take(from, to)
      this.pieces.push({ text, how, from, to })
    }
  }

  /** The folded text with spaces where it has been read. */
  get left(): string {
    return this.#consumed.blanked(this.folded.text)
  }
}
