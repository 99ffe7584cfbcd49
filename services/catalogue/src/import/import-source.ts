import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FileFormat, ReadingOptions } from '@pinline/contracts/catalogue/import/import-options'
import { cleanCell } from './clean-cell.ts'
import { announcedLength, guessDelimiter } from './csv-dialect.ts'
import { decodedText, guessEncoding } from './decode-text.ts'
import { namedHeaders } from './propose-mapping.ts'
import { readCsv } from './read-csv.ts'
import { inColumns, isLineByLine, readJson } from './read-json.ts'
import { type NumberedRow, UnreadableFileError } from './source-row.ts'

const beginningBytes = 256 * 1024
const maxUnpackedBytes = 4 * 1024 ** 3
const sampledRows = 200
const previewRows = 20
const maxColumns = 500

/** A file that can be read from its start any number of times. */
export interface ImportSource {
  readonly open: () => Promise<Readable>
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The bytes of a file, decompressed if necessary. `seen` receives the number of raw bytes. */
async function* unpacked(stream: Readable, seen: (bytes: number) => void): AsyncGenerator<Uint8Array, void, undefined> {
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const first = await source.next()
  const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (let piece = first; !piece.done; piece = await source.next()) {
        seen(piece.value.length)
        yield piece.value
      }
    } finally {
      stream.destroy()
    }
  }
  if (first.done || !isGzip(first.value)) return yield* counted()
  const gunzip = createGunzip()
  const feeding = (async () => {
    for await (const piece of counted())
      if (!gunzip.write(piece)) await new Promise<void>((resolve) => gunzip.once('drain', resolve))
    gunzip.end()
  })()
  feeding.catch((error: Error) => gunzip.destroy(error))
  let size = 0
  try {
    for await (const piece of gunzip as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > maxUnpackedBytes) throw new UnreadableFileError('unpacked it is too large')
      yield piece
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError('it cannot be unpacked')
  } finally {
    gunzip.destroy()
    stream.destroy()
  }
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

/** Detects the format of a file. Throws if it is no text. */
export const guessOptions = async (source: ImportSource): Promise<ReadingOptions> => {
  const bytes = await beginningOf(source)
  const encoding = guessEncoding(bytes)
  const beginning = new TextDecoder(encoding).decode(bytes)
  if (beginning.trim() === '' || isBinary(beginning)) throw new UnreadableFileError('it is no text')
  return { format: formatOf(beginning), encoding, delimiter: guessDelimiter(beginning) }
}

const linesBefore = async (source: ImportSource, options: ReadingOptions): Promise<number> => {
  const beginning = new TextDecoder(options.encoding).decode(await beginningOf(source))
  return announcedLength(beginning) === 0 ? 0 : 1
}

/** Every record of a table, including its header, unchanged. */
async function* recordsOf(source: ImportSource, options: ReadingOptions, seen: (bytes: number) => void) {
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
}

const beginningOfTable = async (source: ImportSource, options: ReadingOptions): Promise<FileBeginning> => {
  let headers: string[] | undefined
  const sample: string[][] = []
  for await (const { cells, error } of recordsOf(source, options, nothing)) {
    if (error !== undefined || isBlankRecord(cells)) continue
    if (headers === undefined) headers = namedHeaders(withoutTrailingBlanks(cells))
    else sample.push(headers.map((_, index) => (cells[index] ?? '').slice(0, 200)))
    if (sample.length === previewRows) break
  }
  return { headers: headers ?? [], sample }
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
  const sample = first.map((values) => [...headers].map((name) => (values.get(name) ?? '').slice(0, 200)))
  return { headers: [...headers], sample }
}

/** The columns and first rows. Throws if there are none. */
export const readBeginning = async (source: ImportSource, options: ReadingOptions): Promise<FileBeginning> => {
  const beginning = await (options.format === 'csv'
    ? beginningOfTable(source, options)
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
  if (options.format !== 'csv') {
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
      begun = error === undefined && !isBlankRecord(cells)
      continue
    }
    row += 1
    yield { line, row, cells: cells.map(cleanCell), raw: cells, ...(error === undefined ? {} : { error }) }
  }
}
