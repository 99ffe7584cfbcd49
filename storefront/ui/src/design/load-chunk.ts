/** Longest time until a part of the page has loaded, ms. */
export const chunkTimeoutMs = 120_000
/** Pause before the only retry, ms. */
export const chunkRetryMs = 1000

/** A part of the page did not load: the network is gone or slow, or a newer release has replaced the file. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/**
 * Loads a part of the page, once more if the first time fails. Throws {@link ChunkLoadError} after the second failure, or
 * when both together have taken two minutes: a browser itself would wait for ever.
 */
export const loadChunk = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout')), chunkTimeoutMs)
  })
  const retried = async (): Promise<Part> => {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, chunkRetryMs))
      try {
        return await load()
      } catch (cause) {
        throw new ChunkLoadError('failed', { cause })
      }
    }
  }
  try {
    return await Promise.race([retried(), timeout])
  } finally {
    clearTimeout(timer)
  }
}
