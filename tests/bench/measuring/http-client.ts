import { Agent, request as httpRequest } from 'node:http'
import { envelope } from '@pinline/contracts/api/envelope'

interface RequestOptions {
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A kept connection that the server has closed in the meantime. */
class ClosedConnectionError extends Error {}

/** Keep-alive connections only, so that the load generator needs little CPU. */
export class HttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 256 })
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  /** The body of a response with status 200; throws for any other. Repeated once if the server had just hung up. */
  async query(path: string, options: RequestOptions = {}): Promise<string> {
    try {
      return await this.#send(path, options)
    } catch (error) {
      if (!(error instanceof ClosedConnectionError)) throw error
      return await this.#send(path, options)
    }
  }

  #send(path: string, { method = 'GET', body, headers = {} }: RequestOptions): Promise<string> {
    const sent = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
    const requested = httpRequest(this.#url + path, {
      agent: this.#agent,
      method,
      headers: {
        ...headers,
        ...(sent === undefined ? {} : { 'content-type': 'application/json', 'content-length': sent.length }),
      },
    })
    return new Promise((resolve, reject) => {
      requested.on('error', (error: Error & { code?: string }) =>
        reject(requested.reusedSocket && error.code === 'ECONNRESET' ? new ClosedConnectionError(path) : error),
      )
      requested.on('response', (answered) => {
        const chunks: Buffer[] = []
        answered.on('data', (chunk: Buffer) => chunks.push(chunk))
        answered.on('error', reject)
        answered.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          if (answered.statusCode === 200) resolve(text)
          else reject(new Error(`${path} was answered ${answered.statusCode}: ${text.slice(0, 300)}`))
        })
      })
      requested.end(sent)
    })
  }

  /** The data of a service's response; throws unless its code is 200. */
  async data(path: string, requested: RequestOptions = {}): Promise<unknown> {
    const answered = envelope.parse(JSON.parse(await this.query(path, requested)))
    if (answered.code !== 200)
      throw new Error(`${path} was answered ${answered.code} ${answered.meta?.type ?? answered.msg}`)
    return answered.data
  }

  close(): void {
    this.#agent.destroy()
  }
}
