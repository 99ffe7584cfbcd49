import { repackedWorkbook } from '@pinline/ui/workbook/repacked-workbook'
import { CsvError } from 'csv-parse/browser/esm/sync'
import readSheets from 'read-excel-file/universal'
import { decodedText, readCsv } from '../../layout/file-import/read-csv.ts'
import { csvText } from './csv-cells.ts'

/** A table as its file has it: all cells are texts, each row has one for each title. */
export interface OpenedTable {
  readonly titles: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export type TableProblem = 'too-large' | 'not-a-table' | 'empty'

export type TableReading =
  | { readonly kind: 'read'; readonly table: OpenedTable }
  | { readonly kind: 'wrong'; readonly why: TableProblem }

/** A file of the longest export, 50,000 orders, has a third of these bytes. */
export const mostBytes = 20_000_000
export const mostRows = 100_000
export const mostColumns = 200

const workbookLimits = { unpackedBytes: 120_000_000, rows: mostRows + 1, columns: mostColumns }

/** Whether a text has control characters, as a picture or a program has them that is read as a text. */
const isBinary = (text: string): boolean =>
  [...text.slice(0, 4096)].some((sign) => sign < ' ' && !'\t\n\v\f\r'.includes(sign))

const readText = (bytes: Uint8Array): string[][] | TableProblem => {
  const text = decodedText(bytes)
  if (isBinary(text)) return 'not-a-table'
  try {
    return readCsv(text, { to_line: mostRows + 2 }).map((row) => row.map(csvText))
  } catch (error) {
    if (error instanceof CsvError) return 'not-a-table'
    throw error
  }
}

type Cell = Awaited<ReturnType<typeof readSheets>>[number]['data'][number][number] | Date

const textOf = (cell: Cell | null): string => {
  if (cell === null) return ''
  // A day without a time, as the sheet shows it.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '')
  return String(cell)
}

const readWorkbook = async (bytes: Uint8Array): Promise<string[][] | TableProblem> => {
  try {
    const archive = repackedWorkbook(bytes, workbookLimits)
    if (archive === 'too-large') return 'too-large'
    const sheets = await readSheets(archive.buffer)
    const filled = sheets.find(({ data }) => data.length > 0)
    return filled === undefined ? 'empty' : filled.data.map((row) => row.map(textOf))
  } catch {
    // The readers throw errors of many kinds for damaged archives and for documents that are no workbooks.
    return 'not-a-table'
  }
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The table of a CSV file or of the first filled sheet of a workbook, whatever the name says; its first row has the titles. */
export const readTable = async (buffer: ArrayBuffer): Promise<TableReading> => {
  if (buffer.byteLength > mostBytes) return { kind: 'wrong', why: 'too-large' }
  const bytes = new Uint8Array(buffer)
  const cells = isArchive(bytes) ? await readWorkbook(bytes) : readText(bytes)
  if (typeof cells === 'string') return { kind: 'wrong', why: cells }
  const [head = [], ...body] = cells
  const width = body.reduce((most, row) => Math.max(most, row.length), head.length)
  if (body.length > mostRows || width > mostColumns) return { kind: 'wrong', why: 'too-large' }
  if (body.length === 0) return { kind: 'wrong', why: 'empty' }
  const padded = (row: readonly string[]) =>
    row.length === width ? row : [...row, ...Array.from({ length: width - row.length }, () => '')]
  return { kind: 'read', table: { titles: padded(head), rows: body.map(padded) } }
}
