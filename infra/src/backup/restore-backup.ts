import { basename, join } from 'node:path'
import { folderFiles } from '@pinline/chassis/files/file-port'
import { kafkaAccessConfig } from '@pinline/chassis/kafka/kafka-access'
import { versionsAmong } from '@pinline/chassis/kafka/topic-versions'
import { Keys } from '@pinline/chassis/keys/keys'
import { DecryptionError, type VaultSecrets } from '@pinline/chassis/keys/record-cipher'
import mongoose from 'mongoose'
import type { TopicAdmin } from '../topics/check-topics.ts'
import { createTopics, presentTopics, topicNames, withAdmin } from '../topics/create-topics.ts'
import type { TopicSettings } from '../topics/topic-settings.ts'
import { databaseOf, storingServices } from './backup-contents.ts'
import { readDocuments } from './backup-files.ts'
import { type BackedUpCollection, BackupRefused, type Manifest, verifyBackup } from './manifest.ts'
import { publishCommits } from './publish-commits.ts'
import { restoredDocument } from './restored-document.ts'

export type RestoreTarget = {
  readonly mongodbUrl: string
  readonly brokers: string
  /** As MONGODB_DATABASE_PREFIX; need not be that of the backup. */
  readonly databasePrefix: string
  readonly dataFolder: string
  readonly vault: VaultSecrets
  readonly topics: TopicSettings
  readonly write: (line: string) => void
}

const batchSize = 1000
const { BSON } = mongoose.mongo

/**
 * Restores a backup into an installation without any data, and publishes all events to its topics. The services must not
 * run: their next start rebuilds the views before it serves requests. Throws BackupRefused, and then has written nothing.
 * Shown by tests/system/product/restore-drill.spec.ts.
 */
export const restoreBackup = async (folder: string, target: RestoreTarget): Promise<void> => {
  const manifest = await verifyBackup(folder)
  target.write(`${folder}: ${manifest.collections.length} collections of ${manifest.cut.at}, every checksum is right`)
  const client = new mongoose.mongo.MongoClient(target.mongodbUrl, { appName: 'pinline-restore' })
  try {
    await expectNothingThere(client, target)
    await createTopics(target.brokers, target.databasePrefix, target.topics)
    const restoring = { manifest, target, partitions: await mostPartitions(target) }
    await withNewDatabases(client, target, async () => {
      await restoreKeys(client, folder, restoring)
      await restoreCollections(client, folder, restoring)
    })
    await restoreFiles(folder, restoring)
    const published = { ...target, access: kafkaAccessConfig.parse(process.env).kafkaAccess }
    for (const service of storingServices) await publishCommits(client, service, published)
  } finally {
    await client.close()
  }
}

type Restoring = {
  readonly manifest: Manifest
  readonly target: RestoreTarget
  /** Of the topic that has most. */
  readonly partitions: number
}

/** The versions of the installation's topics. */
const ownTopics = async (admin: TopicAdmin, prefix: string) => {
  const present = await presentTopics(admin)
  return topicNames.flatMap((topic) => versionsAmong(topic, prefix, present))
}

const mostPartitions = async ({ brokers, databasePrefix }: RestoreTarget): Promise<number> =>
  await withAdmin(brokers, async (admin) =>
    Math.max(...(await ownTopics(admin, databasePrefix)).map(({ partitions }) => partitions)),
  )

const expectNothingThere = async (client: mongoose.mongo.MongoClient, target: RestoreTarget): Promise<void> => {
  const { databasePrefix } = target
  for (const service of storingServices) {
    const name = databaseOf(databasePrefix, service)
    const present = await client.db(name).listCollections({}, { nameOnly: true }).toArray()
    if (present.length > 0)
      throw new BackupRefused(
        `the database ${name} is not empty: restore into a new installation, ` +
          'choose another MONGODB_DATABASE_PREFIX, or drop the four databases',
      )
  }
  const filled = await withAdmin(target.brokers, async (admin) => {
    const topics = await ownTopics(admin, databasePrefix)
    const ends = await Promise.all(
      topics.map(async ({ name }) => ({ name, parts: await admin.fetchTopicOffsets(name) })),
    )
    return ends.filter(({ parts }) => parts.some(({ high }) => high !== '0')).map(({ name }) => name)
  })
  if (filled.length > 0)
    throw new BackupRefused(
      `these topics have events that the backup may not know: ${filled.join(', ')}. ` +
        'Delete them, or choose another MONGODB_DATABASE_PREFIX',
    )
}

