import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { UnreadableFileError } from './source-row.ts'

const maxUnpackedBytes = 4 * 1024 ** 3

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The bytes of a file, decompressed if necessary. `seen` receives the number of raw bytes. */
export async function* unpacked(
  stream: Readable,
  seen: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const source = stream[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>
  const first = await source.next()
  const counted = async function* (): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      for (let piece = first; !piece.done; piece = await source.next()) {
        seen(piece.value.length)
        yield piece.value
      }
    } finally {
      stream.destroy()
    }
  }
  if (first.done || !isGzip(first.value)) return yield* counted()
  const gunzip = createGunzip()
  const feeding = (async () => {
    for await (const piece of counted())
      if (!gunzip.write(piece)) await new Promise<void>((resolve) => gunzip.once('drain', resolve))
    gunzip.end()
  })()
  feeding.catch((error: Error) => gunzip.destroy(error))
  let size = 0
  try {
    for await (const piece of gunzip as AsyncIterable<Uint8Array>) {
      size += piece.length
      if (size > maxUnpackedBytes) throw new UnreadableFileError('unpacked it is too large')
      yield piece
    }
  } catch (error) {
    throw error instanceof UnreadableFileError ? error : new UnreadableFileError('it cannot be unpacked')
  } finally {
    gunzip.destroy()
    stream.destroy()
  }
}
