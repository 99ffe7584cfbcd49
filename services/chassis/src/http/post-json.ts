import { Agent, request } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { traceHeaders } from '@pinline/telemetry/current-trace'

const socketLimit = 256
const plain = new Agent({ keepAlive: true, maxSockets: socketLimit })
const secure = new SecureAgent({ keepAlive: true, maxSockets: socketLimit })

/** The other side did not respond in time, or could not be reached. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError'
}

interface Posted {
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Whether it may be sent again if a keep-alive connection turns out to be closed. */
  readonly repeatable: boolean
}

/**
 * Posts JSON over a keep-alive connection, with the trace of what runs, and returns the JSON response, whatever its
 * status.
 * @throws UnreachableError without a response, SyntaxError if it is not JSON
 */
export const postJson = async (url: string, body: unknown, posted: Posted): Promise<unknown> => {
  const sent = Buffer.from(JSON.stringify(body))
  const until = performance.now() + posted.timeoutMs
  try {
    return JSON.parse(await post(url, sent, posted))
  } catch (error) {
    const remainingMs = until - performance.now()
    if (!posted.repeatable || !(error instanceof ClosedConnectionError) || remainingMs <= 0) throw error
    return JSON.parse(await post(url, sent, { ...posted, timeoutMs: remainingMs }))
  }
}

class ClosedConnectionError extends UnreachableError {}

const post = (url: string, sent: Buffer, { headers, timeoutMs }: Posted): Promise<string> =>
  new Promise((resolve, reject) => {
    const isSecure = url.startsWith('https:')
    const outgoing = (isSecure ? secureRequest : request)(url, {
      agent: isSecure ? secure : plain,
      method: 'POST',
      headers: { ...traceHeaders(), ...headers, 'content-type': 'application/json', 'content-length': sent.length },
    })
    const timer = setTimeout(
      () => outgoing.destroy(new Error(`no response within ${Math.round(timeoutMs)} ms`)),
      timeoutMs,
    )
    const fail = (error: Error & { code?: string }) => {
      clearTimeout(timer)
      const Kind = outgoing.reusedSocket && error.code === 'ECONNRESET' ? ClosedConnectionError : UnreachableError
      reject(new Kind(`${new URL(url).host}: ${error.message}`, { cause: error }))
    }
    outgoing.on('error', fail)
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', fail)
      response.on('end', () => {
        clearTimeout(timer)
        resolve(Buffer.concat(chunks).toString('utf8'))
      })
    })
    outgoing.end(sent)
  })
