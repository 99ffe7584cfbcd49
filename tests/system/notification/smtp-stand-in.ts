import { createServer, type Socket } from 'node:net'

export interface SmtpStandIn {
  readonly url: string
  /** Whole messages as received. */
  readonly received: readonly string[]
  /** Rejects so many of the next messages with a temporary error. */
  refuse(next: number): void
  close(): Promise<void>
}

/** A minimal SMTP server that stores what it receives. */
export const smtpStandIn = async (): Promise<SmtpStandIn> => {
  const received: string[] = []
  const sockets = new Set<Socket>()
  let refusals = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let buffer = ''
    let inData = false
    const say = (line: string) => socket.write(`${line}\r\n`)
    say('220 stand-in')
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8')
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n')
        if (end < 0) return
        const part = buffer.slice(0, end)
        buffer = buffer.slice(end + (inData ? 5 : 2))
        if (inData) {
          inData = false
          if (refusals > 0) {
            refusals -= 1
            say('451 not now')
          } else {
            received.push(part)
            say('250 taken')
          }
        } else if (/^DATA/i.test(part)) {
          inData = true
          say('354 go on')
        } else if (/^QUIT/i.test(part)) {
          say('221 bye')
          socket.end()
        } else say('250 ok')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (next) => {
      refusals = next
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
