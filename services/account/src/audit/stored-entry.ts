import { canonicalJson } from '@pinline/chassis/http/canonical'
import { auditActor, auditKind, auditSubject } from '@pinline/contracts/api/record-audit'
import { z } from 'zod'
import { keyedHash } from '../sign-in/keyed-hash.ts'

const entryContent = z.object({
  _id: z.string(),
  at: z.date(),
  service: z.string(),
  call: z.string(),
  kind: auditKind,
  actor: auditActor,
  subject: auditSubject.optional(),
  outcome: z.string(),
  objects: z.record(z.string(), z.array(z.string())),
  times: z.int(),
  correlationId: z.string(),
})
/** Content of an entry, without client info. */
export type EntryContent = z.infer<typeof entryContent>

/**
 * One entry of the trail. Each is signed together with the previous signature: without the secret none can be changed,
 * inserted or removed.
 */
const storedEntry = entryContent.extend({
  /** 1 for the first entry, without gaps. */
  sequence: z.int(),
  /** Signature of the previous entry; empty for the first. */
  previous: z.string(),
  seal: z.string(),
  /** Ids of actor and subject, and all ids of objects: for indexes only. */
  parties: z.array(z.string()),
  objectIds: z.array(z.string()),
})
export type StoredEntry = z.infer<typeof storedEntry>

/** HMAC of an entry's content, its position and the previous signature. */
export const signatureOf = (
  key: string | Buffer,
  entry: EntryContent & Pick<StoredEntry, 'sequence' | 'previous'>,
): string => {
  const { _id, at, service, call, kind, actor, subject, outcome, objects, times, correlationId } = entry
  const content = { _id, at: at.toISOString(), service, call, kind, actor, subject, outcome, objects, times }
  return keyedHash(
    key,
    'audit-trail',
    String(entry.sequence),
    entry.previous,
    canonicalJson({ ...content, correlationId }),
  )
}

export const partiesOf = ({ actor, subject }: Pick<EntryContent, 'actor' | 'subject'>): string[] => [
  ...new Set([actor.id, subject?.id].filter((id) => id !== undefined)),
]
