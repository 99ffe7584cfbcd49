import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folder for a service's incoming uploads. */
export const uploadFolderOf = (dataFolder: string, service: string): string => join(dataFolder, 'uploads', service)

/** Removes what a process that was killed has left there, older than `olderThanMs`. */
export const sweepUploadFolder = async (folder: string, olderThanMs: number): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { force: true })
  }
}
