import { Readable } from 'node:stream'
import { csvLine, withByteOrderMark } from '@pinline/contracts/api/csv-line'
import type { TableFormat } from '@pinline/contracts/api/table-format'
import { type BinaryResult, binaryResult } from '../http/call-result.ts'
import { type Table, xlsxFile } from './xlsx-sheet.ts'

async function* csvFile(table: Table): AsyncGenerator<string, void, undefined> {
  for await (const rows of table) yield rows.map((row) => csvLine(row)).join('')
}

/**
 * A table for download, written as the client takes it; when the client leaves, the source of the rows is closed. What fails
 * on the way cuts the connection, so that no half of a file passes for the whole.
 * @param name of the file without its ending
 */
export const tableFile = (table: Table, format: TableFormat, name: string): BinaryResult =>
  format === 'xlsx'
    ? binaryResult({
        stream: Readable.from(xlsxFile(table), { objectMode: false }),
        mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        name: `${name}.xlsx`,
      })
    : binaryResult({
        stream: Readable.from(withByteOrderMark(csvFile(table))),
        mediaType: 'text/csv',
        name: `${name}.csv`,
      })
