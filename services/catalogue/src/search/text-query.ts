import { type AttributeCodes, attributes } from './attribute-codes.ts'
import { foldPartNumber, foldText, isCjk, runsOf, wordsOf } from './fold-text.ts'
import type { ProductColumns } from './product-columns.ts'

/** Scores of what was found where; a product's score is the sum over the terms asked for. */
const score = { wholeNumber: 1000, numberBegins: 300, numberHas: 40, figure: 25, attribute: 20 }

interface Term {
  /** Part number, or a piece of one, without punctuation; empty where the term cannot be one. */
  readonly number: string
  /** Every one of these must hold a code of the product; empty where the words mean nothing known. */
  readonly meanings: readonly Uint8Array[]
  readonly positions?: number
  readonly rows?: number
  readonly pitchCode?: number
}

/** A keyword that was understood: one or more terms, all of which must match. */
export interface TextQuery {
  readonly terms: readonly Term[]
  /** The whole input without punctuation. */
  readonly number: string
}

const fillers = new Set(
  'a and con connector connectors da de di et for für fur in mm mit of par per pin pins pitch pos position positions the to und with x y z и на по с шаг'.split(
    ' ',
  ),
)
const positionsUnit =
  /(\d{1,3}) ?-?(?:pins?|pos(?:itions?)?|ways?|p|位|针|針|極|极|芯|polig|contacts?|contactos?|contatti|poli|vias?|контакт\p{L}*)(?![\p{L}\p{N}])/gu
const millimetres = /(\d+(?:[.,]\d+)?) ?mm(?![\p{L}\p{N}])/gu
const grid = /^(\d{1,2})[x×](\d{1,3})$/u

/** Reads a keyword as people type it: part numbers, words of any of the ten languages, `2.54 mm`, `40 pin`, `2x20`. */
export const parseTextQuery = (input: string, codes: AttributeCodes): TextQuery | undefined => {
  const folded = foldText(input).trim()
  const terms: Term[] = []
  const rest = folded
    .replace(millimetres, (_, figure: string) => {
      terms.push(pitchTerm(figure, codes))
      return ' '
    })
    .replace(positionsUnit, (whole, figure: string) => {
      terms.push({ number: foldPartNumber(whole), meanings: [], positions: Number(figure) })
      return ' '
    })
  const chunks = rest.split(/\s+/u).flatMap((chunk) => splitScripts(chunk, codes))
  const telling = chunks.filter((chunk) => !fillers.has(chunk))
  for (const chunk of telling.length + terms.length === 0 ? chunks : telling) terms.push(termOf(chunk, codes))
  return terms.length === 0 ? undefined : { terms, number: foldPartNumber(input) }
}

const pitchTerm = (figure: string, codes: AttributeCodes): Term => ({
  number: '',
  meanings: [],
  pitchCode: codes.find('pitch', String(Number(figure.replace(',', '.')))) ?? codes.size,
})

/** Chinese and Japanese have no spaces: a run is cut into the longest pieces that mean something. */
const splitScripts = (chunk: string, codes: AttributeCodes): string[] => {
  if (chunk === '') return []
  if (!isCjk(chunk)) return /[\p{L}\p{N}]/u.test(chunk) ? [chunk] : []
  return runsOf(chunk).flatMap((run) => (isCjk(run) ? splitRun(run, codes) : splitScripts(run, codes)))
}

const splitRun = (run: string, codes: AttributeCodes): string[] => {
  const pieces: string[] = []
  for (let rest = run; rest !== ''; ) {
    const piece = codes.longestMeaning(rest)
    if (piece !== undefined) pieces.push(piece)
    rest = rest.slice(piece?.length ?? 1)
  }
  return pieces.length === 0 ? [run] : pieces
}

const termOf = (chunk: string, codes: AttributeCodes): Term => {
  const number = foldPartNumber(chunk)
  const meanings = wordsOf(chunk)
    .filter((word, _, all) => all.length === 1 || !fillers.has(word))
    .map((word) => {
      const flags = new Uint8Array(codes.size)
      for (const code of codes.meaning(word)) flags[code] = 1
      return flags
    })
  const across = grid.exec(chunk)
  if (across !== null) {
    const rows = Number(across[1])
    return { number, meanings, rows, positions: rows * Number(across[2]) }
  }
  if (/^\d+(?:[.,]\d+)?$/u.test(chunk)) {
    const figure = Number(chunk.replace(',', '.'))
    const pitchCode = codes.find('pitch', String(figure))
    return {
      number,
      meanings,
      ...(pitchCode === undefined ? {} : { pitchCode }),
      ...(Number.isInteger(figure) ? { positions: figure } : {}),
    }
  }
  return { number, meanings }
}

const termScore = (term: Term, columns: ProductColumns, slot: number): number => {
  const partNumber = columns.partNumbers[slot] ?? ''
  let best = 0
  if (term.number !== '') {
    if (partNumber === term.number) return score.wholeNumber
    if (partNumber.startsWith(term.number)) best = score.numberBegins
    else if (term.number.length > 2 && partNumber.includes(term.number)) best = score.numberHas
  }
  if (term.pitchCode !== undefined && columns.attribute.pitch[slot] === term.pitchCode)
    best = Math.max(best, score.figure)
  if (term.positions !== undefined && columns.positions[slot] === term.positions) {
    if (term.rows === undefined || columns.rows[slot] === term.rows) best = Math.max(best, score.figure)
  }
  const means =
    term.meanings.length > 0 &&
    term.meanings.every((flags) =>
      attributes.some((attribute) => flags[columns.attribute[attribute][slot] ?? -1] === 1),
    )
  return means ? Math.max(best, score.attribute) : best
}

/** 0 where the product does not match, else the higher the better. */
export const scoreOf = (query: TextQuery, columns: ProductColumns, slot: number): number => {
  const partNumber = columns.partNumbers[slot] ?? ''
  if (query.number.length > 2) {
    if (partNumber === query.number) return score.wholeNumber * 2
    if (query.terms.length > 1 && partNumber.includes(query.number)) return score.numberBegins * query.terms.length
  }
  let sum = 0
  for (const term of query.terms) {
    const one = termScore(term, columns, slot)
    if (one === 0) return 0
    sum += one
  }
  return sum
}
