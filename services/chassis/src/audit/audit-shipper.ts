import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import type { Logger } from 'pino'
import type { AuditOutbox } from './audit-outbox.ts'

/** Sends entries to the trail. Throws if it cannot be reached. */
export type RecordAudit = (entries: readonly AuditEntry[]) => Promise<number | Rejection>

const batchSize = 200
const soonMs = 200

/** Moves the outbox to the trail; the trail stores an entry that is sent twice only once. */
export class AuditShipper {
  readonly #outbox: AuditOutbox
  readonly #record: RecordAudit
  readonly #logger: Pick<Logger, 'warn' | 'error'>
  #timer: NodeJS.Timeout | undefined
  #shipping: Promise<void> | undefined

  constructor(outbox: AuditOutbox, record: RecordAudit, logger: Pick<Logger, 'warn' | 'error'>) {
    this.#outbox = outbox
    this.#record = record
    this.#logger = logger
  }

  /** Ships after a short delay, together with entries that arrive until then. */
  soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.ship().catch((error: unknown) => {
        this.#logger.warn({ error: error instanceof Error ? error.message : error }, 'audit entries wait')
      })
    }, soonMs).unref()
  }

  /** Runs until the outbox is empty. Throws if the trail cannot be reached; the entries stay in the outbox. */
  async ship(): Promise<void> {
    this.#shipping ??= this.#shipAll().finally(() => {
      this.#shipping = undefined
    })
    await this.#shipping
  }

  async #shipAll(): Promise<void> {
    for (;;) {
      const entries = await this.#outbox.first(batchSize)
      if (entries.length === 0) return
      if (isRejection(await this.#record(entries))) await this.#shipOneByOne(entries)
      else await this.#outbox.remove(entries.map(({ id }) => id))
    }
  }

  async #shipOneByOne(entries: readonly AuditEntry[]): Promise<void> {
    for (const entry of entries) {
      if (!isRejection(await this.#record([entry]))) await this.#outbox.remove([entry.id])
      else {
        this.#logger.error({ entry: entry.id, call: entry.call }, 'the audit trail refused an entry')
        await this.#outbox.setAside([entry.id])
      }
    }
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
