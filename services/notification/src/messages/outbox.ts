import { createHmac } from 'node:crypto'
import { bytesOf, type StoredBytes } from '@pinline/chassis/keys/keys'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import { languageCode } from '@pinline/contracts/api/languages'
import type { MailboxMessage } from '@pinline/contracts/notification/message/mailbox'
import type { MessageRequest } from '@pinline/contracts/notification/message/send-message'
import { z } from 'zod'
import type { Transports } from './transports.ts'
import { writeMessage } from './write-message.ts'

const messageText = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Set if the message contains one. */
  code: z.string().optional(),
  /** Set if it contains a link that acts for the person. */
  hasLink: z.literal(true).optional(),
  /** What it is about, where mail programs show all messages about it together. */
  thread: z.string().optional(),
  /** Absent in messages of earlier releases. */
  language: languageCode.optional(),
  /** For text messages that a provider writes by a template of its own. */
  sms: z.object({ template: z.string(), variables: z.record(z.string(), z.string()) }).optional(),
})
type MessageText = z.infer<typeof messageText>

/** A stored message. `waiting`: not sent yet; `kept`: only for the mailbox. */
interface StoredMessage {
  readonly _id: string
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed'
  /** Keyed hash of the recipient. */
  readonly recipient?: string
  readonly channel: 'email' | 'sms'
  /** Recipient and text, encrypted; absent once they are not needed any more. */
  readonly sealed?: StoredBytes
  readonly at: Date
  readonly tries: number
  readonly nextTryAt: Date
  readonly endsAt: Date
}

/** An outgoing message. */
export interface OutgoingMessage extends MessageText {
  readonly id: string
  readonly channel: 'email' | 'sms'
  readonly at: Date
  readonly tries: number
  readonly endsAt: Date
}

export const encryptedMessages = 'messages'
/** Demo buyers have addresses here, which is nobody's domain: a mail server would only send everything back. */
const isDemoAddress = (to: string): boolean => to.trim().toLowerCase().endsWith('.demo.example')

const retentionDays = 7
export const messagesExpiry = endsAt('endsAt', { kind: 'messages', days: retentionDays, from: 'written', begin: 'at' })

const mailboxLength = 200
const maxMessages = 1000
const reservedMs = 60_000
const lateMs = 30 * 60_000
/** So many late messages are looked at. */
const maxLate = 500

/** The channel has no transport, and this installation must not store messages for the mailbox. */
export class NoTransportError extends Error {}

/** The parameters of a message that are a word or a number, for a text that the provider writes. */
const smsOf = ({ template, parameters }: Pick<MessageRequest, 'template' | 'parameters'>) => ({
  template,
  variables: Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  ),
})

/** A message with a code lasts as long as its code. */
const retentionOf = (content: Pick<MessageRequest, 'template' | 'parameters'>): number =>
  content.template === 'verification-code' && 'minutes' in content.parameters
    ? content.parameters.minutes * 60_000
    : retentionDays * 86_400_000

/**
 * Messages by effect id: the insert is the effect, so that a repeated request is one message. Delivery is at least
 * once. Without a transport messages stay here for the mailbox, which production does not have. Recipients and texts
 * are encrypted: codes in them are as good as passwords.
 */
export class Outbox {
  readonly #messages
  readonly #platform
  readonly transports: Transports

