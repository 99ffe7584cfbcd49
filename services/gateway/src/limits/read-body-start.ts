import type { IncomingMessage } from 'node:http'

/** The first bytes of a body. If `isComplete`, it has no more; otherwise the rest is in the paused request. */
export interface BodyStart {
  readonly bytes: Buffer
  readonly isComplete: boolean
}

/**
 * Reads a body until its end or `limit` bytes, so that no upstream connection waits for a client that does not send.
 * Undefined if the client left before.
 */
export const readBodyStart = (request: IncomingMessage, limit: number): Promise<BodyStart | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    const finish = (start: BodyStart | undefined) => {
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose)
      resolve(start)
    }
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size < limit) return
      request.pause()
      finish({ bytes: Buffer.concat(chunks), isComplete: false })
    }
    const onEnd = () => finish({ bytes: Buffer.concat(chunks), isComplete: true })
    const onClose = () => finish(undefined)
    if (request.destroyed) return resolve(undefined)
    request.on('data', onData).on('end', onEnd).on('close', onClose).on('error', onClose)
  })
