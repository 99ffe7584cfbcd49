import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Bytes to store: in memory, or a file with its size and its SHA-256 in hex. */
export type FileSource =
  | { readonly bytes: Uint8Array }
  | { readonly path: string; readonly size: number; readonly sha256: string }

/** File storage: a folder by default, an object store by setting. Names must satisfy `isFileName`. */
export interface FilePort {
  /** Stores a file; when it resolves, the file is complete. An existing file of that name is replaced. */
  readonly put: (name: string, source: FileSource) => Promise<void>
  /** The bytes, or undefined if there is no such file. */
  readonly open: (name: string) => Promise<{ readonly stream: Readable; readonly size: number } | undefined>
  /** Does nothing if there is no such file. */
  readonly remove: (name: string) => Promise<void>
}

/** Names are generated, never the caller's, so that none leads out of the folder or to another object. */
export const isFileName = (name: string): boolean => /^[a-z]-[0-9a-z]{8,40}$/.test(name)

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Files in a folder. A crash leaves a whole file or none. */
export const folderFiles = (folder: string): FilePort => {
  const placeOf = (name: string): { folder: string; path: string } | undefined => {
    if (!isFileName(name)) return undefined
    const within = join(folder, name.slice(-2))
    return { folder: within, path: join(within, name) }
  }
  return {
    put: async (name, source) => {
      const place = placeOf(name)
      if (place === undefined) throw new Error('not the name of a file')
      await mkdir(place.folder, { recursive: true })
      const part = `${place.path}.part`
      if ('path' in source) await copyFile(source.path, part)
      const file = await open(part, 'path' in source ? 'r+' : 'w')
      try {
        if ('bytes' in source) await file.writeFile(source.bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(part, place.path)
    },
    open: async (name) => {
      const place = placeOf(name)
      if (place === undefined) return undefined
      try {
        const { size } = await stat(place.path)
        return { stream: createReadStream(place.path), size }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (name) => {
      const place = placeOf(name)
      if (place !== undefined)
        await Promise.all([place.path, `${place.path}.part`].map((path) => rm(path, { force: true })))
    },
  }
}
