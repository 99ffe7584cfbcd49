import { guessEncoding } from '@pinline/contracts/catalogue/import/guess-encoding'
import type { ReadWorkbook } from './read-workbook.ts'

/** A file's list as text, or why there is none: each is the key of a text. */
export type ReadListFile = ReadWorkbook | { readonly fault: 'fileTooLarge' | 'fileNotText' }

const maxTextBytes = 1_000_000
/** Pictures in a workbook make it larger than its cells do. */
const maxWorkbookBytes = 5_000_000

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, place) => bytes[place] === byte)
/** First bytes of a zip archive: among them workbooks of Excel since 2007. */
const archive = [0x50, 0x4b, 0x03, 0x04]
/** First bytes of a workbook of Excel before 2007, or of one with a password. */
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]

/** Reads a text file or a workbook (.xlsx); the code for workbooks is loaded with the first one. */
export const readListFile = async (file: Blob): Promise<ReadListFile> => {
  if (file.size > maxWorkbookBytes) return { fault: 'fileTooLarge' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (begins(bytes, oldWorkbook)) return { fault: 'fileOldWorkbook' }
  if (begins(bytes, archive)) {
    const { readWorkbook } = await import('./read-workbook.ts')
    return await readWorkbook(bytes)
  }
  if (bytes.length > maxTextBytes) return { fault: 'fileTooLarge' }
  // Spreadsheets save text in UTF-16 or the encoding of their country.
  const text = new TextDecoder(guessEncoding(bytes)).decode(bytes)
  // Pictures and programs have zero bytes, lists have none.
  return text.includes('\0') ? { fault: 'fileNotText' } : { text }
}
