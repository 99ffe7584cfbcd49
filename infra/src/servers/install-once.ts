import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Fills a folder by an action that may fail half-way or run twice concurrently: it fills a temporary folder, which is
 * moved into place when complete.
 * @returns whether it had to be filled
 */
export const installOnce = async (folder: string, fill: (target: string) => Promise<void>): Promise<boolean> => {
  if (existsSync(folder)) return false
  mkdirSync(dirname(folder), { recursive: true })
  const partial = `${folder}.${process.pid}.partial`
  rmSync(partial, { recursive: true, force: true })
  try {
    await fill(partial)
    if (!existsSync(folder)) renameSync(partial, folder)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return true
}
