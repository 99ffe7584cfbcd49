import { randomUUID } from 'node:crypto'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { refusalReply } from '@pinline/chassis/http/respond'
import { type ErrorCode, rejection } from '@pinline/contracts/api/error-codes'
import { defaultHeaders } from './default-headers.ts'

const codeOf = (error: NodeJS.ErrnoException): ErrorCode => {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return error.code === 'HPE_HEADER_OVERFLOW' ? 'payload-too-large' : 'malformed-request'
}

const refuse = (socket: Duplex, refused: ErrorCode): void => {
  const { code, body } = refusalReply(rejection(refused), 'en', randomUUID())
  const text = JSON.stringify(body)
  const headers = {
    ...defaultHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${code} ${STATUS_CODES[code]}`, ...lines, '', text].join('\r\n'), () => socket.destroy())
}

/**
 * Responds to what Node's parser refuses, so that such responses have the form and headers of all others: unreadable
 * requests, headers that take too long, tunnels.
 */
export const refuseRawRequests = (server: Server): void => {
  const responding = new WeakMap<Duplex, ServerResponse>()
  server.prependListener('request', ({ socket }, response) => responding.set(socket, response))
  server.on('clientError', (error, socket) => {
    const current = responding.get(socket)
    // Text in the middle of a response would become part of it.
    if (!socket.writable || (current?.headersSent === true && !current.writableFinished)) socket.destroy()
    else refuse(socket, codeOf(error))
  })
  server.on('connect', (_request, socket) => refuse(socket, 'malformed-request'))
}
