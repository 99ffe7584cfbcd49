import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type FilePort, type FileSource, isFileName } from './file-port.ts'
import { type S3Keys, signed } from './s3-signature.ts'

export interface S3Bucket extends S3Keys {
  /**
   * URL of the object store, e.g. `https://s3.eu-central-1.amazonaws.com`; buckets are the first segment of the path.
   */
  readonly endpoint: string
  readonly bucket: string
}

const idleMs = 60_000
const emptySha256 = createHash('sha256').digest('hex')
const plain = new Agent({ keepAlive: true, maxSockets: 64 })
const secure = new SecureAgent({ keepAlive: true, maxSockets: 64 })

interface Sent {
  readonly sha256: string
  readonly size: number
  readonly stream: Readable
}

const sentOf = (source: FileSource): Sent =>
  'path' in source
    ? { sha256: source.sha256, size: source.size, stream: createReadStream(source.path) }
    : {
        sha256: createHash('sha256').update(source.bytes).digest('hex'),
        size: source.bytes.length,
        stream: Readable.from([source.bytes]),
      }

/**
 * Files as objects of one bucket of an S3-compatible object store. An object is stored whole or not at all: its SHA-256
 * is signed, so that an incomplete body is rejected. Throws if the store does not respond or rejects the request.
 */
export const s3Files = (bucket: S3Bucket, now: () => Date): FilePort => {
  const endpoint = new URL(bucket.endpoint)
  const isSecure = endpoint.protocol === 'https:'

  const send = async (method: 'GET' | 'PUT' | 'DELETE', name: string, body?: Sent): Promise<IncomingMessage> => {
    if (!isFileName(name)) throw new Error('not the name of a file')
    const url = new URL(`/${bucket.bucket}/${name.slice(-2)}/${name}`, endpoint)
    const headers = await signed(
      {
        method,
        url,
        headers: body === undefined ? {} : { 'content-length': String(body.size) },
        bodySha256: body?.sha256 ?? emptySha256,
      },
      bucket,
      now(),
    )
    const outgoing = (isSecure ? secureRequest : request)(url, {
      method,
      headers,
      agent: isSecure ? secure : plain,
    })
    outgoing.setTimeout(idleMs, () => outgoing.destroy(new Error('the object store does not respond')))
    const response = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve)
      outgoing.once('error', reject)
    })
    if (body === undefined) outgoing.end()
    // An object store may respond before it has read the body; its response counts.
    else pipeline(body.stream, outgoing).catch((error: Error) => outgoing.destroy(error))
    return await response
  }

  const refused = async (method: string, response: IncomingMessage): Promise<Error> =>
    new Error(
      `the object store answered ${method} with ${response.statusCode}: ${(await text(response)).slice(0, 300)}`,
    )

  return {
    put: async (name, source) => {
      const response = await send('PUT', name, sentOf(source))
      if (response.statusCode !== 200) throw await refused('PUT', response)
      response.resume()
    },
    open: async (name) => {
      if (!isFileName(name)) return undefined
      const response = await send('GET', name)
      if (response.statusCode === 200)
        return { stream: response, size: Number(response.headers['content-length'] ?? 0) }
      if (response.statusCode !== 404) throw await refused('GET', response)
      response.resume()
      return undefined
    },
    remove: async (name) => {
      if (!isFileName(name)) return
      const response = await send('DELETE', name)
      if (response.statusCode !== 204 && response.statusCode !== 200 && response.statusCode !== 404)
        throw await refused('DELETE', response)
      response.resume()
    },
  }
}
