import type { ReadFile } from '../../layout/file-import/use-file-import.ts'
import { readCsvTable } from './csv-table.ts'

/** Rows of one file: each is a line of the preview, and a command of its own. */
export const maxBinFileRows = 2000

/** A line of the file: a part by its number, and its manufacturer where two make one of that number. */
export interface BinFileRow {
  readonly partNumber: string
  readonly manufacturer: string
  /** Empty: it lies nowhere in particular. */
  readonly bin: string
}

/** The rows of a CSV file with the columns part number and bin, and perhaps manufacturer; lines without a part are left out. */
export const readBinFile = (bytes: ArrayBuffer): ReadFile<BinFileRow> => {
  const table = readCsvTable(bytes, ['partNumber', 'manufacturer', 'bin'], ['manufacturer'])
  if (table.kind === 'wrong') return table
  const rows = table.rows.flatMap(({ partNumber, manufacturer, bin }): BinFileRow[] =>
    partNumber === ''
      ? []
      : [{ partNumber: partNumber.slice(0, 120), manufacturer: manufacturer.slice(0, 80), bin: bin.slice(0, 40) }],
  )
  if (rows.length === 0 || rows.length > maxBinFileRows) return { kind: 'wrong', why: 'rows' }
  return { kind: 'read', rows }
}
