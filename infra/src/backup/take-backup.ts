import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import mongoose from 'mongoose'
import { z } from 'zod'
import { databaseOf, fileFolders, isBackedUp, storingServices } from './backup-contents.ts'
import { copyMeasured, writeCompressed } from './backup-files.ts'
import { type BackedUpCollection, BackupRefused, type Manifest, writeManifest } from './manifest.ts'

export type BackupSource = {
  readonly mongodbUrl: string
  /** As MONGODB_DATABASE_PREFIX. */
  readonly databasePrefix: string
  readonly dataFolder: string
  readonly fileStore: Manifest['fileStore']
}

type Backup = BackupSource & {
  readonly client: mongoose.mongo.MongoClient
  /** Reads of all databases in it have the state of one moment. */
  readonly session: mongoose.mongo.ClientSession
  readonly folder: string
}

const cuts = 3
const batchSize = 1000
/** MongoDB's codes for a moment that it does not keep any more, or whose indexes or collections have changed since. */
const snapshotTooOld = 239
const snapshotUnavailable = 246

/** The driver keeps the moment in its session, and types it for nobody. */
const atMoment = z.object({ snapshotTime: z.instanceof(mongoose.mongo.Timestamp) })
/** A document as MongoDB sent it. */
const rawBytes = z.instanceof(Uint8Array)

const hasCode = (error: unknown, code: number): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === code

/**
 * Writes all that cannot be made anew into a new folder, while the product runs: databases of one moment, then files.
 * MongoDB keeps the state of a moment for `minSnapshotHistoryWindowInSeconds`. Throws BackupRefused.
 * Shown by tests/system/product/restore-drill.spec.ts.
 */
export const takeBackup = async (source: BackupSource, out: string): Promise<Manifest> => {
  if (existsSync(out)) throw new BackupRefused(`${out} exists already: name a new folder`)
  const partial = `${out}.partial`
  const client = new mongoose.mongo.MongoClient(source.mongodbUrl, { appName: 'pinline-backup' })
  try {
    for (let attempt = 1; ; attempt += 1)
      try {
        return await writeBackup(source, client, { partial, out })
      } catch (error) {
        if (hasCode(error, snapshotTooOld)) throw tooOld()
        if (!hasCode(error, snapshotUnavailable) || attempt === cuts) throw error
      }
  } finally {
    await client.close()
    await rm(partial, { recursive: true, force: true })
  }
}

const tooOld = () =>
  new BackupRefused(
    'MongoDB did not keep the state of one moment for as long as reading it took: raise its parameter ' +
      'minSnapshotHistoryWindowInSeconds, and repeat',
  )

const writeBackup = async (
  source: BackupSource,
  client: mongoose.mongo.MongoClient,
  { partial, out }: { readonly partial: string; readonly out: string },
): Promise<Manifest> => {
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  const session = client.startSession({ snapshot: true })
  try {
    const backup: Backup = { ...source, client, session, folder: partial }
    const cut = await cutOf(backup)
    const collections = await writeDatabases(backup)
    // Names of files are never used twice: what the databases know was stored before, or is on its way.
    const files = source.fileStore === 'folder' ? await copyFolders(backup) : []
    const manifest: Manifest = { format: 1, cut, collections, fileStore: source.fileStore, files }
    await writeManifest(partial, manifest)
    await rename(partial, out)
    return manifest
  } finally {
    await session.endSession()
  }
}

/** The first read of the session fixes the moment for all that follow. */
const cutOf = async ({ client, session, databasePrefix }: Backup): Promise<Manifest['cut']> => {
  const databases = storingServices.map((service) => client.db(databaseOf(databasePrefix, service)))
  const first = await Promise.all(
    databases.map((db) => db.collection('commits').findOne({}, { projection: { _id: 1 } })),
  )
  if (first.every((commit) => commit === null))
    throw new BackupRefused(`there is nothing to back up: no database of "${databasePrefix}" has a commit`)
  await databases[0]?.collection('commits').findOne({}, { session, projection: { _id: 1 } })
  const { snapshotTime } = atMoment.parse(session)
  const seconds = snapshotTime.getHighBitsUnsigned()
  return { at: new Date(seconds * 1000).toISOString(), increment: snapshotTime.getLowBitsUnsigned() }
}

const writeDatabases = async (backup: Backup): Promise<BackedUpCollection[]> => {
  const written: BackedUpCollection[] = []
  for (const service of storingServices) {
    const db = backup.client.db(databaseOf(backup.databasePrefix, service))
    const present = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()
    for (const { name } of present.filter((each) => isBackedUp(each.name)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = `${service}/${name}.bson.gz`
      let documents = 0
      const counted = async function* () {
        const found = db.collection(name).find({}, { session: backup.session, raw: true, batchSize })
        for await (const document of found) {
          documents += 1
          yield rawBytes.parse(document)
        }
      }
      const checksum = await writeCompressed(join(backup.folder, path), counted())
      const indexes = await db.collection(name).indexes()
      written.push({ service, name, path, documents, indexes: indexes.map((index) => ({ ...index })), ...checksum })
    }
  }
  return written
}

const copyFolders = async ({ dataFolder, folder }: Backup): Promise<Manifest['files']> => {
  const copied: Manifest['files'] = []
  for (const name of fileFolders) {
    const within = join(dataFolder, name)
    const entries = existsSync(within) ? await readdir(within, { recursive: true, withFileTypes: true }) : []
    for (const entry of entries.filter((each) => each.isFile() && !each.name.endsWith('.part'))) {
      const from = join(entry.parentPath, entry.name)
      const path = `stored/${name}/${entry.name}`
      try {
        copied.push({ folder: name, path, ...(await copyMeasured(from, join(folder, path))) })
      } catch (error) {
        // Deleted since it was listed: somebody wanted it gone.
        if (existsSync(from)) throw error
        await rm(join(folder, path), { force: true })
      }
    }
  }
  return copied
}
