import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import type { Platform } from '@pinline/chassis/service'
import { z } from 'zod'
import { keyedHash, sameHash } from '../sign-in/keyed-hash.ts'

const recordedHead = z.object({ sequence: z.int().min(1), seal: z.string(), mac: z.string() })
type Recorded = z.infer<typeof recordedHead>

/** The last entry of the trail. */
export interface Head {
  readonly sequence: number
  readonly seal: string
}

const fileName = 'audit-head.json'
const logEveryMs = 60_000

/** The one that is further on. */
export const laterHead = (left: Head | undefined, right: Head | undefined): Head | undefined =>
  (left?.sequence ?? 0) >= (right?.sequence ?? 0) ? left : right

/**
 * Where the trail ends, signed and kept outside of it: in a collection, in a file of the data folder, which access to
 * the database does not reach, and once a minute in the log. Prevents the failure "somebody cuts off the end of the
 * trail while the service is stopped, and nothing shows it".
 */
export class RecordedHead {
  readonly #heads
  readonly #platform: Platform
  readonly #file: string
  #loggedAt = Number.NEGATIVE_INFINITY
  #inFile = 0

  constructor(platform: Platform) {
    this.#platform = platform
    this.#file = join(platform.config.PINLINE_DATA, fileName)
    this.#heads = platform.db.collection<Recorded & { _id: string }>('audit-heads', {
      writeConcern: { w: 'majority', journal: true },
    })
  }

  /** The latest head with a valid signature; undefined if none was recorded. */
  async read(): Promise<Head | undefined> {
    const [stored, filed] = await Promise.all([this.#heads.findOne({ _id: 'head' }), this.#readFile()])
    return laterHead(this.#verified(stored), filed)
  }

  /** Records a head that the trail has; one that is further on already stays. */
  async record({ sequence, seal }: Head): Promise<void> {
    const recorded = { sequence, seal, mac: this.#mac({ sequence, seal }) }
    await this.#store(recorded)
    try {
      await this.#writeFile(recorded)
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'the end of the audit trail could not be written to the data folder')
    }
    if (performance.now() - this.#loggedAt < logEveryMs) return
    this.#loggedAt = performance.now()
    this.#platform.log.info(recorded, 'the audit trail ends')
  }

  async #store(recorded: Recorded): Promise<void> {
    try {
      await this.#heads.updateOne(
        { _id: 'head', sequence: { $lt: recorded.sequence } },
        { $set: recorded },
        { upsert: true },
      )
    } catch (error) {
      // The upsert meets a head that is not before this one.
      if (!isDuplicateKey(error)) throw error
    }
  }

  async #readFile(): Promise<Head | undefined> {
    try {
      return this.#verified(JSON.parse(await readFile(this.#file, 'utf8')))
    } catch {
      return undefined
    }
  }

  /** Another instance with this data folder may have written a later one. */
  async #writeFile(recorded: Recorded): Promise<void> {
    if (recorded.sequence <= this.#inFile) return
    this.#inFile = Math.max(recorded.sequence, (await this.#readFile())?.sequence ?? 0)
    if (this.#inFile > recorded.sequence) return
    await mkdir(this.#platform.config.PINLINE_DATA, { recursive: true })
    const draft = `${this.#file}.${process.pid}`
    await writeFile(draft, `${JSON.stringify(recorded)}\n`, { mode: 0o600 })
    await rename(draft, this.#file)
  }

  #verified(found: unknown): Head | undefined {
    const parsed = recordedHead.safeParse(found)
    if (!parsed.success || !sameHash(parsed.data.mac, this.#mac(parsed.data))) return undefined
    return { sequence: parsed.data.sequence, seal: parsed.data.seal }
  }

  #mac({ sequence, seal }: Head): string {
    const { keys, db } = this.#platform
    return keyedHash(keys.hashing('audit-head'), 'audit-head', db.databaseName, String(sequence), seal)
  }
}
