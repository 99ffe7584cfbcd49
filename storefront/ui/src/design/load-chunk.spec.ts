import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, chunkRetryMs, chunkTimeoutMs, loadChunk } from './load-chunk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a part of the page', () => {
  it('loads, and leaves no timer', async () => {
    await expect(loadChunk(async () => 'page')).resolves.toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is tried once more after a second', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('page')
    const loaded = loadChunk(load)
    await vi.advanceTimersByTimeAsync(chunkRetryMs - 1)
    expect(load).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    await expect(loaded).resolves.toBe('page')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails after the second time', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
    const failure = expect(loadChunk(load)).rejects.toThrow(ChunkLoadError)
    await vi.advanceTimersByTimeAsync(chunkRetryMs)
    await failure
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails after two minutes', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    const failed = vi.fn()
    loadChunk(() => new Promise(() => undefined)).catch(failed)
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError))
  })
})
