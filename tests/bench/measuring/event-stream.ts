import { Agent, request } from 'node:http'

/** The streams stay open, apart from the connections of requests. */
const agent = new Agent({ keepAlive: false })

/**
 * Reads server-sent events as a page does.
 * @returns once the stream is open, the function that closes it; throws if it is refused
 */
export const followEvents = (
  url: string,
  token: string,
  receive: (event: string, data: unknown) => void,
): Promise<() => void> =>
  new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' } })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      if (response.statusCode !== 200) {
        outgoing.destroy()
        reject(new Error(`${url} was answered ${response.statusCode}`))
        return
      }
      let unread = ''
      response.setEncoding('utf8')
      response.on('error', () => undefined)
      response.on('data', (text: string) => {
        const messages = (unread + text).split('\n\n')
        unread = messages.pop() ?? ''
        for (const message of messages) {
          const field = (name: string) =>
            message
              .split('\n')
              .find((line) => line.startsWith(`${name}: `))
              ?.slice(name.length + 2)
          const data = field('data')
          if (data !== undefined) receive(field('event') ?? 'message', JSON.parse(data))
        }
      })
      resolve(() => outgoing.destroy())
    })
    outgoing.end()
  })
