import type { Platform } from '@pinline/chassis/service'
import type { MailboxMessage } from '@pinline/contracts/notification/message/mailbox'
import type { MessageRequest } from '@pinline/contracts/notification/message/send-message'
import { writeMessage } from './write-message.ts'

/** An outgoing message. `waiting`: not sent yet; `kept`: only for the mailbox. */
export interface OutgoingMessage {
  readonly _id: string
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed'
  readonly to: string
  readonly channel: 'email' | 'sms'
  readonly subject: string
  readonly text: string
  readonly code?: string
  readonly at: Date
  readonly tries: number
  readonly nextTryAt: Date
  readonly endsAt: Date
}

const retentionDays = 7
const mailboxLength = 200
const maxMessages = 1000
const reservedMs = 60_000
const firstPauseMs = 5000

/** The channel has no transport, and this installation must not store messages for the mailbox. */
export class NoTransportError extends Error {}

/**
 * Messages by effect id: the insert is the effect, so that a repeated request is one message. Delivery is at least
 * once. Without a transport messages stay here for the mailbox, which production does not have.
 */
export class Outbox {
  readonly #messages
  readonly #platform
  readonly #hasMail: boolean

  constructor(platform: Platform, hasMail: boolean) {
    this.#platform = platform
    this.#hasMail = hasMail
    this.#messages = platform.db.collection<OutgoingMessage>('messages', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#messages.createIndexes([
      { key: { endsAt: 1 }, expireAfterSeconds: 0 },
      { key: { at: -1 } },
      { key: { to: 1, at: -1 } },
      { key: { state: 1, nextTryAt: 1 } },
    ])
  }

  /** Accepts a message. Throws NoTransportError if it cannot be delivered. */
  async accept({ to, channel, language, effectId, ...content }: MessageRequest): Promise<'new' | 'known'> {
    const mailed = channel === 'email' && this.#hasMail
    if (!mailed && this.#platform.config.NODE_ENV === 'production')
      throw new NoTransportError(`no transport for ${channel} is set`)
    const now = this.#platform.clock.now()
    const taken = await this.#messages.updateOne(
      { _id: effectId },
      {
        $setOnInsert: {
          state: mailed ? 'waiting' : 'kept',
          to,
          channel,
          ...writeMessage(content, { language, channel, shopUrl: this.#platform.config.PUBLIC_URL }),
          at: now,
          tries: 0,
          nextTryAt: now,
          endsAt: new Date(now.getTime() + retentionDays * 86_400_000),
        },
      },
      { upsert: true },
    )
    if (taken.upsertedCount === 0) return 'known'
    if (mailed) this.#platform.wake('deliver-message', effectId, now)
    return 'new'
  }

  /** Ids of messages that are due. */
  async due(now: Date): Promise<string[]> {
    const rows = await this.#messages
      .find({ state: 'waiting', nextTryAt: { $lte: now } }, { projection: { _id: 1 } })
      .sort({ nextTryAt: 1 })
      .limit(100)
      .toArray()
    return rows.map(({ _id }) => _id)
  }

  /** Reserves a due message for one delivery of a minute at most. */
  async reserve(id: string): Promise<OutgoingMessage | undefined> {
    const now = this.#platform.clock.now()
    const taken = await this.#messages.findOneAndUpdate(
      { _id: id, state: 'waiting', nextTryAt: { $lte: now } },
      { $inc: { tries: 1 }, $set: { nextTryAt: new Date(now.getTime() + reservedMs) } },
      { returnDocument: 'after' },
    )
    return taken ?? undefined
  }

  /** Sets the next try: after 5 s, 10 s, 20 s, … */
  async postpone({ _id, tries }: OutgoingMessage): Promise<void> {
    const nextTryAt = new Date(this.#platform.clock.now().getTime() + firstPauseMs * 2 ** (tries - 1))
    await this.#messages.updateOne({ _id, state: 'waiting' }, { $set: { nextTryAt } })
    this.#platform.wake('deliver-message', _id, nextTryAt)
  }

  /** Records the result of a delivery. In production personal data is erased once it is sent. */
  async recordOutcome(id: string, state: 'sent' | 'failed'): Promise<void> {
    const inProduction = this.#platform.config.NODE_ENV === 'production'
    await this.#messages.updateOne(
      { _id: id },
      inProduction
        ? { $set: { state, to: '', subject: '', text: '' }, $unset: { code: '' as const } }
        : { $set: { state } },
    )
  }

  /** Stored messages to these recipients, newest first. */
  async sentTo(receivers: readonly string[]): Promise<OutgoingMessage[]> {
    return await this.#messages
      .find({ to: { $in: [...receivers] } })
      .sort({ at: -1 })
      .limit(maxMessages)
      .toArray()
  }

  /**
   * Removes the messages to these recipients, except the last one about the deleted account, and returns their number.
   */
  async forget(receivers: readonly string[]): Promise<number> {
    const { deletedCount } = await this.#messages.deleteMany({
      to: { $in: [...receivers] },
      _id: { $not: /^account-deleted-/ },
    })
    return deletedCount
  }

  /** Content of the mailbox, newest first. */
  async list(to: string | undefined): Promise<MailboxMessage[]> {
    const rows = await this.#messages
      .find(to === undefined ? {} : { to: to.trim().toLowerCase() })
      .sort({ at: -1 })
      .limit(mailboxLength)
      .toArray()
    return rows.map(({ _id, to: receiver, channel, subject, text, code, at }) => ({
      id: _id,
      to: receiver,
      channel,
      subject,
      text,
      ...(code === undefined ? {} : { code }),
      at: at.toISOString(),
    }))
  }
}
