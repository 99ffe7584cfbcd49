import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A part ends at the first blank line after this: few requests fit, and a body of blank lines makes few parts. */
const partBytes = 256

const blankLines = ['\n\r\n', '\n\n'] as const

/** The end of the part of a packet that begins at `from`: behind a blank line, or the end of the packet. */
export const partEnd = (packet: Buffer, from: number): number => {
  const ends = blankLines.flatMap((line) => {
    const at = packet.indexOf(line, from + partBytes)
    return at === -1 ? [] : [at + line.length]
  })
  return Math.min(packet.length, ...ends)
}

/**
 * Gives Node's parser each packet in parts that have a few requests at most, and nothing more once the connection is
 * closed. The parser makes objects for every request of what it gets before any listener can refuse one: a packet of
 * 64 kB has 3,600 of them. Prevents the failure "the connections of one client exhaust the heap with one packet each".
 */
export const splitPackets = (server: Server): void => {
  server.on('connection', (socket: Socket) => {
    // A listener makes Node read by events; without one, its parser takes packets from the network itself.
    socket.on('data', () => undefined)
    const emit = socket.emit.bind(socket)
    const feed = (packet: Buffer): boolean => {
      for (let from = 0; from < packet.length && !socket.destroyed; ) {
        // Node pauses a connection whose responses are not read, and continues with what is put back.
        if (socket.isPaused()) {
          socket.unshift(packet.subarray(from))
          return true
        }
        const end = partEnd(packet, from)
        emit('data', packet.subarray(from, end))
        from = end
      }
      return true
    }
    socket.emit = (event: string | symbol, ...values: unknown[]) =>
      event === 'data' && Buffer.isBuffer(values[0]) ? feed(values[0]) : emit(event, ...values)
  })
}
