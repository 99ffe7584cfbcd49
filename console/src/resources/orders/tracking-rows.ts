import type { TrackingImportRow } from '@pinline/contracts/order/order/tracking-import'
import type { ReadFile } from '../../layout/file-import/use-file-import.ts'
import { readCsvTable } from './csv-table.ts'

/** Rows of one file: each is a line of the preview, and a command of its own. */
export const maxTrackingFileRows = 2000

/** A time without a zone is the time of the person's clock; what is no time stays as it is. */
const instantOf = (at: string): string => {
  const local = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?$/.test(at) ? at.replace(' ', 'T') : at
  const isTime = /^\d{4}-\d{2}-\d{2}T/.test(local) && !Number.isNaN(Date.parse(local))
  return isTime ? new Date(local).toISOString() : at
}

/** The rows of a CSV file with the columns carrier, number, time and content, in any order; lines without content are left out. */
export const readTrackingFile = (bytes: ArrayBuffer): ReadFile<TrackingImportRow> => {
  const table = readCsvTable(bytes, ['carrier', 'trackingNumber', 'at', 'content'])
  if (table.kind === 'wrong') return table
  const rows = table.rows.flatMap(({ carrier, trackingNumber, at, content }): TrackingImportRow[] => {
    const row = { carrier: carrier.slice(0, 80), trackingNumber: trackingNumber.slice(0, 60) }
    return content === '' ? [] : [{ ...row, at: instantOf(at).slice(0, 40), content: content.slice(0, 200) }]
  })
  if (rows.length === 0 || rows.length > maxTrackingFileRows) return { kind: 'wrong', why: 'rows' }
  return { kind: 'read', rows }
}
