import { Readable } from 'node:stream'
import type { CsvDelimiter } from '@pinline/contracts/catalogue/import/import-options'
import { parse } from 'csv-parse'
import { z } from 'zod'
import { type TableRow, UnreadableFileError } from './source-row.ts'

/** A record that is longer has a quote that nothing closes. Bytes. */
const maxRecordLength = 256 * 1024
/** Each makes the file be opened again. */
const maxUnclosed = 50

/** The parser's report of a skipped record: how many it had read before. */
const skipped = z.object({ records: z.int() })

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number; readonly records: number }
}

const newlinesIn = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0)

/**
 * Two unclosed quotes look like one cell over several lines that ends inside a line: the parser keeps the first of
 * them.
 */
const isSplitRecord = (cells: readonly string[]): boolean => cells.some((cell) => /^"[\s\S]*[\r\n]/.test(cell))

/** The text behind so many lines. */
async function* behindLines(text: AsyncIterable<string>, lines: number): AsyncGenerator<string, void, undefined> {
  let left = lines
  let afterReturn = false
  for await (const piece of text) {
    let at = 0
    for (; at < piece.length && (left > 0 || afterReturn); at += 1) {
      const character = piece[at]
      if (afterReturn && character !== '\n' && left === 0) break
      if (character === '\r' || (character === '\n' && !afterReturn)) left -= 1
      afterReturn = character === '\r'
    }
    if (at < piece.length) afterReturn = false
    if (at < piece.length) yield piece.slice(at)
  }
}

/**
 * Records of a table, in bounded memory, header included. Quotes may occur inside a cell that does not begin with one.
 * An unclosed quote costs its own line: the file is reopened after it.
 * @param open the text from its start, any number of times
 * @param passOver lines before the header
 */
export async function* readCsv(
  open: () => Promise<AsyncIterable<string>>,
  delimiter: CsvDelimiter,
  passOver = 0,
): AsyncGenerator<TableRow, void, undefined> {
  let passed = passOver
  for (let unclosed = 0; unclosed <= maxUnclosed; unclosed += 1) {
    const parser = parse({
      info: true,
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
      max_record_size: maxRecordLength,
    })
    let whole = Number.POSITIVE_INFINITY
    parser.on('skip', (error: unknown) => {
      whole = Math.min(whole, skipped.parse(error).records)
    })
    const text = await open()
    const source = Readable.from(passed === 0 ? text : behindLines(text, passed))
    source.on('error', (error) => parser.destroy(error))
    source.pipe(parser)
    try {
      let lines = 0
      for await (const { record, info } of parser as AsyncIterable<Parsed>) {
        if (info.lines - lines > 1 && isSplitRecord(record)) whole = info.records - 1
        if (info.records > whole) break
        yield { line: passed + 1, cells: record }
        passed += info.lines - lines === 1 ? 1 : 1 + newlinesIn(record)
        lines = info.lines
      }
    } finally {
      source.unpipe(parser)
      source.destroy()
      parser.destroy()
    }
    if (whole === Number.POSITIVE_INFINITY) return
    passed += 1
    yield { line: passed, cells: [], error: 'unclosed-quote' }
  }
  throw new UnreadableFileError('too many quotes are never closed')
}
