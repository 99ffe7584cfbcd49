import type { Actor, AnyEvent, RecordedEvent, ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'

/** The response of a request, stored with its effect, so that a repetition returns it again. */
export interface StoredReply {
  readonly code: number
  readonly body: unknown
  readonly positions: string
}

/**
 * One commit is one document: event store, outbox and idempotency record in a single insert.
 * `version` is the sequence of its first event; event i has sequence `version + i`.
 */
export interface Commit {
  readonly _id: mongoose.mongo.ObjectId
  readonly streamType: string
  readonly streamId: string
  readonly version: number
  readonly events: readonly AnyEvent[]
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId: string
  /** Name of the command that was decided on, e.g. `cancel-order`; commits of earlier releases have none. */
  readonly command?: string
  /** W3C trace context of what recorded it: a request, a reaction or a job; commits of earlier releases have none. */
  readonly traceparent?: string
  readonly requests?: readonly { readonly id: string; readonly hash: string; readonly reply?: StoredReply }[]
  readonly committedAt: Date
  /** Present until the relay has published it; `refused` while Kafka refuses an event of its stream. */
  readonly unpublished?: true | 'refused'
  /** Only where it stands for old commits from its version to `until`, compressed: see `archive.ts`; then it has no events. */
  readonly archived?: { readonly until: number; readonly data: mongoose.mongo.Binary }
  /** Only on commits without events (`request-…`): forgotten 30 days later. */
  readonly expiresAt?: Date
}

/** Who caused a command's commit and why. `request` makes it run once, however often it is repeated. */
export interface CommandContext {
  readonly actor: Actor
  readonly correlationId: string
  readonly causationId: string
  readonly request?: { readonly id: string; readonly hash: string }
  /** The request had no effect, as far as is known: a known or concurrent one meets the unique index. */
  readonly requestIsNew?: true
}

/** The context of a further command with the same cause, with its own request id. */
export const furtherContext = (context: CommandContext, step: string): CommandContext => {
  const { request, requestIsNew: _, ...rest } = context
  return request === undefined ? rest : { ...rest, request: { id: `${request.id}/${step}`, hash: request.hash } }
}

/** The events of a commit, each with its position. */
export const recordedEvents = (service: ServiceName, commit: Commit): RecordedEvent[] =>
  commit.events.map((event, index) => ({
    id: `${commit.streamId}@${commit.version + index}`,
    service,
    streamType: commit.streamType,
    streamId: commit.streamId,
    sequence: commit.version + index,
    event,
    actor: commit.actor,
    correlationId: commit.correlationId,
    causationId: commit.causationId,
    ...(commit.command === undefined ? {} : { command: commit.command }),
    ...(commit.traceparent === undefined ? {} : { traceparent: commit.traceparent }),
    recordedAt: commit.committedAt.toISOString(),
  }))
