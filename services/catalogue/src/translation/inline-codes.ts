import type { Inline, Mark } from '@pinline/events/catalogue/content-document'
import { sameValue } from '../domain/same-value.ts'

/** What stands for markup inside a translated text: a mark around some of it, or a line break. */
export interface InlineCode {
  /** Counted from 1 within its passage. */
  readonly id: string
  /** Null for a line break. */
  readonly mark: Mark | null
}

/** A passage as translators see it: text, and codes that open, close or stand alone. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'alone'; readonly id: string }

/** Bold and italics: a language that marks words otherwise may leave them out. */
const mayBeDropped = ({ mark }: InlineCode): boolean => mark?.type === 'bold' || mark?.type === 'italic'

class Codes {
  readonly codes: InlineCode[]
  /** Not used yet by the text that is being read. */
  readonly #free: InlineCode[]

  constructor(known: readonly InlineCode[]) {
    this.codes = [...known]
    this.#free = [...known]
  }

  /** The first unused code of this mark, or a new one. */
  take(mark: Mark | null): string {
    const at = this.#free.findIndex((one) => sameValue(one.mark, mark))
    const found = at < 0 ? undefined : this.#free.splice(at, 1)[0]
    if (found !== undefined) return found.id
    const code = { id: String(this.codes.length + 1), mark }
    this.codes.push(code)
    return code.id
  }
}

/**
 * Content as pieces. Marks that several texts have in common are opened once.
 * @param known codes of the source, by which those of a translation are named
 */
export const toPieces = (
  content: readonly Inline[],
  known: readonly InlineCode[] = [],
): { readonly pieces: readonly Piece[]; readonly codes: readonly InlineCode[] } => {
  const codes = new Codes(known)
  const pieces: Piece[] = []
  const open: { readonly id: string; readonly mark: Mark }[] = []
  const closeTo = (depth: number) => {
    while (open.length > depth) pieces.push({ kind: 'close', id: open.pop()?.id ?? '' })
  }
  for (const one of content) {
    if (one.type === 'hardBreak') {
      pieces.push({ kind: 'alone', id: codes.take(null) })
      continue
    }
    const marks = one.marks ?? []
    const shared = open.findIndex(({ mark }, depth) => !sameValue(mark, marks[depth]))
    closeTo(shared < 0 ? open.length : shared)
    for (const mark of marks.slice(open.length)) {
      const id = codes.take(mark)
      open.push({ id, mark })
      pieces.push({ kind: 'open', id })
    }
    pieces.push({ kind: 'text', text: one.text })
  }
  closeTo(0)
  return { pieces: merged(pieces), codes: codes.codes }
}

/** Pieces whose adjacent texts are one. */
export const merged = (pieces: readonly Piece[]): readonly Piece[] => {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text') result.splice(-1, 1, { ...last, text: last.text + piece.text })
    else if (piece.kind !== 'text' || piece.text !== '') result.push(piece)
  }
  return result
}

export const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : '')).join('')

/** What is wrong with the codes of a translated passage. */
export type CodeProblem = 'code-lost' | 'code-unknown'

/** Content of translated pieces: every code is one of the passage's, and those that it needs are all there. */
export const fromPieces = (
  pieces: readonly Piece[],
  codes: readonly InlineCode[],
  needed: readonly InlineCode[],
): readonly Inline[] | CodeProblem => {
  const content: Inline[] = []
  const open: { id: string; mark: Mark }[] = []
  const seen = new Set<string>()
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (piece.text !== '') content.push(textNode(piece.text, open))
      continue
    }
    const code = codes.find(({ id }) => id === piece.id)
    const isBreak = code?.mark === null
    if (code === undefined || isBreak !== (piece.kind === 'alone')) return 'code-unknown'
    if (piece.kind === 'close') {
      const at = open.findLastIndex(({ id }) => id === piece.id)
      if (at < 0) return 'code-unknown'
      open.splice(at, 1)
      continue
    }
    if (seen.has(piece.id)) return 'code-unknown'
    seen.add(piece.id)
    if (code.mark === null) content.push({ type: 'hardBreak' })
    else open.push({ id: code.id, mark: code.mark })
  }
  if (open.length > 0) return 'code-unknown'
  return needed.every((code) => mayBeDropped(code) || hasEffect(code, pieces, seen)) ? joined(content) : 'code-lost'
}

/** A code that encloses no text has been lost too. */
const hasEffect = ({ id, mark }: InlineCode, pieces: readonly Piece[], seen: ReadonlySet<string>): boolean => {
  if (!seen.has(id)) return false
  if (mark === null) return true
  const from = pieces.findIndex((piece) => piece.kind === 'open' && piece.id === id)
  const to = pieces.findIndex((piece) => piece.kind === 'close' && piece.id === id)
  return pieces.slice(from, to).some((piece) => piece.kind === 'text' && piece.text.trim() !== '')
}

const textNode = (text: string, open: readonly { readonly mark: Mark }[]): Inline => {
  const marks = open.map(({ mark }) => mark)
  return marks.length === 0 ? { type: 'text', text } : { type: 'text', text, marks }
}

const joined = (content: readonly Inline[]): readonly Inline[] => {
  const result: Inline[] = []
  for (const one of content) {
    const last = result.at(-1)
    if (one.type === 'text' && last?.type === 'text' && sameValue(last.marks, one.marks))
      result.splice(-1, 1, { ...last, text: last.text + one.text })
    else result.push(one)
  }
  return result
}
