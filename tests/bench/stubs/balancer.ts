import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Balancer {
  readonly url: string
  readonly close: () => void
}

/** Hands connections to instances of a service in turn, as a service of Kubernetes does. */
export const startBalancer = async (instances: readonly string[]): Promise<Balancer> => {
  const sockets = new Set<Socket>()
  let next = 0
  const server = createServer((client) => {
    const instance = instances[next % instances.length]
    if (instance === undefined) throw new Error('there is no instance')
    next += 1
    const { hostname, port } = new URL(instance)
    const upstream = connect(Number(port), hostname)
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
