import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Contents, Measured } from '../retention/sweep.ts'

/** No upload takes as long. */
const uploadSeconds = 86_400
const maxCounted = 10_000

/** Folder for a service's incoming uploads. */
export const uploadFolderOf = (dataFolder: string, service: string): string => join(dataFolder, 'uploads', service)

/** Removes what a process that was killed has left there. */
export const sweepUploadFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > uploadSeconds * 1000) await rm(path, { force: true })
  }
}

/** What is in a folder of uploads; undefined if it cannot be read. */
const contentsOf = async (folder: string): Promise<Contents | undefined> => {
  try {
    const names = await readdir(folder)
    const found = await Promise.all(
      names.slice(0, maxCounted).map((name) => stat(join(folder, name)).catch(() => undefined)),
    )
    // One that is gone by now was in use.
    const times = found.flatMap((one) => (one === undefined ? [] : [one.mtimeMs]))
    const oldest = times.length === 0 ? {} : { oldest: new Date(Math.min(...times)) }
    return { entries: times.length, hasMore: names.length > maxCounted, ...oldest }
  } catch (error) {
    // The first upload makes it.
    return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT' ? { entries: 0 } : undefined
  }
}

/** Files of a service's uploads that are under way or were left. */
export const uploadsOf = (dataFolder: string, service: string): Measured => ({
  ...{ kind: 'uploads', collection: join('uploads', service), term: { seconds: uploadSeconds } },
  ...{ from: 'updated', endedBy: 'job' },
  measure: () => contentsOf(uploadFolderOf(dataFolder, service)),
})
