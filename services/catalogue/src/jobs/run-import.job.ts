import { defineJob } from '@pinline/chassis/jobs/job'
import { Lease } from '@pinline/chassis/outbox/lease'
import type { CatalogueParts } from '../catalogue-parts.ts'
import { runImport } from '../import/run-import.ts'

export const runImportName = 'run-import'

const leaseMs = 5000
const renewEveryMs = 1500

/**
 * Takes up imports that were started, each on one instance at a time. Answers the failure "the process was killed at row
 * 40,000, and nobody knew which rows were in": another one goes on behind the last rows that are done for good.
 * `stop` lets the rows at hand be finished and gives the imports up to others.
 */
export const runImports = ({ platform, imports, files }: CatalogueParts) => {
  const running = new Map<string, Promise<void>>()
  let stopping = false

  const run = async (id: string): Promise<void> => {
    const lease = new Lease(platform.db, `import-${id}`, platform.newId('h'), leaseMs)
    const epoch = await lease.hold()
    if (epoch === undefined) return
    const renewing = setInterval(() => {
      lease.hold().catch(() => undefined)
    }, renewEveryMs)
    try {
      const document = await imports.take(id)
      const goesOn = () => !stopping && lease.isHeld(epoch)
      if (document !== undefined) await runImport({ platform, imports, files, goesOn }, document)
    } finally {
      clearInterval(renewing)
      await lease.release().catch(() => undefined)
    }
  }

  const job = defineJob({
    name: runImportName,
    sweepEveryMs: 1000,
    due: async () => await imports.due(),
    run: async (id) => {
      if (stopping || running.has(id)) return
      const end = run(id)
      running.set(id, end)
      try {
        await end
      } finally {
        running.delete(id)
      }
    },
  })
  const stop = async (): Promise<void> => {
    stopping = true
    await Promise.allSettled(running.values())
  }
  return { job, stop }
}
