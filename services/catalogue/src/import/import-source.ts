import type { Readable } from 'node:stream'
import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import type { FileFormat, ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import { cleanCell } from './clean-cell.ts'
import { announcedLength, guessDelimiter } from './csv-dialect.ts'
import { decodedText } from './decode-text.ts'
import { proposeHeader } from './propose-header.ts'
import { namedHeaders } from './propose-mapping.ts'
import { readCsv } from './read-csv.ts'
import { inColumns, isLineByLine, readJson } from './read-json.ts'
import { type NumberedRow, type TableRow, UnreadableFileError } from './source-row.ts'
import { unpacked } from './unpack-file.ts'
import { readWorkbook, type Workbook } from './workbook/read-workbook.ts'
import { sheetRows } from './workbook/sheet-rows.ts'
import { isZip } from './workbook/workbook-archive.ts'

const beginningBytes = 256 * 1024
const sampledRows = 200
/** Held in memory while its sheets are unpacked piece by piece. */
const maxWorkbookBytes = 50 * 1024 * 1024
const previewRows = 20
/** Records that the header is looked for in. */
const topRecords = 20
const maxShownLength = 200
const maxColumns = 500

/** A file that can be read from its start any number of times. */
export interface ImportSource {
  readonly open: () => Promise<Readable>
}

const nothing = (): void => undefined

const beginningOf = async ({ open }: ImportSource): Promise<Uint8Array> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of unpacked(await open(), nothing)) {
    pieces.push(piece)
    size += piece.length
    if (size >= beginningBytes) break
  }
  return Buffer.concat(pieces).subarray(0, beginningBytes)
}

