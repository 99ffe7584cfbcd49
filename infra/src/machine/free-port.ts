import { createServer } from 'node:net'

const host = '127.0.0.1'

/** Whether this machine would let a server listen on the port of 127.0.0.1. */
export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** Ports that were free together a moment ago, all different. */
export const freePorts = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = probes.map((probe) => {
    const address = probe.address()
    return typeof address === 'object' && address !== null ? address.port : 0
  })
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}

const listenAnywhere = (): Promise<ReturnType<typeof createServer>> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen({ port: 0, host }, () => resolve(probe))
  })
