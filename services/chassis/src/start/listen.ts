import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Express } from 'express'
import { drainOf } from '../http/drain.ts'

const drainMs = 8000
/** Longer than a caller keeps an idle connection, so that none is closed while a request is being sent. */
const keepAliveMs = 65_000
/** Timeout of a connection without traffic; a slow upload is not limited. */
const idleMs = 120_000

/** Listens; rejects if it cannot. `port` 0 uses a free one. */
export const listen = async (
  app: Express,
  port: number,
  host: string,
): Promise<{ readonly port: number; readonly drain: () => Promise<void> }> => {
  const server: Server = app.listen(port, host)
  server.keepAliveTimeout = keepAliveMs
  server.requestTimeout = 0
  server.setTimeout(idleMs)
  const drain = drainOf(server)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    drain: () => drain(drainMs),
  }
}
