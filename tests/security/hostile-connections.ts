import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** What a hostile client sends as it connects, and again every few seconds. */
export interface HostileKind {
  readonly opening: string
  readonly drip?: string
  /** Whether it never reads what it gets. */
  readonly isDeaf?: true
}

const plan = z
  .object({
    url: z.url(),
    from: z.string(),
    connections: z.int(),
    kind: z.object({ opening: z.string(), drip: z.string().optional(), isDeaf: z.literal(true).optional() }),
  })
  .parse(workerData)

const dripMs = 3000
/** A connection that was closed is opened again after this time. */
const reopenMs = 2000

const { hostname, port } = new URL(plan.url)
let untried = plan.connections

/** Keeps one hostile connection open for as long as the thread lives. */
const open = (isFirst: boolean): void => {
  const socket = connect({ host: hostname, port: Number(port), localAddress: plan.from })
  const { drip } = plan.kind
  const dripping = drip === undefined ? undefined : setInterval(() => socket.writable && socket.write(drip), dripMs)
  let isCounted = !isFirst
  const count = () => {
    if (isCounted) return
    isCounted = true
    untried -= 1
    if (untried === 0) parentPort?.postMessage('every connection was tried')
  }
  socket.once('connect', () => {
    socket.write(plan.kind.opening)
    setTimeout(count, 100)
  })
  if (plan.kind.isDeaf === true) socket.pause()
  else socket.resume()
  socket.on('error', () => undefined)
  socket.once('close', () => {
    clearInterval(dripping)
    count()
    setTimeout(() => open(false), reopenMs)
  })
}

for (let n = 0; n < plan.connections; n += 1) open(true)
// Sockets from which nothing is read do not keep a thread alive.
setInterval(() => undefined, dripMs)