/** If the work fails, the databases are empty again: no service may start on a part of them. */
const withNewDatabases = async (
  client: mongoose.mongo.MongoClient,
  { databasePrefix }: RestoreTarget,
  work: () => Promise<void>,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    for (const service of storingServices) await client.db(databaseOf(databasePrefix, service)).dropDatabase()
    throw error
  }
}

const isKeys = ({ name }: BackedUpCollection): boolean => name === 'keys'

/** First the keys of each service: without the secret that opens them nothing else is worth restoring. */
const restoreKeys = async (
  client: mongoose.mongo.MongoClient,
  folder: string,
  { manifest, target, partitions }: Restoring,
): Promise<void> => {
  for (const collection of manifest.collections.filter(isKeys)) {
    await restoreCollection(client, folder, { collection, target, partitions })
    try {
      await Keys.open(client.db(databaseOf(target.databasePrefix, collection.service)), target.vault)
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error
      throw new BackupRefused(
        `VAULT_SECRET does not open the keys of ${collection.service}: it must be that of the installation which was ` +
          'backed up (secrets.json, or the environment)',
      )
    }
  }
}

const restoreCollections = async (
  client: mongoose.mongo.MongoClient,
  folder: string,
  { manifest, target, partitions }: Restoring,
): Promise<void> => {
  for (const service of storingServices) {
    const own = manifest.collections.filter((each) => each.service === service && !isKeys(each))
    for (const collection of own) await restoreCollection(client, folder, { collection, target, partitions })
    const documents = own.reduce((sum, each) => sum + each.documents, 0)
    target.write(`${service}: ${documents} documents in ${own.length} collections`)
  }
}

const restoreCollection = async (
  client: mongoose.mongo.MongoClient,
  folder: string,
  { collection, target, partitions }: Omit<Restoring, 'manifest'> & { readonly collection: BackedUpCollection },
): Promise<void> => {
  const { service, name, path, documents, indexes } = collection
  const db = client.db(databaseOf(target.databasePrefix, service))
  const created = await db.createCollection(name, { writeConcern: { w: 'majority' } })
  let count = 0
  let batch: mongoose.mongo.BSON.Document[] = []
  const insert = async () => {
    if (batch.length > 0) await created.insertMany(batch, { ordered: false })
    batch = []
  }
  for await (const bytes of readDocuments(join(folder, path))) {
    // Numbers keep the type that they have in MongoDB.
    batch.push(restoredDocument(name, BSON.deserialize(bytes, { promoteValues: false }), partitions))
    count += 1
    if (batch.length === batchSize) await insert()
  }
  await insert()
  if (count !== documents) throw new BackupRefused(`${path} has ${count} documents instead of ${documents}`)
  const specifications = indexes
    .filter((index) => index.name !== '_id_')
    .map(({ v: _version, ns: _ns, ...index }) => index)
  if (specifications.length > 0) await db.command({ createIndexes: name, indexes: specifications })
}

const restoreFiles = async (folder: string, { manifest, target }: Restoring): Promise<void> => {
  for (const { folder: within, path, bytes, sha256 } of manifest.files)
    await folderFiles(join(target.dataFolder, within)).put(basename(path), {
      path: join(folder, path),
      size: bytes,
      sha256,
    })
  target.write(
    manifest.fileStore === 'folder'
      ? `${manifest.files.length} files`
      : 'files: none, they are in the bucket of the settings S3_…',
  )
}
