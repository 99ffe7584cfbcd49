import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser or proxy sends a second request on a connection before it has its response; a few are let through. */
const maxUnanswered = 4

/**
 * Closes a connection on which too many requests wait for their responses. Prevents the failure "one client sent a
 * hundred thousand requests in a few packets, and all others waited until they were parsed and queued".
 */
export const refusePipelining = (handle: RequestListener): RequestListener => {
  const unanswered = new WeakMap<Socket, number>()
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > maxUnanswered) {
      socket.destroy()
      return
    }
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    handle(request, response)
  }
}
