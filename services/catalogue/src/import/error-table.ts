import { formatLine } from './format-table.ts'
import type { ImportErrorDocument } from './import-document.ts'
import { columnsOfErrors } from './propose-mapping.ts'
import type { NumberedRow } from './source-row.ts'

const style = { delimiter: ',', decimal: '.' } as const

const described = ({ column, reason, hint }: ImportErrorDocument): string =>
  `${column ?? '*'}: ${reason}${hint === undefined ? '' : ` (${hint})`}`

/** Spreadsheets read a table that starts with this as UTF-8. */
export const byteOrderMark = '\ufeff'

/** Rejected rows as in the file, each with its line and all its errors. */
export async function* errorTable(
  rows: AsyncIterable<NumberedRow>,
  errors: AsyncIterable<ImportErrorDocument>,
  headers: readonly string[],
): AsyncGenerator<string, void, undefined> {
  const own = headers.flatMap((header, index) => (columnsOfErrors.includes(header) ? [] : [{ header, index }]))
  yield byteOrderMark + formatLine([...own.map(({ header }) => header), ...columnsOfErrors], style)
  const waiting = errors[Symbol.asyncIterator]()
  let next = await waiting.next()
  for await (const { line, row, raw } of rows) {
    if (next.done) return
    const reasons: string[] = []
    while (!next.done && next.value.row <= row) {
      if (next.value.row === row) reasons.push(described(next.value))
      next = await waiting.next()
    }
    if (reasons.length > 0)
      yield formatLine([...own.map(({ index }) => raw[index] ?? ''), line, reasons.join('; ')], style)
  }
}