  constructor(platform: Platform, transports: Transports) {
    this.#platform = platform
    this.transports = transports
    this.#messages = platform.db.collection<StoredMessage>(encryptedMessages, { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#messages.createIndexes([
      expiryIndex(messagesExpiry),
      { key: { at: -1 } },
      { key: { recipient: 1, at: -1 } },
      { key: { state: 1, nextTryAt: 1 } },
      { key: { state: 1, at: 1 } },
    ])
    await this.#encryptFormer()
  }

  /** Accepts a message. Throws NoTransportError if it cannot be delivered. */
  async accept(
    { to, channel, language, effectId, ...content }: MessageRequest,
    /** `isTest`: sample data, which the message says. */
    { isTest = false }: { readonly isTest?: boolean } = {},
  ): Promise<'new' | 'known'> {
    const { config, clock } = this.#platform
    const { mail, sms } = this.transports
    const leaves =
      channel === 'email' ? mail !== undefined && !isDemoAddress(to) : sms?.carries(content.template) === true
    if (!leaves && config.PINLINE_MODE === 'production')
      throw new NoTransportError(`no transport for ${channel} and ${content.template} is set`)
    const now = clock.now()
    const written = writeMessage(content, { language, channel, shopUrl: config.PUBLIC_URL, isTest })
    const taken = await this.#messages.updateOne(
      { _id: effectId },
      {
        $setOnInsert: {
          state: leaves ? 'waiting' : 'kept',
          recipient: this.#recipient(to),
          channel,
          sealed: this.#encrypt(effectId, {
            ...{ to, language, ...written },
            ...(channel === 'sms' ? { sms: smsOf(content) } : {}),
          }),
          at: now,
          tries: 0,
          nextTryAt: now,
          endsAt: new Date(now.getTime() + retentionOf(content)),
        },
      },
      { upsert: true },
    )
    if (taken.upsertedCount === 0) return 'known'
    if (leaves) this.#platform.wake('deliver-message', effectId, now)
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
      { _id: id, state: 'waiting', nextTryAt: { $lte: now }, endsAt: { $gt: now } },
      { $inc: { tries: 1 }, $set: { nextTryAt: new Date(now.getTime() + reservedMs) } },
      { returnDocument: 'after' },
    )
    return taken === null ? undefined : this.#decrypt(taken)
  }

  /** Sets the next try. */
  async postpone({ id }: Pick<OutgoingMessage, 'id'>, nextTryAt: Date): Promise<void> {
    await this.#messages.updateOne({ _id: id, state: 'waiting' }, { $set: { nextTryAt } })
    this.#platform.wake('deliver-message', id, nextTryAt)
  }

  /**
   * How many recipients have waited for a message for more than half an hour. They are counted instead of messages,
   * since everything to one full mailbox waits.
   */
  async lateRecipients(): Promise<number> {
    const late = { state: 'waiting', at: { $lt: new Date(this.#platform.clock.now().getTime() - lateMs) } } as const
    const rows = await this.#messages
      .find(late, { projection: { recipient: 1 } })
      .limit(maxLate)
      .toArray()
    return new Set(rows.map(({ recipient }) => recipient)).size
  }

  /** Records the result of a delivery. Codes and links are erased then; in production recipient and text always are. */
  async recordOutcome({ id, code, hasLink }: OutgoingMessage, state: 'sent' | 'failed'): Promise<void> {
    const erases = code !== undefined || hasLink !== undefined || this.#platform.config.PINLINE_MODE === 'production'
    await this.#messages.updateOne(
      { _id: id },
      { $set: { state }, ...(erases ? { $unset: { sealed: '', recipient: '' } } : {}) },
    )
  }

  /** When messages with these ids were accepted, and what has become of them. */
  async statesOf(ids: readonly string[]): Promise<Pick<StoredMessage, '_id' | 'state' | 'at' | 'channel'>[]> {
    return await this.#messages
      .find({ _id: { $in: [...ids] } }, { projection: { state: 1, at: 1, channel: 1 } })
      .toArray()
  }

  /** Stored messages to these recipients, newest first. */
  async sentTo(receivers: readonly string[]): Promise<OutgoingMessage[]> {
    return await this.#read({ recipient: { $in: this.#recipients(receivers) } }, maxMessages)
  }

  /**
   * Removes the messages to these recipients, except the last one about the deleted account, and returns their number.
   */
  async forget(receivers: readonly string[]): Promise<number> {
    const { deletedCount } = await this.#messages.deleteMany({
      recipient: { $in: this.#recipients(receivers) },
      _id: { $not: /^account-deleted-/ },
    })
    return deletedCount
  }

  /** Removes one message. */
  async forgetMessage(id: string): Promise<void> {
    await this.#messages.deleteOne({ _id: id })
  }

  /** Removes the messages whose ids begin so. */
  async forgetMessages(prefix: string): Promise<void> {
    await this.#messages.deleteMany({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } })
  }

  /** Content of the mailbox, newest first. */
  async list(to: string | undefined): Promise<MailboxMessage[]> {
    const rows = await this.#read(to === undefined ? {} : { recipient: this.#recipient(to) }, mailboxLength)
    return rows.map(({ tries: _, endsAt: _end, thread: _thread, language: _language, sms: _sms, at, ...message }) => ({
      ...message,
      at: at.toISOString(),
    }))
  }

  async #read(
    where: { readonly recipient?: string | { readonly $in: string[] } },
    most: number,
  ): Promise<OutgoingMessage[]> {
    const found = await this.#messages
      .find({ ...where, sealed: { $exists: true } })
      .sort({ at: -1 })
      .limit(most)
      .toArray()
    return found.flatMap((stored) => this.#decrypt(stored) ?? [])
  }

  #recipients(receivers: readonly string[]): string[] {
    return receivers.map((to) => this.#recipient(to))
  }

  #recipient(to: string): string {
    const key = this.#platform.keys.hashing('message-recipient')
    return createHmac('sha256', key).update(to.trim().toLowerCase()).digest('base64url')
  }

  #encrypt(id: string, text: MessageText): Buffer {
    return this.#platform.keys.cipher(encryptedMessages).encrypt(id, JSON.stringify(text))
  }

  #decrypt({ _id, sealed, channel, at, tries, endsAt: end }: StoredMessage): OutgoingMessage | undefined {
    if (sealed === undefined) return undefined
    const { text } = this.#platform.keys.cipher(encryptedMessages).decrypt(_id, bytesOf(sealed))
    return { id: _id, channel, at, tries, endsAt: end, ...messageText.parse(JSON.parse(text)) }
  }

  /** Encrypts what versions before this one stored in plain text. */
  async #encryptFormer(): Promise<void> {
    const former = this.#platform.db.collection<StoredMessage & Partial<MessageText>>(encryptedMessages)
    for await (const { _id, to = '', subject = '', text = '', code } of former.find({ text: { $exists: true } })) {
      const plain = { to, subject, text, ...(code === undefined ? {} : { code }) }
      await former.updateOne(
        { _id },
        {
          ...(to === '' ? {} : { $set: { sealed: this.#encrypt(_id, plain), recipient: this.#recipient(to) } }),
          $unset: { to: '', subject: '', text: '', code: '' },
        },
      )
    }
  }
}
