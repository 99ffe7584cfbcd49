import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { UnreachableError } from '../http/post-json.ts'
import { startClamd } from './clamd.fixtures.ts'
import { clamdScanner } from './scan-file.ts'

describe('a file that was uploaded', () => {
  let folder: string
  let server: Server | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'scan-'))
  })
  afterEach(() => void server?.close())
  afterAll(() => rm(folder, { recursive: true }))

  const listen = async (serve: (socket: Socket) => void): Promise<string> => {
    server = createServer(serve).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }

  const file = async (content: Buffer): Promise<string> => {
    const path = join(folder, 'file')
    await writeFile(path, content)
    return path
  }

  it.each([0, 1, 300_000])('is sent whole: %s bytes', async (size) => {
    const content = Buffer.alloc(size, 'a')
    const clamd = await startClamd((got) => (got.equals(content) ? 'stream: OK' : 'stream: Other FOUND'))
    expect(await clamdScanner(clamd.url)(await file(content))).toBe(true)
    clamd.stop()
  })

  it('is refused for what is found in it', async () => {
    const clamd = await startClamd(() => 'stream: Eicar-Signature FOUND')
    expect(await clamdScanner(clamd.url)(await file(Buffer.from('X5O!P%@AP')))).toBe(false)
    clamd.stop()
  })

  it.each([
    ['says nothing', (socket: Socket) => socket.end()],
    ['takes no file of its size', (socket: Socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
    ['resets the connection', (socket: Socket) => socket.resetAndDestroy()],
  ])('does not pass if the scanner %s', async (_, serve) => {
    const url = await listen((socket) => {
      socket.on('error', () => undefined)
      serve(socket)
    })
    await expect(clamdScanner(url)(await file(Buffer.alloc(3_000_000)))).rejects.toThrow(UnreachableError)
  })

  it('does not pass if there is no scanner', async () => {
    await expect(clamdScanner('tcp://127.0.0.1:1')(await file(Buffer.from('a')))).rejects.toThrow(UnreachableError)
  })
})
