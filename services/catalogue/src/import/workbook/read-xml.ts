import { SaxesParser } from 'saxes'
import { UnreadableFileError } from '../source-row.ts'
import type { ArchivePart } from './workbook-archive.ts'

/** Elements are named without their prefix, attributes with it. */
export interface XmlHandler {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  readonly close?: (name: string) => void
  readonly text?: (text: string) => void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Parses a part piece by piece; yields the unpacked bytes of each piece, after which the caller takes what its handler has
 * collected. Document types, and with them entities of a file's own, are refused.
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
  parser.on('opentag', ({ name, attributes }) => handler.open?.(localName(name), attributes))
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)))
  if (handler.text !== undefined) {
    parser.on('text', handler.text)
    parser.on('cdata', handler.text)
  }
  const stream = await part.open()
  try {
    for await (const piece of stream as AsyncIterable<Uint8Array>) {
      parser.write(decoder.decode(piece, { stream: true }))
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
