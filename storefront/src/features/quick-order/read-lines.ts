import { columnsOf, countReferences, isMarked, maxTitleRows, notPlacedColumn } from './list-columns.ts'
import { type ListRow, rowsOf } from './list-rows.ts'
import { bare, pieces, readText } from './read-quantity.ts'
import { type Reading, readingsByShape } from './shape-of-columns.ts'

/** One parsed line of a pasted list or a file. */
export interface ParsedLine {
  /** Its line number in the text, from 1. */
  readonly line: number
  readonly partNumber: string
  /** Pieces; null when the line has none. */
  readonly quantity: number | null
  /** What the line states as quantity and cannot be one, such as `1E+03`, or `DNP`; empty if it is read, or there is none. */
  readonly unreadQuantity: string
  /** As the list states it; empty if it does not. */
  readonly manufacturer: string
  /** References and description of the list, for the buyer's eye; empty without. */
  readonly note: string
}

/** Maximum number of lines of a list. */
export const maxLines = 500
const maxPartNumberLength = 120
const maxManufacturerLength = 80
const maxNoteLength = 160
const maxQuantityLength = 40
/** Do not populate: the part is on the list and not on the board. */
const notPlacedMark = 'DNP'

/** Tabs and semicolons always separate cells: no part number contains one. */
const sureDelimiters = ['\t', ';', '|'] as const

/** The reading by a head row whose heads are known; undefined if the text has none. */
const readingByHeads = (text: string): Reading | undefined => {
  const start = text.split('\n', maxTitleRows)
  for (const delimiter of [...sureDelimiters, ',']) {
    if (!start.some((line) => columnsOf(line.split(delimiter).map(bare)) !== undefined)) continue
    const rows = rowsOf(text, delimiter)
    const head = rows.slice(0, maxTitleRows).findIndex(({ cells }) => columnsOf(cells) !== undefined)
    const kinds = columnsOf(rows[head]?.cells ?? [])
    if (kinds !== undefined) return { rows, head, kinds }
  }
  return undefined
}

/** A line of its own form: cells in any order, or words. */
const looseCells = (content: string): readonly [partNumber: string, quantity: string] => {
  if (!/[\t;|]/u.test(content)) return readText(content)
  const cells = content.split(/[\t;|]/u).flatMap((cell) => (cell.trim() === '' ? [] : [cell.trim()]))
  const plain = cells.findIndex((cell) => /^["'\d]/u.test(cell) && cells.length > 1 && pieces(cell) !== null)
  const count = plain >= 0 ? plain : cells.findIndex((cell, place) => place > 0 && pieces(cell) !== null)
  return [cells.find((_cell, place) => place !== count) ?? '', cells[count] ?? '']
}

/** A first line without digits, such as `Part;Pieces per box`, is a heading. */
const isHeading = (text: string): boolean => !/\d/u.test(text) && /[\t;|,]/u.test(text)

/** A greeting or another line of words around the list of a mail: no digit, and more than one word or a mark at its end. */
const isProse = (text: string): boolean => !/\d/u.test(text) && /\S\s+\S|[,:.!?。，：！？]$/u.test(text)

const looseReading = (text: string): Reading => {
  const written = text
    .split('\n')
    .map((content, index) => ({ content: content.trim(), line: index + 1 }))
    .filter(({ content }) => content !== '')
  const body = isHeading(written[0]?.content ?? '') ? written.slice(1) : written
  const listed = body.filter(({ content }) => !isProse(content))
  // A list of words alone is shown as it is: nothing of it is known, and the buyer sees that.
  const rows = (listed.length > 0 ? listed : body).map(
    ({ content, line }): ListRow => ({ line, cells: looseCells(content).map(bare) }),
  )
  return { rows, head: null, kinds: ['part', 'quantity'] }
}

/** Commas may be part of a part number: they separate cells only where every line has equally many. */
const isTableOfCommas = (rows: readonly ListRow[]): boolean =>
  rows.length > 1 && rows.every(({ cells }) => cells.length > 1 && cells.length === rows[0]?.cells.length)

/** A rule below the heads of a table in a mail: `|---|:--|`. */
const isRule = (cell: string): boolean => /^:?-{2,}:?$/u.test(cell)

/**
 * The readings that a list may have, likeliest first: by a head row if there is one; else by the shape of its columns,
 * if every line has the same delimiter; else line by line, as people write mails. Several need someone who knows the
 * part numbers.
 */
export const readingsOf = (text: string): readonly Reading[] => {
  const plain = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n')
  const byHeads = readingByHeads(plain)
  if (byHeads !== undefined) return [byHeads]
  const written = plain.split('\n').filter((line) => line.trim() !== '')
  const delimiter = sureDelimiters.find((one) => written.length > 0 && written.every((line) => line.includes(one)))
  if (delimiter !== undefined) {
    const rows = rowsOf(plain, delimiter).filter(({ cells }) => cells.some((cell) => cell !== ''))
    return readingsByShape(rows)
  }
  const loose = looseReading(plain)
  const byCommas = rowsOf(plain, ',')
  if (!isTableOfCommas(byCommas)) return [loose]
  // `43045-1000, 20` is read line by line; `20,43045-1000` is not.
  const isWide = (byCommas[0]?.cells.length ?? 0) > 2
  return isWide ? [...readingsByShape(byCommas), loose] : [loose, ...readingsByShape(byCommas)]
}

/** At most 500 lines of a reading, and the number of lines beyond them. */
export const linesOf = ({
  rows,
  head,
  kinds,
}: Reading): { readonly lines: readonly ParsedLine[]; readonly skipped: number } => {
  const placeOf = (kind: (typeof kinds)[number]): number => kinds.indexOf(kind)
  const [part, quantity, reference, manufacturer] = [
    placeOf('part'),
    placeOf('quantity'),
    placeOf('reference'),
    placeOf('manufacturer'),
  ]
  const notPlaced = notPlacedColumn(head === null ? [] : (rows[head]?.cells ?? []))
  const lines = rows.slice(head === null ? 0 : head + 1).flatMap(({ line, cells }): ParsedLine[] => {
    const partNumber = (cells[part] ?? '').slice(0, maxPartNumberLength).trim()
    if (partNumber === '' || isRule(partNumber)) return []
    const stated = (cells[quantity] ?? '').trim()
    const isPlaced = notPlaced === undefined || !isMarked(cells[notPlaced] ?? '')
    const count = isPlaced ? (pieces(stated) ?? countReferences(cells[reference] ?? '')) : null
    const unread = isPlaced ? stated : notPlacedMark
    const unreadQuantity = count === null ? unread.slice(0, maxQuantityLength) : ''
    const maker = (cells[manufacturer] ?? '').slice(0, maxManufacturerLength).trim()
    const notes = kinds.flatMap((kind, place) =>
      kind === 'reference' || kind === 'description' ? (cells[place] ?? '').trim() || [] : [],
    )
    const note = notes.join(' · ').slice(0, maxNoteLength)
    return [{ line, partNumber, quantity: count, unreadQuantity, manufacturer: maker, note }]
  })
  return { lines: lines.slice(0, maxLines), skipped: Math.max(0, lines.length - maxLines) }
}
