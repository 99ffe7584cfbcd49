import { createServer } from 'node:net'

const host = '127.0.0.1'

/** Whether this machine would let a server listen on the port of 127.0.0.1. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Below what systems give to outgoing connections, which would take a port before its server does. */
const firstPort = 20_000
const blocks = 100
const blockSize = 120

/** Each process draws from a block of its own: of two that look at once, neither finds the other's ports free. */
const block = firstPort + (process.pid % blocks) * blockSize
let drawn = Math.floor(Math.random() * blockSize)

/** Ports that were free a moment ago, all different. Throws where a whole block is taken. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = []
  for (let tried = 0; ports.length < count; tried += 1) {
    if (tried === blockSize) throw new Error(`fewer than ${count} ports are free from ${block} on`)
    const port = block + (drawn % blockSize)
    drawn += 1
    if (await isPortFree(port)) ports.push(port)
  }
  return ports
}
