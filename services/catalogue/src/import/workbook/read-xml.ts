import { SaxesParser } from 'saxes'
import { UnreadableFileError } from '../source-row.ts'
import type { ArchivePart } from './workbook-archive.ts'

/** Elements are named without their prefix, attributes with it. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

/** A sheet has eight levels. */
const maxDepth = 64
/** A cell has 32,767 characters at most. Bytes without the beginning or end of an element. */
const maxQuiet = 1024 * 1024

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Parses a part piece by piece; yields the unpacked bytes of each piece, after which the caller takes what its handler has
 * collected. Document types, and with them entities of a file's own, are refused. Prevents the failure "a few kilobytes
 * unpack to elements without an end, or to one text of gigabytes, which the parser keeps until the process has no memory".
 */
export async function* readXml(part: ArchivePart, handler: XmlHandler): AsyncGenerator<number, void, undefined> {
  const parser = new SaxesParser()
  const decoder = new TextDecoder()
  parser.on('error', () => {
    throw new UnreadableFileError('its XML is broken')
  })
  parser.on('doctype', () => {
    throw new UnreadableFileError('it has a document type')
  })
  let depth = 0
  let quiet = 0
  parser.on('opentag', ({ name, attributes }) => {
    quiet = 0
    depth += 1
    if (depth > maxDepth) throw new UnreadableFileError('it is nested too deep')
    handler.open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    quiet = 0
    depth -= 1
    handler.close?.(localName(name))
  })
  if (handler.text !== undefined) {
    parser.on('text', handler.text)
    parser.on('cdata', handler.text)
  }
  const stream = await part.open()
  try {
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      quiet += piece.length
      parser.write(decoder.decode(piece, { stream: true }))
      if (quiet > maxQuiet) throw new UnreadableFileError('a part of it has no end')
      yield piece.length
    }
    parser.write(decoder.decode()).close()
    yield 0
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError('the archive is damaged')
  } finally {
    stream.destroy()
  }
}

/** Parses a whole part of at most so many unpacked bytes. */
export const readWholeXml = async (part: ArchivePart, maxBytes: number, handler: XmlHandler): Promise<void> => {
  if (part.bytes > maxBytes) throw new UnreadableFileError('a part is too large')
  for await (const _ of readXml(part, handler));
}
