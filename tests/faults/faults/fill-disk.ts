import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serverReady } from '../../harness/fault-servers.ts'
import { mongodbFolderOf } from '../../harness/start-servers.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { Fault } from '../fault.ts'

const diskMegabytes = 1000
const fullMs = 15_000
/** mongod is started again at most ten seconds after it ended, and recovers from its journal. */
const backWithinMs = 60_000

const isFull = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** Writes until nothing fits any more, the last bytes too. */
const fill = (file: string): number => {
  const descriptor = openSync(file, 'w')
  let bytes = 0
  for (const size of [1024 * 1024, 4096, 1])
    try {
      for (;;) bytes += writeSync(descriptor, Buffer.alloc(size))
    } catch (error) {
      if (!isFull(error)) throw error
    }
  closeSync(descriptor)
  return bytes
}

/**
 * The disk with MongoDB's data fills up under load: mongod ends and cannot start until there is room again. No order is
 * acknowledged that is not stored, and all goes on by itself. The disk is one in memory, which needs the right to mount.
 */
export const diskFull: Fault = {
  name: 'disk-full',
  servers: { mongodbDiskMegabytes: diskMegabytes },
  inject: async ({ system, environment, load }) => {
    const filler = join(mongodbFolderOf(system.servers.folder), 'filler')
    const bytes = fill(filler)
    // What it has to write, it writes now instead of at its next checkpoint within a minute.
    void environment.client
      .db('admin')
      .command({ fsync: 1 })
      .catch(() => undefined)
    await waitFor(
      'orders to stop',
      () => {
        const last = load.acknowledgedAt().at(-1) ?? 0
        return load.elapsedMs() - last > 5000
      },
      { timeoutMs: 120_000 },
    )
    const seen = load.acknowledged()
    await pause(fullMs)
    const accepted = load.acknowledged() - seen
    const began = performance.now()
    rmSync(filler)
    await serverReady(system.servers, 'mongodb')
    const backMs = performance.now() - began
    return {
      recover: async () =>
        void (await waitFor('orders go on', () => load.acknowledged() > seen, { timeoutMs: 60_000 })),
      hit: () =>
        accepted > 0
          ? undefined
          : `${Math.round(bytes / 1024 / 1024)} MB filled it; mongod was back ${(backMs / 1000).toFixed(1)} s after there was room`,
      verify: () => (backMs > backWithinMs ? [`mongodb: back only after ${Math.round(backMs)} ms`] : []),
    }
  },
}
