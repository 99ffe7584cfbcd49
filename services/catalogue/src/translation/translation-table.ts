import { csvLine } from '@pinline/contracts/api/csv-line'
import { languages, languageTag } from '@pinline/contracts/api/languages'
import { textOfSpreadsheet } from '@pinline/contracts/api/spreadsheet-text'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { readCsv } from '../import/read-csv.ts'
import { UnreadableFileError } from '../import/source-row.ts'
import { merged, type Piece } from './inline-codes.ts'
import { placeNote } from './place-note.ts'
import { longest, type TranslatedItem } from './translated-item.ts'
import { type FileItem, hashesOf, type TranslationFile, TranslationFileError, unreadable } from './translation-file.ts'
import type { TranslationHead } from './write-xliff.ts'

/** Codes in a cell: `<1>bold</1>` and `<2/>`; a text that looks like one has a backslash before it. */
const code = /(\\*)<(\/?)(\d{1,4})(\/?)>/g

const piecesAsCell = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text.replaceAll(code, (found, slashes: string) => `${slashes}\\${found}`)
      if (piece.kind === 'alone') return `<${piece.id}/>`
      return piece.kind === 'open' ? `<${piece.id}>` : `</${piece.id}>`
    })
    .join('')

const cellAsPieces = (cell: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  for (const found of cell.matchAll(code)) {
    const [whole, slashes = '', closes, id = '', alone] = found
    const isText = slashes.length % 2 === 1
    const ahead = slashes.slice(Math.ceil(slashes.length / 2))
    pieces.push({ kind: 'text', text: cell.slice(from, found.index) + ahead })
    from = found.index + whole.length
    if (isText) pieces.push({ kind: 'text', text: whole.slice(slashes.length) })
    else pieces.push({ kind: closes === '/' ? 'close' : alone === '/' ? 'alone' : 'open', id })
  }
  pieces.push({ kind: 'text', text: cell.slice(from) })
  return merged(pieces)
}

const heads = ['item', 'passage', 'context', 'limit', 'source', 'target', 'check'] as const

/** A row a passage, header first. Source and target name their languages: `source: en`. */
export const translationTable = (items: readonly TranslatedItem[], { source, target }: TranslationHead): string => {
  const named = heads.map((head) => {
    if (head === 'source') return `source: ${languageTag(source)}`
    return head === 'target' ? `target: ${languageTag(target)}` : head
  })
  const rows = items.flatMap((item) =>
    item.passages.map((passage) =>
      csvLine([
        ...[item.id, passage.id, `${item.title}: ${placeNote(passage.place)}`, longest[passage.place]],
        ...[piecesAsCell(passage.source), passage.target === null ? '' : piecesAsCell(passage.target)],
        `pinline:${item.sourceHash}:${item.targetHash}`,
      ]),
    ),
  )
  return [csvLine(named), ...rows].join('')
}

const languageIn = (cells: readonly string[], side: 'source' | 'target'): { at: number; language: ContentLanguage } => {
  const at = cells.findIndex((cell) => cell.trim().toLowerCase().startsWith(`${side}:`))
  if (at < 0) throw unreadable(`it has no column ${side}`)
  const tag = (cells[at] ?? '')
    .slice((cells[at] ?? '').indexOf(':') + 1)
    .trim()
    .toLowerCase()
  const language = languages.find((one) => one.tag.toLowerCase() === tag)?.code
  if (language === undefined) throw new TranslationFileError('translation-language-wrong', `no language ${tag}`)
  return { at, language }
}

const columnsOf = (cells: readonly string[]) => {
  const columnOf = (head: string): number => {
    const at = cells.findIndex((cell) => cell.trim().toLowerCase() === head)
    if (at < 0) throw unreadable(`it has no column ${head}`)
    return at
  }
  const [source, target] = [languageIn(cells, 'source'), languageIn(cells, 'target')]
  if (source.language === target.language)
    throw new TranslationFileError('translation-language-wrong', 'both languages are the same')
  return { item: columnOf('item'), passage: columnOf('passage'), check: columnOf('check'), source, target }
}

interface OpenItem extends FileItem {
  readonly passages: Map<string, readonly Piece[] | null>
}

/** Reads the table as a spreadsheet returns it, with commas, semicolons or tabs. */
export const readTranslationTable = async (text: string): Promise<TranslationFile> => {
  const header = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = ([';', '\t'] as const).find((sign) => header.split(sign).length >= heads.length) ?? ','
  const items = new Map<string, OpenItem>()
  let columns: ReturnType<typeof columnsOf> | undefined
  const open = async () =>
    (async function* pieces() {
      yield text
    })()
  try {
    for await (const { cells, error } of readCsv(open, delimiter)) {
      if (error !== undefined) throw unreadable('a quote is not closed')
      if (columns === undefined) {
        columns = columnsOf(cells)
        continue
      }
      if (cells.every((cell) => cell.trim() === '')) continue
      addRow(items, columns, cells)
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw unreadable(error.message)
    throw error
  }
  if (columns === undefined || items.size === 0) throw unreadable('it has no rows')
  const { source, target } = columns
  return { format: 'csv', source: source.language, target: target.language, items: [...items.values()] }
}

const addRow = (
  items: Map<string, OpenItem>,
  { item, passage, check, target }: ReturnType<typeof columnsOf>,
  cells: readonly string[],
): void => {
  const id = contentId.safeParse((cells[item] ?? '').trim())
  if (!id.success) throw unreadable('a row names no item')
  const hashes = hashesOf((cells[check] ?? '').trim())
  const known = items.get(id.data) ?? { id: id.data, ...hashes, passages: new Map() }
  const name = (cells[passage] ?? '').trim()
  const isSame = known.sourceHash === hashes.sourceHash && known.targetHash === hashes.targetHash
  if (!isSame || known.passages.has(name)) throw unreadable('a passage stands in it twice')
  const written = textOfSpreadsheet(cells[target.at] ?? '')
  known.passages.set(name, written.trim() === '' ? null : cellAsPieces(written))
  items.set(id.data, known)
}
