import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** What is known of a written file: bytes, and SHA-256 in hex. */
export type FileChecksum = { readonly bytes: number; readonly sha256: string }

/** Passes bytes on and counts and hashes them. */
const measured = (): { readonly through: Transform; readonly result: () => FileChecksum } => {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform: (chunk: Buffer, _, done) => {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { through, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Writes parts one after the other, compressed. */
export const writeCompressed = async (path: string, parts: AsyncIterable<Uint8Array>): Promise<FileChecksum> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const { through, result } = measured()
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline(Readable.from(parts), createGzip({ level: 1 }), through, file)
  return result()
}

/** Copies a file as it is. Throws if it does not exist. */
export const copyMeasured = async (from: string, to: string): Promise<FileChecksum> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  const { through, result } = measured()
  await pipeline(createReadStream(from), through, createWriteStream(to, { mode: 0o600, flush: true }))
  return result()
}

/** The checksum of a file as it is now. Throws if it does not exist. */
export const checksumOf = async (path: string): Promise<FileChecksum> => {
  const { through, result } = measured()
  through.resume()
  await pipeline(createReadStream(path), through)
  return result()
}

const lengthBytes = 4

/** The BSON documents of a compressed file: each begins with its own length. Throws if the last one is cut off. */
export async function* readDocuments(path: string): AsyncGenerator<Buffer, void> {
  let left: Buffer = Buffer.alloc(0)
  for await (const chunk of createReadStream(path).pipe(createGunzip())) {
    let rest = Buffer.concat([left, chunk])
    while (rest.length >= lengthBytes) {
      const length = rest.readInt32LE(0)
      if (rest.length < length) break
      yield rest.subarray(0, length)
      rest = rest.subarray(length)
    }
    left = rest
  }
  if (left.length > 0) throw new Error(`${path} ends within a document`)
}
