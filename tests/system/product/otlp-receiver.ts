import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const attribute = z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) })
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(attribute).default([]),
  links: z.array(z.object({ traceId: z.string(), spanId: z.string() })).default([]),
  status: z.object({ code: z.int().default(0) }).default({ code: 0 }),
})
/** A request for traces, OTLP 1.x over HTTP in JSON: opentelemetry.io/docs/specs/otlp. */
const exportRequest = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export interface ReceivedSpan extends z.output<typeof span> {
  readonly service: string
}

/** A collector on this machine. */
export interface OtlpReceiver {
  readonly url: string
  readonly spans: () => readonly ReceivedSpan[]
  readonly close: () => Promise<void>
}

export const otlpReceiver = async (): Promise<OtlpReceiver> => {
  const received: ReceivedSpan[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.url !== '/v1/traces') return void response.writeHead(404).end()
      const { resourceSpans } = exportRequest.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')))
      for (const { resource, scopeSpans } of resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        received.push(...scopeSpans.flatMap(({ spans }) => spans.map((one) => ({ ...one, service }))))
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    spans: () => received,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
