import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import type mongoose from 'mongoose'
import { isDuplicateKey } from '../event-store/duplicate-key.ts'
import { completedWithin } from '../retention/sweep.ts'

/** Where entries wait until the audit trail has stored them. */
export interface AuditOutbox {
  readonly add: (entries: readonly AuditEntry[]) => Promise<void>
  /** The oldest. */
  readonly first: (limit: number) => Promise<readonly AuditEntry[]>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** Sets aside entries that the trail rejects, so that they do not block the others. */
  readonly setAside: (ids: readonly string[]) => Promise<void>
  readonly waiting: () => Promise<number>
}

/** Entries on their way to the trail. What the trail rejects stays, and is late, until somebody looks at it. */
export const auditOutboxSweep = completedWithin('at', { kind: 'audit-outbox', seconds: 600, where: {} })

type WaitingEntry = Omit<AuditEntry, 'id'> & { readonly _id: string; readonly aside?: true }

/**
 * Stores entries in the service's own database until the account service has them. Prevents the failure "the account
 * service is down, and audit entries of that time are lost".
 */
export const storedOutbox = async (db: mongoose.mongo.Db): Promise<AuditOutbox> => {
  const waiting = db.collection<WaitingEntry>('audit-outbox', { writeConcern: { w: 'majority', journal: true } })
  await waiting.createIndex({ at: 1 })
  return {
    add: async (entries) => {
      try {
        await waiting.insertMany(
          entries.map(({ id, ...entry }) => ({ _id: id, ...entry })),
          { ordered: false },
        )
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    },
    first: async (limit) => {
      const found = await waiting
        .find({ aside: { $exists: false } })
        .sort({ at: 1 })
        .limit(limit)
        .toArray()
      return found.map(({ _id, ...entry }) => ({ id: _id, ...entry }))
    },
    remove: async (ids) => {
      await waiting.deleteMany({ _id: { $in: [...ids] } })
    },
    setAside: async (ids) => {
      await waiting.updateMany({ _id: { $in: [...ids] } }, { $set: { aside: true } })
    },
    waiting: () => waiting.estimatedDocumentCount(),
  }
}

const maxEntries = 2000

/**
 * For a process without a database: entries are lost with the process, and the oldest is dropped when too many wait.
 */
export const memoryOutbox = (): AuditOutbox => {
  let waiting: AuditEntry[] = []
  const remove = async (ids: readonly string[]) => {
    waiting = waiting.filter(({ id }) => !ids.includes(id))
  }
  return {
    add: async (entries) => {
      waiting = [...waiting, ...entries].slice(-maxEntries)
    },
    first: async (limit) => waiting.slice(0, limit),
    remove,
    setAside: remove,
    waiting: async () => waiting.length,
  }
}
