import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { columnsOf, countReferences, type ListColumns, maxTitleRows } from './list-columns.ts'

/** One parsed line of a pasted list or a file. */
export interface ParsedLine {
  /** Its line number in the text, from 1. */
  readonly line: number
  readonly partNumber: string
  /** Pieces; null when the line has none. */
  readonly quantity: number | null
  /** As the list states it; empty if it does not. */
  readonly manufacturer: string
}

/** Maximum number of lines of a list. */
export const maxLines = 500
const maxPartNumberLength = 120
const maxManufacturerLength = 80
const maxPieces = 1_000_000

const units = 'pcs|pc|pieces|st(?:ü|u)ck|stk|ea|шт|个|個|件|只|套|枚|本'
const wordsBefore = /^(?:qty|quantity|menge|anzahl|数量)\s*[.:=：]?\s*|^[x×*]\s*/iu
const wordsAfter = new RegExp(`\\s*(?:${units})\\.?$|\\s*[x×*]$`, 'iu')

const pieces = (text: string): number | null => {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .replace(wordsBefore, '')
    .replace(wordsAfter, '')
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

/** `20 x 43045-1000`, `20x 43045-1000`, `20 43045-1000`, `20 pcs 43045-1000` */
const countFirst = new RegExp(`^(\\d[\\d'’]*)\\s*(?:[x×*]\\s+|(?:${units})\\.?\\s+|\\s)(\\S.*)$`, 'iu')
/** `43045-1000 x 20`, `43045-1000 x20`, `43045-1000, 20`, `43045-1000: 20`, `43045-1000 - 20 pcs` */
const countLast = new RegExp(
  `^(.*?\\S)(?:\\s*[,，:：]\\s*|\\s+(?:[-–—]\\s+)?[x×*]?\\s*)(\\d[\\d'’]*)\\s*(?:${units})?\\.?$`,
  'iu',
)
/** `43045-1000 (50)`; without the space it is a suffix of the number. */
const countInBrackets = new RegExp(`^(.*?\\S)\\s+[(（]\\s*(\\d[\\d'’]*)\\s*(?:${units})?\\.?\\s*[)）]$`, 'iu')
/** `43045-1000 qty:10`, `43045-1000, quantity 10 pcs` */
const countNamed =
  /^(.*?\S)\s*[,;，(（]?\s*(?<![\p{L}\p{N}])(?:qty|quantity|menge|anzahl|数量)\s*[.:=：]?\s*(\d[\d'’]*)\s*[^\d]{0,8}$/iu
/** `- `, `• `, `1) ` before a line of a mail */
const bullet = /^(?:[-–•*·>]+\s+|\d{1,3}\)\s+)/u

type ReadLine = Omit<ParsedLine, 'line'>

const read = (part: string, quantity: number | null, manufacturer = ''): ReadLine => ({
  partNumber: bare(part).slice(0, maxPartNumberLength).trim(),
  quantity,
  manufacturer: manufacturer.trim().slice(0, maxManufacturerLength),
})

const readCells = (cells: readonly string[]): ReadLine | undefined => {
  const named = cells.filter((cell) => cell !== '')
  const count = named.findIndex((cell, place) => pieces(cell) !== null && (place > 0 || named.length > 1))
  const part = named.find((_cell, place) => place !== count)
  if (part === undefined) return undefined
  return read(part, count < 0 ? null : pieces(named[count] ?? ''))
}

const readText = (typed: string): ReadLine => {
  const text = typed.replace(bullet, '')
  for (const form of [countNamed, countInBrackets, countLast]) {
    const [, part, count] = form.exec(text) ?? []
    if (part !== undefined && count !== undefined && pieces(count) !== null) return read(part, pieces(count))
  }
  const [, count, part] = countFirst.exec(text) ?? []
  if (part !== undefined && count !== undefined && pieces(count) !== null) return read(part, pieces(count))
  return read(text, null)
}

/** A first line without digits, such as `Part;Pieces per box`, is a heading. */
const isHeading = (text: string): boolean => !/\d/u.test(text) && /[\t;|,]/u.test(text)

interface TableRow {
  readonly line: number
  readonly cells: readonly string[]
}

const parsedRows = (text: string, delimiter: string, quote: '"' | false): TableRow[] => {
  const lines: number[] = []
  const rows = parse(text, {
    delimiter,
    quote,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells, context) => {
      lines.push(context.lines - cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0))
      return cells
    },
  })
  return rows.map((cells, index) => ({ line: lines[index] ?? 0, cells: cells.map(bare) }))
}

/**
 * The rows of a text whose cells are separated like this, quoted cells with line breaks included. A quote that nothing
 * closes makes all quotes plain characters.
 */
const rowsOf = (text: string, delimiter: string): TableRow[] => {
  try {
    return parsedRows(text, delimiter, '"')
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return parsedRows(text, delimiter, false)
  }
}

const readRow = (cells: readonly string[], columns: ListColumns): ReadLine => {
  const cell = (place: number | undefined): string => (place === undefined ? '' : (cells[place] ?? ''))
  const quantity = pieces(cell(columns.quantity)) ?? countReferences(cell(columns.reference))
  return read(cell(columns.part), quantity, cell(columns.manufacturer))
}

/** The lines below a head row; undefined if the text has none. */
const readTable = (text: string): ParsedLine[] | undefined => {
  const start = text.split('\n', maxTitleRows)
  for (const delimiter of ['\t', ';', '|', ',']) {
    if (!start.some((line) => columnsOf(line.split(delimiter).map(bare)) !== undefined)) continue
    const rows = rowsOf(text, delimiter)
    const head = rows.slice(0, maxTitleRows).findIndex(({ cells }) => columnsOf(cells) !== undefined)
    const columns = columnsOf(rows[head]?.cells ?? [])
    if (columns === undefined) continue
    return rows
      .slice(head + 1)
      .map(({ line, cells }) => ({ line, ...readRow(cells, columns) }))
      .filter(({ partNumber }) => partNumber !== '')
  }
  return undefined
}

const readPlain = (text: string): ParsedLine[] => {
  const written = text
    .split('\n')
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '')
  const body = isHeading(written[0]?.content ?? '') ? written.slice(1) : written
  return body.flatMap(({ content, line }) => {
    const cells = cellsOf(content)
    const found = cells === undefined ? readText(content) : readCells(cells)
    return found === undefined || found.partNumber === '' ? [] : [{ line, ...found }]
  })
}

/**
 * Parses part numbers with quantities, as people paste them, mail them, or as design programs and shops export them: by
 * the columns of a head row if there is one, else line by line. Commas may be part of a part number: without a head row,
 * only a comma before a final integer separates the quantity.
 * @returns at most 500 lines, and the number of lines beyond them
 */
export const readLines = (text: string): { readonly lines: readonly ParsedLine[]; readonly skipped: number } => {
  const plain = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
  const lines = readTable(plain) ?? readPlain(plain)
  return { lines: lines.slice(0, maxLines), skipped: Math.max(0, lines.length - maxLines) }
}
