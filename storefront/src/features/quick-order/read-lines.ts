/** One parsed line of a pasted list or a file. */
export interface ParsedLine {
  /** Its line number in the text, from 1. */
  readonly line: number
  readonly partNumber: string
  /** Pieces; null when the line has none. */
  readonly quantity: number | null
}

/** Maximum number of lines of a list. */
export const maxLines = 500
const maxPartNumberLength = 120
const maxPieces = 1_000_000

const pieces = (text: string): number | null => {
  const plain = text.trim().replaceAll(/^["']|["']$/g, '')
  if (!/^\d{1,3}(?:[ '’.,]\d{3})+$|^\d{1,7}$/u.test(plain)) return null
  const count = Number(plain.replaceAll(/\D/g, ''))
  return count >= 1 && count <= maxPieces ? count : null
}

const bare = (text: string): string =>
  text
    .trim()
    .replace(/^="?|"$/gu, '')
    .replaceAll(/^["']|["']$/gu, '')
    .trim()

/** Tabs and semicolons always separate cells: no part number contains one. */
const cellsOf = (text: string): string[] | undefined =>
  /[\t;|]/u.test(text) ? text.split(/[\t;|]/u).map((cell) => cell.trim()) : undefined

/** `20 x 43045-1000`, `20 43045-1000` */
const countFirst = /^(\d[\d'’]*)\s*(?:[x×*]\s+|pcs\.?\s+|\s)(\S.*)$/iu
/** `43045-1000 x 20`, `43045-1000, 20`, `43045-1000 20 pcs` */
const countLast = /^(.*?\S)(?:\s*,\s*|\s+[x×*]?\s*)(\d[\d'’]*)\s*(?:pcs|pieces|st(?:ü|u)ck|stk|шт|个|個|件)?\.?$/iu

const readCells = (cells: readonly string[]): Omit<ParsedLine, 'line'> | undefined => {
  const named = cells.filter((cell) => cell !== '')
  const count = named.findIndex((cell, place) => pieces(cell) !== null && (place > 0 || named.length > 1))
  const part = named.find((_cell, place) => place !== count)
  if (part === undefined) return undefined
  return { partNumber: bare(part), quantity: count < 0 ? null : pieces(named[count] ?? '') }
}

const readText = (text: string): Omit<ParsedLine, 'line'> => {
  const last = countLast.exec(text)
  if (last?.[1] !== undefined && last[2] !== undefined && pieces(last[2]) !== null)
    return { partNumber: bare(last[1]), quantity: pieces(last[2]) }
  const first = countFirst.exec(text)
  if (first?.[1] !== undefined && first[2] !== undefined && pieces(first[1]) !== null)
    return { partNumber: bare(first[2]), quantity: pieces(first[1]) }
  return { partNumber: bare(text), quantity: null }
}

/** A first line without digits, such as `Part number;Quantity`, is a heading. */
const isHeading = (text: string): boolean => !/\d/u.test(text) && /[\t;|,]/u.test(text)

/**
 * Parses part numbers with quantities, one per line, as people paste them or spreadsheets export them. Commas may be
 * part of a part number: only a comma before a final integer separates the quantity.
 * @returns at most 500 lines, and the number of lines beyond them
 */
export const readLines = (text: string): { readonly lines: readonly ParsedLine[]; readonly skipped: number } => {
  const written = text
    .replace(/^\uFEFF/u, '')
    .split(/\r\n|\r|\n/u)
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '')
  const body = isHeading(written[0]?.content ?? '') ? written.slice(1) : written
  const lines = body.flatMap(({ content, line }) => {
    const cells = cellsOf(content)
    const read = cells === undefined ? readText(content) : readCells(cells)
    return read === undefined || read.partNumber === ''
      ? []
      : [{ line, ...read, partNumber: read.partNumber.slice(0, maxPartNumberLength) }]
  })
  return { lines: lines.slice(0, maxLines), skipped: Math.max(0, lines.length - maxLines) }
}
