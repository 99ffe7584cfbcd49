import { createServer } from 'node:net'

const host = '127.0.0.1'

/** Whether a server can listen on the port of 127.0.0.1. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Below the ephemeral ports of outgoing connections, which could take a port before its server does. */
const firstPort = 20_000
const blocks = 100
const blockSize = 120

/** Each process uses its own block, so that two concurrent ones do not choose the same ports. */
const block = firstPort + (process.pid % blocks) * blockSize
let drawn = Math.floor(Math.random() * blockSize)

/** Different ports that were free a moment ago. Throws if a whole block is taken. */
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
