import { repackedWorkbook } from '@pinline/ui/workbook/repacked-workbook'
import readSheets from 'read-excel-file/universal'
import { columnsOf, maxTitleRows } from './list-columns.ts'

const limits = { unpackedBytes: 30_000_000, rows: 20_000, columns: 300 }

/** A workbook's list as tab separated text, or why there is none: each is the key of a text. */
export type ReadWorkbook =
  | { readonly text: string }
  | { readonly fault: 'fileNotWorkbook' | 'fileOldWorkbook' | 'fileTooManyCells' }

type Cell = Awaited<ReturnType<typeof readSheets>>[number]['data'][number][number] | Date

const textOf = (cell: Cell | null): string => {
  if (cell === null || typeof cell === 'boolean') return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  const text = String(cell).replaceAll(/\s+/gu, ' ')
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * The list in a workbook (.xlsx) as tab separated text: of the first sheet with a head row, else of the first one that
 * has cells. Formulas count with the result that was saved.
 */
export const readWorkbook = async (bytes: Uint8Array): Promise<ReadWorkbook> => {
  try {
    const archive = repackedWorkbook(bytes, limits)
    if (archive === 'too-large') return { fault: 'fileTooManyCells' }
    const sheets = (await readSheets(archive.buffer)).map(({ data }) => data.map((row) => row.map(textOf)))
    const list = sheets.find((rows) => rows.slice(0, maxTitleRows).some((row) => columnsOf(row) !== undefined))
    const rows = list ?? sheets.find((cells) => cells.length > 0) ?? []
    return { text: rows.map((row) => row.join('\t')).join('\n') }
  } catch {
    // The readers throw errors of many kinds for damaged archives and for documents that are no workbooks.
    return { fault: 'fileNotWorkbook' }
  }
}
