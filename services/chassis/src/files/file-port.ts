import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Where files are kept: a folder by default, an object store as a setting. */
export interface FilePort {
  /** Keeps the bytes under a generated name and answers it. A crash leaves a whole file or none. */
  readonly put: (bytes: Uint8Array) => Promise<string>
  /** The bytes, or undefined where there is no such file. */
  readonly get: (name: string) => Promise<Buffer | undefined>
  readonly remove: (name: string) => Promise<void>
}

const namePattern = /^[0-9a-f]{2}-[0-9a-f-]{36}$/

/** Files in a folder. Names are generated, never the caller's, so that no path can be smuggled in. */
export const folderFiles = (folder: string): FilePort => {
  const pathOf = (name: string): string | undefined =>
    namePattern.test(name) ? join(folder, name.slice(0, 2), name) : undefined
  return {
    put: async (bytes) => {
      const id = randomUUID()
      const name = `${id.slice(0, 2)}-${id}`
      const path = join(folder, name.slice(0, 2), name)
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true })
      const file = await open(`${path}.part`, 'wx')
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
      return name
    },
    get: async (name) => {
      const path = pathOf(name)
      if (path === undefined) return undefined
      try {
        return await readFile(path)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async (name) => {
      const path = pathOf(name)
      if (path !== undefined) await rm(path, { force: true })
    },
  }
}
