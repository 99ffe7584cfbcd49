import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestServers } from '../../harness/start-servers.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import type { BenchCase } from '../bench-case.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { readProcesses, sumOf } from '../measuring/processes.ts'
import { compare } from '../measuring/rounds.ts'
import { openWholeOrders } from '../measuring/whole-orders.ts'

const inFlight = 8

/** A collector that takes every export and counts its bytes. */
const startCollector = async () => {
  let bytes = 0
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bytes: () => bytes,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

interface Side {
  readonly system: TestSystem
  /** Orders for each second of CPU time of the product's processes, while it is ordered from for some seconds. */
  readonly measure: (seconds: number) => Promise<number>
  readonly stop: () => Promise<void>
}

/** A product, without MongoDB, Kafka and Redis, which trace nothing. */
const startSide = async (servers: TestServers, settings: Record<string, string>): Promise<Side> => {
  const system = await startSystem(servers, { settings })
  const orders = await openWholeOrders(system, inFlight)
  const cpuMs = () => sumOf(readProcesses([system.dataFolder]), 'cpuMs')
  return {
    system,
    measure: async (seconds) => {
      const before = cpuMs()
      const { tookMs } = await closedLoopLoad({ inFlight, seconds }, async (buyer) => await orders.order(buyer))
      return (tookMs.length * 1000) / (cpuMs() - before)
    },
    stop: async () => {
      orders.close()
      await system.stop()
    },
  }
}

/**
 * CPU time of the product for a whole order with spans exported to a collector ÷ without. Two products on the same servers
 * take turns: one that waits costs the other nothing that is counted.
 * @param share of traces that are exported
 */
const tracingCase = (name: string, share: number): BenchCase => ({
  name,
  run: async ({ servers, settings, say }) => {
    const collector = await startCollector()
    const sides: Side[] = []
    try {
      const silent = await startSide(servers, {})
      sides.push(silent)
      const traced = await startSide(servers, {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_TRACES_SAMPLER_ARG: String(share),
      })
      sides.push(traced)
      say(`two products run, ${settings.rounds + 1} pairs of ${2 * settings.hold} s follow`)
      const compared = await compare(
        settings.rounds,
        async () => await traced.measure(settings.hold),
        async () => await silent.measure(settings.hold),
      )
      const exported = collector.bytes()
      if (exported === 0) throw new Error('no span was exported')
      return [
        {
          measure: `CPU time an order, ${share * 100} % of traces exported ÷ none`,
          value: 1 / compared.ratio,
          unit: 'ratio',
          target: { atMost: 1.05 },
          detail: {
            tracedMs: 1000 / compared.ours,
            silentMs: 1000 / compared.raw,
            ratios: compared.ratios.map((ratio) => 1 / ratio),
            exportedBytes: exported,
          },
        },
      ]
    } finally {
      for (const side of sides) await side.stop()
      await collector.close()
    }
  },
})

/** The share of traces that is exported without a setting. */
export const tracing = tracingCase('tracing', 0.05)
export const tracingAll = tracingCase('tracing-all', 1)
