import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serviceName } from '@pinline/events/event'
import { z } from 'zod'
import { fileFolders } from './backup-contents.ts'
import { checksumOf } from './backup-files.ts'

/** A backup that is not restored, or a place that it is not restored to; the message says why and what to do. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

const format = 1
const manifestName = 'manifest.json'

const checksum = { bytes: z.int().nonnegative(), sha256: z.string().length(64) }
/** Relative, and within the folder of the backup. */
const path = z.string().regex(/^[0-9a-z-]+(?:\/[0-9a-z.-]*[0-9a-z])+$/)

const collection = z.object({
  service: serviceName,
  name: z.string().min(1),
  path,
  documents: z.int().nonnegative(),
  /** As `listIndexes` describes them. */
  indexes: z.array(z.record(z.string(), z.unknown())),
  ...checksum,
})
const storedFile = z.object({ folder: z.enum(fileFolders), path, ...checksum })

const contents = z.object({
  format: z.literal(format),
  /** The moment whose state the databases have: MongoDB's cluster time. */
  cut: z.object({ at: z.iso.datetime(), increment: z.int() }),
  collections: z.array(collection),
  /** `folder`: the files are in the backup. `s3`: they are in their bucket, which has its own protection. */
  fileStore: z.enum(['folder', 's3']),
  files: z.array(storedFile),
})

/** What a backup has, each file with its checksum. */
export type Manifest = z.infer<typeof contents>
export type BackedUpCollection = z.infer<typeof collection>

const signed = z.object({ sha256: z.string(), contents: z.unknown() })

const digestOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** Written last: a folder without it is no backup. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const text = JSON.stringify({ sha256: digestOf(manifest), contents: manifest }, undefined, 1)
  await writeFile(join(folder, manifestName), `${text}\n`, { mode: 0o600, flush: true })
}

const readText = async (folder: string): Promise<string> => {
  try {
    return await readFile(join(folder, manifestName), 'utf8')
  } catch {
    throw new BackupRefused(`${folder} is no backup: it has no ${manifestName}`)
  }
}

const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readText(folder)
  try {
    const { sha256, contents: written } = signed.parse(JSON.parse(text))
    if (sha256 !== digestOf(written)) throw new Error('its checksum differs')
    return contents.parse(written)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupRefused(`${manifestName} is damaged, or of another release: ${reason}`)
  }
}

/** Reads the manifest and compares every file with it. Throws BackupRefused, which names all that are damaged. */
export const verifyBackup = async (folder: string): Promise<Manifest> => {
  const manifest = await readManifest(folder)
  const damaged: string[] = []
  for (const { path: name, bytes, sha256 } of [...manifest.collections, ...manifest.files]) {
    const found = await checksumOf(join(folder, name)).catch(() => undefined)
    if (found === undefined) damaged.push(`${name}: missing`)
    else if (found.bytes !== bytes) damaged.push(`${name}: ${found.bytes} bytes instead of ${bytes}`)
    else if (found.sha256 !== sha256) damaged.push(`${name}: its SHA-256 differs`)
  }
  if (damaged.length === 0) return manifest
  const lines = damaged.map((each) => `  ${each}`).join('\n')
  throw new BackupRefused(`the backup is damaged, and nothing was written:\n${lines}\nTake another one.`)
}
