import type { ReadFile } from '../../layout/file-import/use-file-import.ts'
import { readCsvTable } from '../orders/csv-table.ts'

/** Rows of one file: a sheet has no more. */
export const maxCountFileRows = 500

/** A line of the file: a part of the sheet, and the pieces found as they are written. */
export interface CountFileRow {
  readonly partNumber: string
  readonly manufacturer: string
  readonly counted: string
}

/** The rows of a filled counting sheet; lines without pieces are not counted yet and left out. */
export const readCountFile = (bytes: ArrayBuffer): ReadFile<CountFileRow> => {
  const table = readCsvTable(bytes, ['partNumber', 'manufacturer', 'counted'], ['manufacturer'])
  if (table.kind === 'wrong') return table
  const rows = table.rows.flatMap(({ partNumber, manufacturer, counted }): CountFileRow[] =>
    partNumber === '' || counted === ''
      ? []
      : [
          {
            partNumber: partNumber.slice(0, 120),
            manufacturer: manufacturer.slice(0, 80),
            counted: counted.slice(0, 20),
          },
        ],
  )
  if (rows.length === 0 || rows.length > maxCountFileRows) return { kind: 'wrong', why: 'rows' }
  return { kind: 'read', rows }
}
