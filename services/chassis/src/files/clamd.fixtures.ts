import { once } from 'node:events'
import { createServer } from 'node:net'

const command = 'zINSTREAM\0'

/** The content of a request that is whole; undefined before. */
const contentOf = (request: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = []
  let at = command.length
  while (request.length >= at + 4) {
    const length = request.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(request.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** clamd as far as uploads need it. `replyTo` receives the content of each file, and returns what is said of it. */
export const startClamd = async (replyTo: (content: Buffer) => string) => {
  const server = createServer((socket) => {
    let request = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      request = Buffer.concat([request, piece])
      if (!command.startsWith(request.subarray(0, command.length).toString())) socket.end('UNKNOWN COMMAND\0')
      const content = contentOf(request)
      if (content !== undefined) socket.end(`${replyTo(content)}\0`)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('it listens at no port')
  return { url: `tcp://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
