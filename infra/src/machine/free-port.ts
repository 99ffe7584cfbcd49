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

/** True if this process listens on the port from now on, until it ends. */
const holdPort = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const guard = createServer()
    guard.once('error', () => resolve(false))
    guard.listen({ port, host, exclusive: true }, () => {
      guard.unref()
      resolve(true)
    })
  })

/** The first port of a block that nobody else holds, from a place on. Throws if all are held. */
const holdBlock = async (place: number): Promise<number> => {
  for (let tried = 0; tried < blocks; tried += 1) {
    const first = firstPort + ((place + tried) % blocks) * blockSize
    if (await holdPort(first)) return first
  }
  throw new Error(`others hold all blocks of ports from ${firstPort} on`)
}

/** Draws different ports that were free a moment ago, from a block of which nobody else draws. */
export const portDrawer = (place: number): ((count: number) => Promise<number[]>) => {
  let held: Promise<number> | undefined
  let drawn = Math.floor(Math.random() * blockSize)
  return async (count) => {
    held ??= holdBlock(place)
    const block = await held
    const ports: number[] = []
    for (let tried = 0; ports.length < count; tried += 1) {
      if (tried === blockSize) throw new Error(`fewer than ${count} ports are free from ${block} on`)
      const port = block + (drawn % blockSize)
      drawn += 1
      if (await isPortFree(port)) ports.push(port)
    }
    return ports
  }
}

/** Different free ports; two processes at once do not choose the same. Throws if a whole block is taken. */
export const freePorts = portDrawer(process.pid)
