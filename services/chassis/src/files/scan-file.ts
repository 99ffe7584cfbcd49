import { createReadStream } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { UnreachableError } from '../http/post-json.ts'

/** Resolves to whether a file has nothing in it that the scanner knows. Throws UnreachableError if it does not say. */
export type ScanFile = (path: string) => Promise<boolean>

const idleMs = 30_000
/** A longer reply is none: this is the name of what was found. */
const maxReply = 1000

/** The file as clamd takes it: each piece after its length, and a length of zero at the end. */
async function* framed(path: string): AsyncGenerator<Buffer, void, undefined> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(piece.length)
    yield Buffer.concat([length, piece])
  }
  yield Buffer.alloc(4)
}

/**
 * Scans files by clamd: its command INSTREAM over TCP. Source: docs.clamav.net, clamd, "Commands". A scanner that is away
 * or takes no file of this size lets none pass. Prevents the failure "a file that infects who opens it was passed on".
 * @param url `tcp://host:port`
 */
export const clamdScanner =
  (url: string): ScanFile =>
  async (path) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.setTimeout(idleMs, () => socket.destroy(new Error('nothing moved')))
    try {
      // It may reply before it has read everything: its reply counts, and ends the sending.
      pipeline(framed(path), socket, { end: false }).catch(() => undefined)
      const reply = (await text(socket)).slice(0, maxReply)
      if (/^stream: OK\0?$/.test(reply)) return true
      if (/^stream: .+ FOUND\0?$/.test(reply)) return false
      throw new Error(`it replied ${JSON.stringify(reply)}`)
    } catch (error) {
      throw new UnreachableError(`virus scanner: ${error instanceof Error ? error.message : 'unknown'}`, {
        cause: error,
      })
    } finally {
      socket.destroy()
    }
  }
