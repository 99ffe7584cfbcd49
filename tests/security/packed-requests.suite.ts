import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import type { TestSystem } from '../harness/start-system.ts'

/** Below the cap of one address, which other connections of this run share. */
const connections = 200
const packet = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(2400)
/** They took 230 MB and 44 s when every request of a packet was parsed at once, and take nothing that can be seen. */
const maxGrowthMb = 100

/** The most memory that a process has had, MB. */
const peakOf = (pid: number | undefined): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Many connections, each with one packet full of requests, which all arrive at once. */
export const packedRequests = (shared: () => TestSystem): void => {
  describe('packets full of requests', () => {
    it('cost the gateway a few requests each, and the connection', { timeout: 240_000 }, async () => {
      const system = shared()
      const { hostname, port } = new URL(system.url)
      const pid = system.pid('gateway')
      const before = peakOf(pid)
      const clients = Array.from({ length: connections }, () => connect(Number(port), hostname))
      const closed = clients.map(
        (client) =>
          new Promise((resolve) =>
            client
              .on('error', () => undefined)
              .on('close', resolve)
              .resume(),
          ),
      )
      await Promise.allSettled(clients.map(async (client) => await once(client, 'connect')))
      system.kill('gateway', 'SIGSTOP')
      try {
        for (const client of clients) client.write(packet)
      } finally {
        system.kill('gateway', 'SIGCONT')
      }
      await Promise.all(closed)
      expect((await fetch(`${system.url}/healthz`)).status).toBe(200)
      expect(system.pid('gateway')).toBe(pid)
      expect(peakOf(pid) - before).toBeLessThan(maxGrowthMb)
    })
  })
}
