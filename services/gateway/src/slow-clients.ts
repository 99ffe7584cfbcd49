import type { IncomingMessage, ServerResponse } from 'node:http'
import { MinimumRate } from './limits/minimum-rate.ts'

const sweepMs = 1000

interface SlowClientRules {
  readonly bytesPerSecond: number
  readonly graceMs: number
}

/**
 * Ends requests whose body comes below the minimum rate with 408, and connections whose responses are read below it.
 * @param refuse responds to a request that is too slow
 */
export const endSlowClients = <Message extends IncomingMessage, Answer extends ServerResponse>(
  rules: SlowClientRules,
  refuse: (request: Message, response: Answer) => void,
): ((request: Message, response: Answer) => void) => {
  const rate = new MinimumRate(rules)
  setInterval(() => rate.sweep(performance.now()), sweepMs).unref()
  return (request, response) => {
    const { socket } = request
    const watches = [
      rate.watch(
        {
          // What the network has taken: what waits in this process is not read yet.
          bytes: () => socket.bytesWritten - socket.writableLength,
          isWaiting: () => response.writableLength > 0,
          onSlow: () => socket.destroy(),
        },
        performance.now(),
      ),
    ]
    if (!request.complete)
      watches.push(
        rate.watch(
          {
            bytes: () => socket.bytesRead,
            // A paused request waits for its service.
            isWaiting: () => request.readableFlowing === true && !request.complete,
            onSlow: () => {
              if (response.headersSent) return void socket.destroy()
              response.setHeader('connection', 'close')
              response.once('finish', () => socket.destroy())
              refuse(request, response)
            },
          },
          performance.now(),
        ),
      )
    response.once('close', () => {
      for (const end of watches) end()
    })
  }
}
