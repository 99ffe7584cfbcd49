import { unpack } from '@pinline/chassis/event-store/archived-commits'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { bytesOf, Keys, type StoredBytes } from '@pinline/chassis/keys/keys'
import mongoose from 'mongoose'
import type { TestSystem } from '../../harness/start-system.ts'

const services = ['account', 'catalogue', 'order', 'notification'] as const
/** Collections whose documents are encrypted, each by the key of its name. */
const encrypted: readonly string[] = ['vault', 'messages']

const encryptedField = 'sealed'

/** A document as text: decrypted and unpacked, so that nothing hides in it. */
const textOf = (keys: Keys, collection: string, document: mongoose.mongo.Document): string => {
  const bytes: StoredBytes | undefined = document[encryptedField]
  const opened =
    bytes !== undefined && encrypted.includes(collection)
      ? keys.cipher(collection).decrypt(String(document._id), bytesOf(bytes)).text
      : ''
  const commits = collection === 'commits' ? unpack(document as Commit) : []
  return `${JSON.stringify(document)} ${opened} ${JSON.stringify(commits)}`
}

/**
 * Where one of the texts is stored, whatever its case: `<service>.<collection>/<id>`, in every collection of every database.
 */
export const placesWith = async (system: TestSystem, texts: readonly string[]): Promise<string[]> => {
  const client = new mongoose.mongo.MongoClient(system.servers.mongodb.url)
  const wanted = texts.map((text) => text.toLowerCase())
  const found: string[] = []
  try {
    for (const service of services) {
      const db = client.db(`${system.databasePrefix}${service}`)
      const keys = await Keys.open(db, { current: system.secrets.VAULT_SECRET })
      for (const { name } of await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray())
        for await (const document of db.collection(name).find()) {
          const text = textOf(keys, name, document).toLowerCase()
          if (wanted.some((one) => text.includes(one))) found.push(`${service}.${name}/${String(document._id)}`)
        }
    }
  } finally {
    await client.close()
  }
  return found.toSorted()
}
