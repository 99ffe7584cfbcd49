import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface ReceivedWebhook {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  readonly at: number
}

type Respond = (response: ServerResponse, webhook: ReceivedWebhook) => void

export interface WebhookReceiver {
  readonly url: string
  /** What each path was sent, oldest first. */
  readonly at: (path: string) => readonly ReceivedWebhook[]
  /** How a path responds from now on; 204 before. */
  readonly answer: (path: string, respond: Respond) => void
  readonly close: () => Promise<void>
}

export const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) => {
    response.writeHead(code, headers).end(`responded ${code}`)
  }

/** An integrator's server on this machine. */
export const webhookReceiver = async (): Promise<WebhookReceiver> => {
  const received: ReceivedWebhook[] = []
  const answers = new Map<string, Respond>()
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = Buffer.concat(chunks).toString('utf8')
      const webhook = { path, headers: request.headers, body, at: performance.now() }
      received.push(webhook)
      ;(answers.get(path) ?? status(204))(response, webhook)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    at: (path) => received.filter((webhook) => webhook.path === path),
    answer: (path, respond) => answers.set(path, respond),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** The content of a webhook as the published library returns it. Throws where its signature is not by the secret. */
export const verified = (secret: string, { body, headers }: ReceivedWebhook): Record<string, unknown> => {
  const signed = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const
  return new Webhook(secret).verify(
    body,
    Object.fromEntries(signed.map((name) => [name, String(headers[name])])),
  ) as Record<string, unknown>
}