const formatOf = (beginning: string): FileFormat => {
  if (!/^\s*[[{]/.test(beginning)) return 'csv'
  return isLineByLine(beginning) ? 'json-lines' : 'json'
}

/** True for what no text has in it. */
const isBinary = (text: string): boolean => text.slice(0, 4000).includes('\0')

/** Detects the format of a file. Throws if it is neither text nor a workbook. */
export const guessOptions = async (source: ImportSource): Promise<ReadingOptions> => {
  const bytes = await beginningOf(source)
  if (isZip(bytes)) return { format: 'xlsx', encoding: 'utf-8', delimiter: ',' }
  const encoding = guessEncoding(bytes)
  const beginning = new TextDecoder(encoding).decode(bytes)
  if (beginning.trim() === '' || isBinary(beginning)) throw new UnreadableFileError('it is no text')
  return { format: formatOf(beginning), encoding, delimiter: guessDelimiter(beginning) }
}

const linesBefore = async (source: ImportSource, options: ReadingOptions): Promise<number> => {
  const beginning = new TextDecoder(options.encoding).decode(await beginningOf(source))
  return announcedLength(beginning) === 0 ? 0 : 1
}

const isTable = ({ format }: ReadingOptions): boolean => format === 'csv' || format === 'xlsx'

/** The sheet that was chosen, else the first one. */
const chosenSheet = ({ sheets }: Workbook, name: string | undefined) => {
  const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name)
  if (sheet === undefined) throw new UnreadableFileError('it has no such sheet')
  return sheet
}

interface OpenWorkbook {
  readonly workbook: Workbook
  /** Bytes of the file. */
  readonly packed: number
}

const openWorkbook = async (source: ImportSource): Promise<OpenWorkbook> => {
  const pieces: Uint8Array[] = []
  let packed = 0
  for await (const piece of unpacked(await source.open(), nothing)) {
    packed += piece.length
    if (packed > maxWorkbookBytes) throw new UnreadableFileError('the workbook is too large')
    pieces.push(piece)
  }
  return { workbook: await readWorkbook(Buffer.concat(pieces)), packed }
}

/** Every record of a table, including its header, unchanged. */
async function* recordsOf(
  source: ImportSource,
  options: ReadingOptions,
  seen: (bytes: number) => void,
  opened?: OpenWorkbook,
) {
  if (options.format === 'xlsx') {
    const { workbook, packed } = opened ?? (await openWorkbook(source))
    const { part } = chosenSheet(workbook, options.sheet)
    yield* sheetRows(workbook, part, (bytes) => seen((bytes / Math.max(1, part.bytes)) * packed))
    return
  }
  const open = async () => decodedText(unpacked(await source.open(), seen), options.encoding)
  yield* readCsv(open, options.delimiter, await linesBefore(source, options))
}

const objectsOf = async (source: ImportSource, options: ReadingOptions, seen: (bytes: number) => void) =>
  readJson(decodedText(unpacked(await source.open(), seen), options.encoding), options.format === 'json-lines')

const isBlankRecord = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/** The start of a file: its columns and first rows, unchanged. */
export interface FileBeginning {
  readonly headers: readonly string[]
  readonly sample: readonly (readonly string[])[]
  /** How it was read: with the line of the header, if it is a table. */
  readonly options: ReadingOptions
  /** The first records of a table, title and header included. */
  readonly top: readonly TableRow[]
  /** Of a workbook. */
  readonly sheets: readonly string[]
}

/** The columns and first rows of a table. Its header is the chosen one, else the one that looks most like it. */
const beginningOfTable = async (
  source: ImportSource,
  given: ReadingOptions,
  kind: ImportKind,
): Promise<FileBeginning> => {
  const records: TableRow[] = []
  const opened = given.format === 'xlsx' ? await openWorkbook(source) : undefined
  const options = opened === undefined ? given : { ...given, sheet: chosenSheet(opened.workbook, given.sheet).name }
  const sheets = opened?.workbook.sheets.map(({ name }) => name) ?? []
  let { headerLine } = options
  let below = 0
  for await (const record of recordsOf(source, options, nothing, opened)) {
    if (record.error !== undefined || isBlankRecord(record.cells)) continue
    records.push(record)
    if (records.length === topRecords) headerLine ??= proposeHeader(records, kind)
    if (headerLine !== undefined && record.line > headerLine) below += 1
    if (records.length >= topRecords && below > previewRows) break
  }
  headerLine ??= proposeHeader(records, kind)
  const at = records.findIndex(({ line }) => headerLine === undefined || line >= headerLine)
  const header = records[at]
  if (header === undefined) return { headers: [], sample: [], options, top: [], sheets }
  const headers = namedHeaders(withoutTrailingBlanks(header.cells))
  const rows = records.slice(at + 1, at + 1 + previewRows)
  return {
    headers,
    sample: rows.map(({ cells }) => headers.map((_, index) => (cells[index] ?? '').slice(0, maxShownLength))),
    options: { ...options, headerLine: header.line },
    top: records.slice(0, topRecords),
    sheets,
  }
}

const withoutTrailingBlanks = (cells: readonly string[]): string[] => {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

const beginningOfObjects = async (source: ImportSource, options: ReadingOptions): Promise<FileBeginning> => {
  const headers = new Set<string>()
  const first: ReadonlyMap<string, string | null | undefined>[] = []
  let read = 0
  for await (const { values } of await objectsOf(source, options, nothing)) {
    for (const name of values.keys()) headers.add(name)
    if (first.length < previewRows) first.push(values)
    read += 1
    if (read === sampledRows) break
  }
  const sample = first.map((values) => [...headers].map((name) => (values.get(name) ?? '').slice(0, maxShownLength)))
  return { headers: [...headers], sample, options, top: [], sheets: [] }
}

/**
 * The columns and first rows. Throws if there are none.
 * @param kind by whose column names a header is known
 */
export const readBeginning = async (
  source: ImportSource,
  options: ReadingOptions,
  kind: ImportKind = 'products',
): Promise<FileBeginning> => {
  const beginning = await (isTable(options)
    ? beginningOfTable(source, options, kind)
    : beginningOfObjects(source, options))
  if (beginning.headers.length === 0) throw new UnreadableFileError('it has no columns')
  if (beginning.headers.length > maxColumns) throw new UnreadableFileError('it has too many columns')
  return beginning
}

/** The rows of a file below its header, cells cleaned. */
export async function* rowsOf(
  source: ImportSource,
  options: ReadingOptions,
  headers: readonly string[],
  seen: (bytes: number) => void = nothing,
): AsyncGenerator<NumberedRow, void, undefined> {
  let row = 0
  if (!isTable(options)) {
    for await (const record of await objectsOf(source, options, seen)) {
      row += 1
      const one = inColumns(record, headers)
      yield { ...one, row, raw: one.cells.map((cell) => cell ?? '') }
    }
    return
  }
  let begun = false
  for await (const { line, cells, error } of recordsOf(source, options, seen)) {
    if (!begun) {
      begun = error === undefined && !isBlankRecord(cells) && line >= (options.headerLine ?? 1)
      continue
    }
    row += 1
    // A workbook does not store the empty cells at the end of a row.
    const raw =
      options.format === 'xlsx'
        ? headers.map((_, index) => cells[index] ?? '').concat(cells.slice(headers.length))
        : cells
    yield { line, row, cells: raw.map(cleanCell), raw, ...(error === undefined ? {} : { error }) }
  }
}
