import type { Readable } from 'node:stream'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnreadableFileError } from '../source-row.ts'

const maxEntries = 10_000
const mebibyte = 1024 * 1024
/** Unpacked bytes of one part. The library compares the stated size with the real one while it unpacks. */
const maxPartBytes = 1024 * mebibyte

/** Whether bytes begin as a zip archive does. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** A part of a workbook that can be read. */
export interface ArchivePart {
  /** Unpacked. */
  readonly bytes: number
  readonly open: () => Promise<Readable>
}

const unreadable = (): never => {
  throw new UnreadableFileError('the archive is damaged')
}

/** The parts of a workbook's archive, by name without regard to letter case. */
export const openArchive = async (bytes: Buffer): Promise<ReadonlyMap<string, ArchivePart>> => {
  const zip: ZipFile = await fromBufferPromise(bytes, { lazyEntries: true }).catch(unreadable)
  if (zip.entryCount > maxEntries) throw new UnreadableFileError('the archive has too many entries')
  const parts = new Map<string, ArchivePart>()
  const add = (entry: Entry) => {
    const open = async () => {
      if (entry.isEncrypted()) throw new UnreadableFileError('it is encrypted')
      if (entry.uncompressedSize > maxPartBytes) throw new UnreadableFileError('unpacked it is too large')
      return await zip.openReadStreamPromise(entry).catch(unreadable)
    }
    parts.set(entry.fileName.toLowerCase(), { bytes: entry.uncompressedSize, open })
  }
  try {
    for await (const entry of zip.eachEntry()) add(entry)
  } catch {
    return unreadable()
  }
  return parts
}
