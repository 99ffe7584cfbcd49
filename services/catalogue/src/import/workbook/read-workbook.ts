import { cleanHeader } from '@pinline/contracts/api/text'
import { UnreadableFileError } from '../source-row.ts'
import { readWholeXml } from './read-xml.ts'
import { type CellFormat, cellFormat } from './shown-value.ts'
import { type ArchivePart, openArchive } from './workbook-archive.ts'

const mebibyte = 1024 * 1024
const maxDirectoryBytes = 16 * mebibyte
const maxStringsBytes = 128 * mebibyte
const maxStrings = 2_000_000

/** A workbook whose sheets can be read. */
export interface Workbook {
  /** The sheets that are shown, or all if none is, in their order. */
  readonly sheets: readonly { readonly name: string; readonly part: ArchivePart }[]
  readonly dateSystem: 1900 | 1904
  readonly formats: readonly CellFormat[]
  readonly strings: readonly string[]
}

type Parts = ReadonlyMap<string, ArchivePart>

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** A spreadsheet allows 31. */
const maxTitleLength = 100

/** A target of a relation, as a name in the archive. */
const resolved = (folder: string, target: string): string =>
  new URL(target, `file:///${folder}`).pathname.slice(1).toLowerCase()

interface Relation {
  readonly id: string
  /** Its last word: `worksheet`, `styles`. */
  readonly type: string
  readonly path: string
}

const relationsOf = async (parts: Parts, path: string): Promise<readonly Relation[]> => {
  const folder = folderOf(path)
  const part = parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`)
  const relations: Relation[] = []
  if (part === undefined) return relations
  await readWholeXml(part, maxDirectoryBytes, {
    open: (name, { Id = '', Type = '', Target = '', TargetMode }) => {
      if (name !== 'Relationship' || TargetMode === 'External') return
      relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), path: resolved(folder, Target) })
    },
  })
  return relations
}

interface SheetName {
  readonly name: string
  readonly relation: string
  readonly hidden: boolean
}

const readNames = async (part: ArchivePart) => {
  const names: SheetName[] = []
  let dateSystem: Workbook['dateSystem'] = 1900
  await readWholeXml(part, maxDirectoryBytes, {
    open: (name, attributes) => {
      const { date1904 = '', name: title = '', state = '' } = attributes
      if (name === 'workbookPr' && /^(?:1|true)$/.test(date1904)) dateSystem = 1904
      if (name !== 'sheet') return
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      names.push({ name: cleanHeader(title, maxTitleLength), relation, hidden: /hidden/i.test(state) })
    },
  })
  return { names, dateSystem }
}

/** Formats of dates and times that have a number instead of a code; those from 27 on are East Asian and Thai ones. */
const isBuiltInDate = (id: number): boolean =>
  [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
    [71, 81],
  ].some(([first = 0, last = 0]) => id >= first && id <= last)

/** The format of each cell style, by its index. */
const readFormats = async (part: ArchivePart | undefined): Promise<readonly CellFormat[]> => {
  const codes = new Map<string, string>()
  const formats: CellFormat[] = []
  let inStyles = false
  if (part === undefined) return formats
  await readWholeXml(part, maxDirectoryBytes, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') inStyles = true
      else if (name === 'numFmt') codes.set(numFmtId, formatCode)
      else if (name === 'xf' && inStyles)
        formats.push(cellFormat(codes.get(numFmtId) ?? (isBuiltInDate(Number(numFmtId)) ? 'yyyy-mm-dd' : 'General')))
    },
    close: (name) => {
      if (name === 'cellXfs') inStyles = false
    },
  })
  return formats
}

/** Characters that XML cannot hold are written as `_x000D_`. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The texts that cells refer to. */
const readStrings = async (part: ArchivePart | undefined): Promise<readonly string[]> => {
  const strings: string[] = []
  let text = ''
  let inText = false
  let inPhonetic = false
  if (part === undefined) return strings
  await readWholeXml(part, maxStringsBytes, {
    open: (name) => {
      if (name === 'si') text = ''
      else if (name === 'rPh') inPhonetic = true
      else if (name === 't') inText = !inPhonetic
    },
    close: (name) => {
      if (name === 't') inText = false
      else if (name === 'rPh') inPhonetic = false
      else if (name === 'si') {
        if (strings.length === maxStrings) throw new UnreadableFileError('it has too many texts')
        strings.push(unescaped(text))
      }
    },
    text: (piece) => {
      if (inText) text += piece
    },
  })
  return strings
}

/** Reads what describes the sheets of a workbook, not the sheets. Throws if it is none. */
export const readWorkbook = async (bytes: Buffer): Promise<Workbook> => {
  const parts = await openArchive(bytes)
  const root = (await relationsOf(parts, '')).find(({ type }) => type === 'officeDocument')
  const main = root === undefined ? undefined : parts.get(root.path)
  if (root === undefined || main === undefined || !root.path.endsWith('.xml'))
    throw new UnreadableFileError('it is no workbook')
  const [{ names, dateSystem }, relations] = [await readNames(main), await relationsOf(parts, root.path)]
  const partOf = (type: string) => parts.get(relations.find((one) => one.type === type)?.path ?? '')
  const all = names.flatMap(({ name, relation, hidden }) => {
    const path = relations.find(({ id, type }) => id === relation && type === 'worksheet')?.path
    const part = path === undefined ? undefined : parts.get(path)
    return part === undefined ? [] : [{ name, part, hidden }]
  })
  const shown = all.filter(({ hidden }) => !hidden)
  return {
    sheets: shown.length > 0 ? shown : all,
    dateSystem,
    formats: await readFormats(partOf('styles')),
    strings: await readStrings(partOf('sharedStrings')),
  }
}
