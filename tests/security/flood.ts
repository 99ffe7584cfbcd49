import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

export interface FloodedCall {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Record<string, string>
  /** The word `{n}` is replaced by the number of the request. */
  readonly body?: string
  /** Each connection is closed so many ms after its request was sent, and the next one opened. */
  readonly leavesAfterMs?: number
}

const plan = z
  .object({
    url: z.url(),
    from: z.string(),
    connections: z.int(),
    atMost: z.int(),
    call: z.object({
      method: z.enum(['GET', 'POST']),
      path: z.string(),
      headers: z.record(z.string(), z.string()).default({}),
      body: z.string().optional(),
      leavesAfterMs: z.int().optional(),
    }),
  })
  .parse(workerData)

const { call, from, connections, atMost, url } = plan
const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: from })
let sent = 0

/** Sends the next request of one connection once the last one is done. */
const send = (): void => {
  if (sent === atMost) return
  sent += 1
  const body = call.body?.replaceAll('{n}', String(sent))
  const path = call.path.replaceAll('{n}', String(sent))
  const length: Record<string, string> = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const outgoing = request(
    url + path,
    { method: call.method, agent, headers: { ...call.headers, ...length } },
    (response) => {
      response.resume()
      response.once('end', send)
    },
  )
  outgoing.once('error', send)
  const { leavesAfterMs } = call
  if (leavesAfterMs !== undefined)
    outgoing.once('finish', () => setTimeout(() => outgoing.destroy(new Error('left')), leavesAfterMs))
  outgoing.end(body)
}

for (let n = 0; n < connections; n += 1) send()
parentPort?.postMessage('begun')
