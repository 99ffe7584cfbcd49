import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestServers } from '../harness/start-servers.ts'

/** MongoDB behind a proxy that holds back its responses. */
export interface SlowMongodb {
  /** The same servers, their MongoDB by way of the proxy. */
  readonly servers: TestServers
  /** From now on each response comes so much later, ms. */
  readonly setDelayMs: (delayMs: number) => void
  readonly stop: () => Promise<void>
}

/** Passes bytes on in their order, each piece as late as the delay was when it came. */
const passOn = (from: Socket, to: Socket, delayMs: () => number): void => {
  let before = Promise.resolve()
  from.on('data', (piece) => {
    const due = performance.now() + delayMs()
    before = before.then(async () => {
      const leftMs = due - performance.now()
      if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs))
      if (!to.destroyed) to.write(piece)
    })
  })
  from.on('close', () => void before.then(() => to.destroy()))
  from.on('error', () => to.destroy())
}

/** Starts a proxy before a MongoDB of one member. Clients connect to it alone: the set's own address would pass it by. */
export const startSlowMongodb = async (servers: TestServers): Promise<SlowMongodb> => {
  const direct = new URL(servers.mongodb.url)
  let delayMs = 0
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    const server = connect(Number(direct.port), direct.hostname)
    for (const socket of [client, server]) {
      socket.setNoDelay()
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    passOn(client, server, () => 0)
    passOn(server, client, () => delayMs)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  const url = new URL(servers.mongodb.url)
  url.port = String(address.port)
  url.searchParams.delete('replicaSet')
  url.searchParams.set('directConnection', 'true')
  return {
    servers: { ...servers, mongodb: { ...servers.mongodb, url: url.href } },
    setDelayMs: (ms) => {
      delayMs = ms
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
