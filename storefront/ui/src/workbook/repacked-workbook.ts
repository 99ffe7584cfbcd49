import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate'

/** What a workbook may have at most. */
export interface WorkbookLimits {
  /** Bytes of the sheets' XML, unpacked. */
  readonly unpackedBytes: number
  readonly rows: number
  readonly columns: number
}

/** The parts that cells are read from; pictures, charts and pivot tables are not unpacked. */
const neededPart = /^xl\/(?:_rels\/[^/]+\.rels|[^/]+\.xml|worksheets\/[^/]+\.xml)$/u
const sheetPart = /^xl\/worksheets\//u
const filledCell = /<c\b[^>]*?\br="([A-Z]{1,3})(\d{1,7})"[^>]*(?<!\/)>/gu

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const isTooWide = (sheet: Uint8Array, { rows, columns }: WorkbookLimits): boolean => {
  for (const [, letters = '', row] of strFromU8(sheet).matchAll(filledCell))
    if (Number(row) > rows || columnOf(letters) > columns) return true
  return false
}

/**
 * The archive of a workbook (.xlsx) with what is needed alone, not compressed. Prevents two failures: a small file that
 * unpacks to gigabytes, or whose last cell makes the reader hold millions of empty ones; and a reader that waits for ever,
 * because it unpacks large parts in a worker of generated code, which the page's content security policy refuses. Throws
 * where the bytes are no archive.
 */
export const repackedWorkbook = (bytes: Uint8Array, limits: WorkbookLimits): Uint8Array<ArrayBuffer> | 'too-large' => {
  let unpacked = 0
  const parts: Zippable = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!neededPart.test(name)) return false
      unpacked += originalSize
      return unpacked <= limits.unpackedBytes
    },
  })
  const isTooLarge =
    unpacked > limits.unpackedBytes ||
    Object.entries(parts).some(
      ([name, part]) => sheetPart.test(name) && part instanceof Uint8Array && isTooWide(part, limits),
    )
  return isTooLarge ? 'too-large' : new Uint8Array(zipSync(parts, { level: 0 }))
}
