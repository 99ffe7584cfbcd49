import { setImmediate as turn } from 'node:timers/promises'
import { languages } from '@pinline/contracts/api/languages'
import type { ContentLanguage } from '@pinline/events/catalogue/content-text'
import { contentId } from '@pinline/events/ids'
import { SaxesParser } from 'saxes'
import { merged, type Piece } from './inline-codes.ts'
import { type FileItem, hashesOf, type TranslationFile, TranslationFileError, unreadable } from './translation-file.ts'

const namespace = 'urn:oasis:names:tc:xliff:document:2.0'
/** Characters between two turns of the event loop. */
const pieceLength = 256 * 1024
const maxDepth = 64

type Attributes = Readonly<Record<string, string>>

const languageOf = (tag: string | undefined): ContentLanguage => {
  const found = languages.find((one) => one.tag.toLowerCase() === tag?.toLowerCase())
  if (found === undefined) throw new TranslationFileError('translation-language-wrong', `no language ${tag}`)
  return found.code
}

const refuseUnsafe = (): never => {
  throw new TranslationFileError('translation-file-unsafe', 'it has a document type')
}

interface Unit {
  readonly id: string
  readonly pieces: Piece[]
  /** Of the source of an `ignorable` without a target. */
  between: Piece[]
  hasTarget: boolean
  isWhole: boolean
}

/** Reads files, units and the targets of their segments; other modules and elements are skipped. */
class XliffReader {
  source: ContentLanguage | undefined
  target: ContentLanguage | undefined
  readonly items: FileItem[] = []
  #item: (Omit<FileItem, 'passages'> & { readonly passages: Map<string, readonly Piece[] | null> }) | undefined
  #unit: Unit | undefined
  /** Where the pieces of the element at hand go. */
  #pieces: Piece[] | undefined
  #segment: 'segment' | 'ignorable' | undefined
  #segmentHasTarget = false
  readonly #path: string[] = []

  open(name: string, attributes: Attributes, isOwn: boolean): void {
    if (this.#path.length >= maxDepth) throw unreadable('it is nested too deep')
    this.#path.push(name)
    if (this.#path.length === 1) this.#root(name, attributes, isOwn)
    else if (isOwn) this.#inside(name, attributes)
  }

  #inside(name: string, attributes: Attributes): void {
    if (name === 'file') {
      const id = contentId.safeParse(attributes.id)
      if (!id.success) throw unreadable('a file has no id of an item')
      this.#item = { id: id.data, ...hashesOf(attributes.original ?? ''), passages: new Map() }
    } else if (name === 'unit') {
      this.#unit = { id: attributes.id ?? '', pieces: [], between: [], hasTarget: false, isWhole: true }
    } else if (this.#unit !== undefined) this.#inUnit(this.#unit, name, attributes)
  }

  #root(name: string, { version, srcLang, trgLang }: Attributes, isOwn: boolean): void {
    if (!isOwn || name !== 'xliff' || !/^2\.[0-2]$/.test(version ?? '')) throw unreadable('it is not XLIFF 2.0')
    this.source = languageOf(srcLang)
    this.target = languageOf(trgLang)
    if (this.source === this.target)
      throw new TranslationFileError('translation-language-wrong', 'both languages are the same')
  }

  #inUnit(unit: Unit, name: string, attributes: Attributes): void {
    if (name === 'segment' || name === 'ignorable') {
      this.#segment = name
      this.#segmentHasTarget = false
      unit.between = []
    } else if (name === 'source') this.#pieces = unit.between
    else if (name === 'target' && this.#segment !== undefined) {
      this.#pieces = unit.pieces
      this.#segmentHasTarget = true
    } else if (this.#pieces !== undefined) openInline(this.#pieces, name, attributes)
  }

  close(name: string, attributes: Attributes, isOwn: boolean): void {
    this.#path.pop()
    if (!isOwn) return
    const unit = this.#unit
    if (name === 'source' || name === 'target') this.#pieces = undefined
    else if (name === 'pc' && this.#pieces !== undefined) this.#pieces.push({ kind: 'close', id: attributes.id ?? '' })
    else if (unit !== undefined && (name === 'segment' || name === 'ignorable')) this.#endSegment(unit, name)
    else if (unit !== undefined && name === 'unit') {
      const isKnown = this.#item?.passages.has(unit.id) ?? true
      if (isKnown) throw unreadable('a unit stands outside of a file, or twice')
      this.#item?.passages.set(unit.id, unit.hasTarget && unit.isWhole ? merged(unit.pieces) : null)
      this.#unit = undefined
    } else if (name === 'file' && this.#item !== undefined) {
      this.items.push(this.#item)
      this.#item = undefined
    }
  }

  #endSegment(unit: Unit, name: string): void {
    if (name === 'ignorable' && !this.#segmentHasTarget) unit.pieces.push(...unit.between)
    if (name === 'segment' && this.#segmentHasTarget) unit.hasTarget = true
    if (name === 'segment' && !this.#segmentHasTarget) unit.isWhole = false
    this.#segment = undefined
  }

  text(text: string): void {
    this.#pieces?.push({ kind: 'text', text })
  }
}

/** Codes of a translated segment; a program may write pairs as two elements, and add marks of its own. */
const openInline = (pieces: Piece[], name: string, attributes: Attributes): void => {
  const id = attributes.id ?? ''
  if (name === 'pc' || name === 'sc') pieces.push({ kind: 'open', id })
  else if (name === 'ec') pieces.push({ kind: 'close', id: attributes.startRef ?? id })
  else if (name === 'ph') pieces.push({ kind: 'alone', id })
  else if (name === 'cp' && /^[0-9a-f]{1,6}$/i.test(attributes.hex ?? '')) {
    const code = Number.parseInt(attributes.hex ?? '', 16)
    if (code <= 0x10ffff) pieces.push({ kind: 'text', text: String.fromCodePoint(code) })
  }
}

/**
 * Reads an XLIFF 2 document as a translator's program returns it. Document types, and with them entities of the file's own
 * and references to other files, are refused: nothing is expanded or loaded. Long documents yield to other requests.
 */
export const readXliff = async (text: string): Promise<TranslationFile> => {
  const parser = new SaxesParser({ xmlns: true })
  const reader = new XliffReader()
  parser.on('error', (error) => {
    throw unreadable(error.message)
  })
  parser.on('doctype', refuseUnsafe)
  parser.on('opentag', ({ local, uri, attributes }) => reader.open(local, plainOf(attributes), uri === namespace))
  parser.on('closetag', ({ local, uri, attributes }) => reader.close(local, plainOf(attributes), uri === namespace))
  parser.on('text', (one) => reader.text(one))
  parser.on('cdata', (one) => reader.text(one))
  for (let at = 0; at < text.length; at += pieceLength) {
    parser.write(text.slice(at, at + pieceLength))
    await turn()
  }
  parser.close()
  const { source, target, items } = reader
  if (source === undefined || target === undefined || items.length === 0) throw unreadable('it has no items')
  return { format: 'xliff', source, target, items }
}

const plainOf = (attributes: Readonly<Record<string, { readonly value: string }>>): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, { value }]) => [name, value]))
