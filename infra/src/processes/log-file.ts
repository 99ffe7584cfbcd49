import {
  closeSync,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'

const rotateAboveBytes = 20 * 1024 * 1024

/**
 * Opens a log for appending and returns its descriptor; above 20 MB it is rotated, and one older file is kept. Only its
 * owner can read it.
 */
export const openLog = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  if (existsSync(file) && statSync(file).size > rotateAboveBytes) renameSync(file, `${file}.1`)
  const descriptor = openSync(file, 'a', 0o600)
  // The mode above is for a new file only.
  fchmodSync(descriptor, 0o600)
  return descriptor
}

/** The last lines of a log, oldest first; an absent file has none. */
export const tailOf = (file: string, lines: number): string[] => {
  if (!existsSync(file)) return []
  const descriptor = openSync(file, 'r')
  try {
    const { size } = fstatSync(descriptor)
    const buffer = Buffer.alloc(Math.min(size, 32 * 1024))
    readSync(descriptor, buffer, 0, buffer.length, size - buffer.length)
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines)
  } finally {
    closeSync(descriptor)
  }
}
