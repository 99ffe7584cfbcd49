import { createHash } from 'node:crypto'
import type { AuditActor, AuditEntry, AuditKind, AuditSubject } from '@pinline/contracts/api/record-audit'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'
import type { Logger } from 'pino'
import type { Caller } from '../http/request-context.ts'
import type { AuditOutbox } from './audit-outbox.ts'
import type { AuditShipper } from './audit-shipper.ts'
import type { AuditedObjects } from './audit-subjects.ts'
import { type AuditedRequest, auditedKind } from './audited-kind.ts'
import { namedObjects } from './named-objects.ts'
import { RefusalTally } from './refusal-tally.ts'
import { type SecurityRelevantRequest, securityEventKindOf } from './security-event-kind.ts'

/** A request and its response, as passed to the audit recorder. */
export interface CompletedRequest extends AuditedRequest, Pick<SecurityRelevantRequest, 'securityKind'> {
  readonly name: string
  readonly subject: AuditSubject | undefined
  readonly input: unknown
  /** The objects of a signed message, as read by its handler. */
  readonly objects?: AuditedObjects | undefined
  readonly output: unknown
  readonly address: string
  readonly userAgent: string
  readonly correlationId: string
  /** A command whose reply is stored under its key. */
  readonly repeatable: RepeatableCommand | undefined
}

/** What is the same for each repetition of one command, and for no other command. */
export interface RepeatableCommand {
  /** The caller and the key they sent. */
  readonly id: string
  /** Hash of path and body. */
  readonly hash: string
  /** Of the first reply: a key that has expired may stand for another command. */
  readonly positions: string
}

export interface AuditRecorder {
  /** Throws only if an entry that must not be lost could not be stored. */
  readonly record: (request: CompletedRequest) => Promise<void>
  readonly stop: () => Promise<void>
}

interface Deps {
  readonly service: AuditEntry['service']
  readonly outbox: AuditOutbox
  readonly shipper: AuditShipper
  readonly now: () => Date
  readonly newId: (prefix: string) => string
  readonly logger: Pick<Logger, 'warn'>
  readonly includeBuyers: boolean
  /** Counts a security event in the metrics. */
  readonly countSecurityEvent: (kind: SecurityEventKind) => void
}

const gatherMs = 250
const minuteMs = 60_000
const stopMs = 1500
const maxWaiting = 50_000
const maxGathered = 5000

const keyOf = ({ apiKey }: Extract<Caller, { kind: 'buyer' | 'staff' }>) =>
  apiKey === undefined ? {} : { apiKeyId: apiKey.id }

const actorOf = (caller: Caller | undefined): AuditActor => {
  switch (caller?.kind) {
    case undefined:
    case 'visitor':
      return { kind: 'visitor' }
    case 'service':
      return { kind: caller.kind, id: caller.id }
    case 'buyer':
      return { kind: caller.kind, id: caller.id, ...keyOf(caller) }
    case 'staff': {
      const role = caller.roleId === undefined ? {} : { roleId: caller.roleId }
      return { kind: 'staff', id: caller.id, ...role, ...keyOf(caller) }
    }
    default:
      return caller satisfies never
  }
}

/**
 * An executed command is one entry, however often it is sent again. Everything else is an entry each time: prevents the
 * failure "who sends one key with every request leaves one entry of all exports and all wrong passwords".
 */
const idOf = ({ name, caller, outcome, repeatable }: CompletedRequest, fresh: () => string): string =>
  repeatable === undefined || outcome !== 'done' || caller === undefined || caller.kind === 'visitor'
    ? fresh()
    : `audit-${createHash('sha256')
        .update(JSON.stringify([name, repeatable.id, repeatable.hash, repeatable.positions]))
        .digest('hex')
        .slice(0, 32)}`

/** Of a signed message only what its handler has verified: the message itself may be forged. */
const objectsFor = ({ call, input, output, objects }: CompletedRequest, kind: AuditKind): AuditEntry['objects'] => {
  if (call.access?.kind === 'signed') return namedObjects(objects, undefined)
  return kind === 'command' ? namedObjects(input, output) : {}
}

/** MongoDB's time if it is sure; a rejection does not wait for it. */
const timeOf = (now: () => Date): Date => {
  try {
    return now()
  } catch {
    return new Date()
  }
}

const entryOf = (
  { newId, now, service }: Deps,
  request: CompletedRequest,
  kind: AuditKind,
  security: SecurityEventKind | undefined,
): AuditEntry => ({
  id: idOf(request, () => newId('audit')),
  at: timeOf(now).toISOString(),
  service,
  call: request.name,
  kind,
  ...(security === undefined ? {} : { security }),
  actor: actorOf(request.caller),
  ...(request.subject === undefined ? {} : { subject: request.subject }),
  outcome: request.outcome,
  objects: objectsFor(request, kind),
  times: 1,
  address: request.address.slice(0, 64),
  userAgent: request.userAgent.slice(0, 300),
  correlationId: request.correlationId,
})

/**
 * Records who did what from where. An executed command is in the outbox before the response; rejections follow within a
 * quarter of a second, and are only counted when there are many.
 */
export const auditRecorder = (deps: Deps): AuditRecorder => {
  const { outbox, shipper } = deps
  const tally = new RefusalTally()
  let gathered: AuditEntry[] = []
  let gatherTimer: NodeJS.Timeout | undefined
  let minuteTimer: NodeJS.Timeout | undefined
  let full = false

  const store = async (entries: readonly AuditEntry[]) => {
    if (entries.length === 0) return
    await outbox.add(entries)
    shipper.soon()
  }
  const writeGathered = async () => {
    clearTimeout(gatherTimer)
    gatherTimer = undefined
    const entries = gathered
    gathered = []
    try {
      await store(entries)
    } catch (error) {
      gathered = [...entries, ...gathered].slice(-maxGathered)
      gatherSoon()
      deps.logger.warn({ error: error instanceof Error ? error.message : error }, 'audit entries could not be kept')
    }
  }
  const gatherSoon = () => {
    gatherTimer ??= setTimeout(() => void writeGathered(), gatherMs).unref()
  }
  const endMinute = async () => {
    clearTimeout(minuteTimer)
    minuteTimer = undefined
    gathered.push(...tally.close().map((entry) => ({ ...entry, id: deps.newId('audit') })))
    full = await outbox.waiting().then(
      (waiting) => waiting > maxWaiting,
      () => full,
    )
    await writeGathered()
  }

  return {
    record: async (request) => {
      const security = securityEventKindOf(request)
      if (security !== undefined) deps.countSecurityEvent(security)
      const kind = auditedKind(request, deps.includeBuyers)
      if (kind === undefined) return
      const isImmediate = request.outcome === 'done' || (kind === 'command' && request.caller?.kind === 'staff')
      const entry = entryOf(deps, request, kind, security)
      if (request.outcome !== 'done') {
        minuteTimer ??= setTimeout(() => void endMinute(), minuteMs).unref()
        if (!tally.take(entry, full)) return
      }
      if (isImmediate) return await store([entry])
      gathered.push(entry)
      gatherSoon()
    },
    stop: async () => {
      await Promise.race([endMinute(), new Promise((resolve) => setTimeout(resolve, stopMs).unref())])
      shipper.stop()
    },
  }
}
