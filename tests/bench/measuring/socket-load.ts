import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface SocketPace {
  readonly perSecond: number
  readonly answers: number
  /** Bytes received an answer, with its headers. */
  readonly bytesEach: number
  readonly tookMs: readonly number[]
}

/** A request with its headers and body, as it is written to a socket. */
export const requestText = (
  url: URL,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string },
): Buffer => {
  const all = { host: url.host, ...headers, ...(body === '' ? {} : { 'content-length': Buffer.byteLength(body) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${url.pathname}${url.search} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

interface Load {
  readonly inFlight: number
  /** When it ends, if not after so many answers. */
  readonly seconds?: number
  readonly answers?: number
}

const headersEnd = Buffer.from('\r\n\r\n')

/** Reads one response from a socket; its head names the length. Throws unless its status is 200 or 304. */
const readResponse = (socket: Socket): Promise<number> =>
  new Promise((resolve, reject) => {
    let head: Buffer = Buffer.alloc(0)
    let received = 0
    let total = Number.POSITIVE_INFINITY
    const end = (error?: Error) => {
      socket.off('data', take).off('error', end).off('close', closed)
      if (error === undefined) resolve(received)
      else reject(error)
    }
    const closed = () => end(new Error('the connection was closed'))
    const take = (chunk: Buffer) => {
      received += chunk.length
      if (total === Number.POSITIVE_INFINITY) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const at = head.indexOf(headersEnd)
        if (at === -1) return
        const text = head.toString('latin1', 0, at)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        if (!/^HTTP\/1\.1 (200|304) /.test(text) || (length === undefined && !text.startsWith('HTTP/1.1 304')))
          return end(new Error(`was answered ${text.slice(0, 300)}`))
        total = at + headersEnd.length + Number(length ?? 0)
      }
      if (received >= total) end()
    }
    socket.on('data', take).on('error', end).on('close', closed)
  })

/**
 * A closed loop over so many connections that writes ready requests, turn by turn, and reads no more of a response than
 * where it ends: the load generator takes little of the machine that it shares.
 */
export const socketLoad = async (
  url: URL,
  { inFlight, seconds = Number.POSITIVE_INFINITY, answers: wanted = Number.POSITIVE_INFINITY }: Load,
  requests: readonly Buffer[],
): Promise<SocketPace> => {
  const tookMs: number[] = []
  let bytes = 0
  let next = 0
  const began = performance.now()
  const until = began + seconds * 1000
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      const socket = connect(Number(url.port), url.hostname).setNoDelay(true)
      try {
        while (performance.now() < until && next < wanted) {
          const request = requests[next % requests.length]
          next += 1
          if (request === undefined) throw new Error('there is no request')
          const from = performance.now()
          const response = readResponse(socket)
          socket.write(request)
          const received = await response
          bytes += received
          tookMs.push(performance.now() - from)
        }
      } finally {
        socket.destroy()
      }
    }),
  )
  const answers = tookMs.length
  return { perSecond: (answers * 1000) / (performance.now() - began), answers, bytesEach: bytes / answers, tookMs }
}
