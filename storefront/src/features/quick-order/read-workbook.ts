import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'
import { columnsOf, maxTitleRows } from './list-columns.ts'

/** Bytes of the sheets' XML, unpacked. */
const maxUnpackedBytes = 30_000_000
const maxSheetRows = 20_000
const maxSheetColumns = 300

/** A workbook's list as tab separated text, or why there is none: each is the key of a text. */
export type ReadWorkbook =
  | { readonly text: string }
  | { readonly fault: 'fileNotWorkbook' | 'fileOldWorkbook' | 'fileTooManyCells' }

type Cell = Awaited<ReturnType<typeof readSheets>>[number]['data'][number][number] | Date

/** The parts that cells are read from; pictures, charts and pivot tables are not unpacked. */
const neededPart = /^xl\/(?:_rels\/[^/]+\.rels|[^/]+\.xml|worksheets\/[^/]+\.xml)$/u
const sheetPart = /^xl\/worksheets\//u
const filledCell = /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/gu

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const isTooWide = (sheet: Uint8Array): boolean => {
  for (const [, letters = '', row] of strFromU8(sheet).matchAll(filledCell))
    if (Number(row) > maxSheetRows || columnOf(letters) > maxSheetColumns) return true
  return false
}

/**
 * The archive with what is needed alone, not compressed. Prevents two failures: a small file that unpacks to gigabytes,
 * or whose last cell makes the reader hold millions of empty ones; and a reader that waits for ever, because it unpacks
 * large parts in a worker of generated code, which the page's content security policy refuses.
 */
const repacked = (bytes: Uint8Array): Uint8Array<ArrayBuffer> | 'fileTooManyCells' => {
  let unpacked = 0
  const parts: Zippable = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!neededPart.test(name)) return false
      unpacked += originalSize
      return unpacked <= maxUnpackedBytes
    },
  })
  const isTooLarge =
    unpacked > maxUnpackedBytes ||
    Object.entries(parts).some(([name, part]) => sheetPart.test(name) && part instanceof Uint8Array && isTooWide(part))
  return isTooLarge ? 'fileTooManyCells' : new Uint8Array(zipSync(parts, { level: 0 }))
}

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
    const archive = repacked(bytes)
    if (archive === 'fileTooManyCells') return { fault: archive }
    const sheets = (await readSheets(archive.buffer)).map(({ data }) => data.map((row) => row.map(textOf)))
    const list = sheets.find((rows) => rows.slice(0, maxTitleRows).some((row) => columnsOf(row) !== undefined))
    const rows = list ?? sheets.find((cells) => cells.length > 0) ?? []
    return { text: rows.map((row) => row.join('\t')).join('\n') }
  } catch {
    // The readers throw errors of many kinds for damaged archives and for documents that are no workbooks.
    return { fault: 'fileNotWorkbook' }
  }
}
