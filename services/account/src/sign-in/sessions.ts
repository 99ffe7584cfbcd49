import { addressBlock } from '@pinline/chassis/http/address-block'
import { accessTokenType } from '@pinline/chassis/http/authenticate'
import type { SetCookie } from '@pinline/chassis/http/call-result'
import type { SessionQuery, SessionState } from '@pinline/chassis/http/session-cache'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { SessionRow } from '@pinline/contracts/account/session/list-sessions'
import { isDemoAccount, type SessionId, sessionId, type VaultReference } from '@pinline/events/ids'
import { SignJWT } from 'jose'
import type { AccountConfig } from '../config.ts'
import type { Audience } from './audience.ts'
import type { DeviceOwner } from './device-owner.ts'
import { keyedHash, sameHash } from './keyed-hash.ts'
import type { OwnSession } from './own-session.ts'

interface Session {
  readonly _id: string
  readonly audience: Audience
  readonly subjectId: string
  /** The password that it was opened under: with another one the session is over. */
  readonly credentialRef: string
  /** How often its refresh token was exchanged. */
  readonly generation: number
  readonly openedAt: Date
  readonly seenAt: Date
  /** The last network address, shown to its owner; deleted with the document. */
  readonly address: string
  /** The client's network, by which it is known again; sessions of earlier releases have none. */
  readonly network?: string
  readonly userAgent: string
  readonly endsAt: Date
  readonly endedAt?: Date
}

/** Network address and browser of a request. */
export interface Client {
  readonly address: string
  readonly userAgent: string
}

/** What an account must say about a session's owner. */
export interface ActiveAccount {
  readonly credentialRef: VaultReference
  readonly roleId?: string
  readonly permissions: readonly string[]
  /** Keys that would be among them if their menus were not disabled. */
  readonly suspended?: readonly string[]
  readonly mustChangePassword?: boolean
}
/** By the owner's id; inactive accounts are left out. */
export type LoadActiveAccounts = (
  audience: Audience,
  subjectIds: readonly string[],
) => Promise<ReadonlyMap<string, ActiveAccount>>

export interface OpenedSession {
  readonly sessionId: SessionId
  readonly subjectId: string
  readonly token: string
  readonly expiresAt: string
  readonly cookie: SetCookie
}

const maxUserAgentLength = 300
const maxListed = 200
const accessSeconds = 15 * 60
const idleSeconds = { buyer: 30 * 86_400, staff: 12 * 3600 } as const
export const sessionsExpiry = endsAt('endsAt', { kind: 'sessions', daysBy: 'BUYER_SESSION_DAYS', from: 'written' })

const cookies = {
  buyer: { name: 'pinline_refresh_buyer', path: '/api/v1/auth' },
  staff: { name: 'pinline_refresh_staff', path: '/api/v1/public/admin' },
} as const

/**
 * Sessions are plain documents. The refresh token names the session and its generation under a keyed hash: the
 * current one is traded for the next, an older one means that it was copied and ends the session.
 */
export class Sessions {
  readonly #sessions
  readonly #platform
  readonly #active: LoadActiveAccounts
  readonly #key: Uint8Array
  /** Seconds from its opening on after which a session is over, however much it is used. */
  readonly #maxLifetimeSeconds: Readonly<Record<Audience, number>>

  constructor(platform: Platform<AccountConfig>, active: LoadActiveAccounts) {
    this.#platform = platform
    this.#maxLifetimeSeconds = {
      buyer: platform.config.BUYER_SESSION_DAYS * 86_400,
      staff: platform.config.STAFF_SESSION_HOURS * 3600,
    }
    this.#active = active
    this.#sessions = platform.db.collection<Session>('sessions', { writeConcern: { w: 'majority' } })
    this.#key = new TextEncoder().encode(platform.config.TOKEN_SECRET)
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#sessions.createIndexes([expiryIndex(sessionsExpiry)]),
      this.#sessions.createIndex({ audience: 1, subjectId: 1, openedAt: -1 }),
    ])
  }

  async open(
    audience: Audience,
    subjectId: string,
    credentialRef: VaultReference,
    client: Client,
  ): Promise<OpenedSession> {
    const now = this.#platform.clock.now()
    const session: Session = {
      _id: this.#platform.newId(audience),
      ...{ audience, subjectId, credentialRef, generation: 1 },
      openedAt: now,
      seenAt: now,
      address: client.address,
      network: addressBlock(client.address),
      userAgent: client.userAgent.slice(0, maxUserAgentLength),
      endsAt: new Date(now.getTime() + Math.min(idleSeconds[audience], this.#maxLifetimeSeconds[audience]) * 1000),
    }
    await this.#sessions.insertOne(session)
    return this.#handOut(session)
  }

  /**
   * Exchanges a refresh cookie; undefined if the session is over. `onReplay` gets the owner if the cookie had been
   * exchanged before, which ends the session.
   */
  async refresh(
    audience: Audience,
    cookieValues: Readonly<Record<string, string | undefined>>,
    client: Client,
    onReplay: (subjectId: string) => void,
  ): Promise<OpenedSession | undefined> {
    const presented = this.#read(audience, cookieValues[cookies[audience].name] ?? '')
    if (presented === undefined) return undefined
    const now = this.#platform.clock.now()
    const traded = await this.#sessions.findOneAndUpdate(
      {
        _id: presented.id,
        audience,
        generation: presented.generation,
        endedAt: { $exists: false },
        endsAt: { $gt: now },
      },
      [
        {
          $set: {
            generation: { $add: ['$generation', 1] },
            endsAt: {
              $min: [
                new Date(now.getTime() + idleSeconds[audience] * 1000),
                { $add: ['$openedAt', this.#maxLifetimeSeconds[audience] * 1000] },
              ],
            },
            seenAt: now,
            address: { $literal: client.address },
            network: { $literal: addressBlock(client.address) },
            userAgent: { $literal: client.userAgent.slice(0, maxUserAgentLength) },
          },
        },
      ],
      { returnDocument: 'after' },
    )
    if (traded === null) {
      const replayed = await this.#sessions.findOne({
        _id: presented.id,
        audience,
        generation: { $gt: presented.generation },
      })
      if (replayed !== null) onReplay(replayed.subjectId)
      await this.end(presented.id)
      return undefined
    }
    const active = (await this.#active(audience, [traded.subjectId])).get(traded.subjectId)
    if (active?.credentialRef !== traded.credentialRef) return undefined
    return this.#handOut(traded)
  }

  /** An owner's active sessions, the current one first, then the last used. */
  async list({
    audience,
    subjectId,
    sessionId: requesting,
  }: Omit<OwnSession, 'sessionId'> & Partial<OwnSession>): Promise<SessionRow[]> {
    const active = (await this.#active(audience, [subjectId])).get(subjectId)
    if (active === undefined) return []
    const now = this.#platform.clock.now()
    const found = await this.#sessions
      .find({
        audience,
        subjectId,
        credentialRef: active.credentialRef,
        endedAt: { $exists: false },
        endsAt: { $gt: now },
      })
      .sort({ seenAt: -1 })
      .limit(maxListed)
      .toArray()
    const rows = found.map((session): SessionRow => {
      const { _id, userAgent = '', address = '', openedAt, seenAt = openedAt, endsAt } = session
      return {
        id: sessionId.parse(_id),
        current: _id === requesting,
        device: userAgent,
        address,
        openedAt: openedAt.toISOString(),
        lastSeenAt: seenAt.toISOString(),
        endsAt: endsAt.toISOString(),
      }
    })
    return rows.sort((a, b) => Number(b.current) - Number(a.current))
  }

  /** Ends one of an owner's own sessions; false if it is not theirs. */
  async endOwn(audience: Audience, subjectId: string, id: string): Promise<boolean> {
    const own = await this.#sessions.findOne({ _id: id, audience, subjectId }, { projection: { _id: 1 } })
    if (own !== null) await this.end(id)
    return own !== null
  }

  /**
   * Ends the session of a refresh cookie of any generation, whose access token may have expired. The owner's id, or
   * undefined if no active session has this cookie.
   */
  async endByCookie(
    audience: Audience,
    cookieValues: Readonly<Record<string, string | undefined>>,
  ): Promise<string | undefined> {
    const presented = this.#read(audience, cookieValues[cookies[audience].name] ?? '')
    if (presented === undefined) return undefined
    const ended = await this.#sessions.findOneAndUpdate(
      { _id: presented.id, audience, endedAt: { $exists: false } },
      { $set: { endedAt: this.#platform.clock.now() } },
    )
    return ended?.subjectId
  }

  /** Deletes all session documents of an owner, with network addresses. */
  async removeAll(audience: Audience, subjectId: string): Promise<void> {
    await this.#sessions.deleteMany({ audience, subjectId })
  }

  /** Whether a stored session of an account under its current password was used from the network of an address. */
  async usedFrom(audience: Audience, { id, credentialRef }: DeviceOwner, address: string): Promise<boolean> {
    const network = [{ network: addressBlock(address) }, { network: { $exists: false }, address }]
    const used = { audience, subjectId: id, credentialRef, $or: network }
    return (await this.#sessions.findOne(used, { projection: { _id: 1 } })) !== null
  }

  /** Ends a session permanently; does nothing if it is over. */
  async end(id: string): Promise<void> {
    await this.#sessions.updateOne(
      { _id: id, endedAt: { $exists: false } },
      { $set: { endedAt: this.#platform.clock.now() } },
    )
  }

  /** Ends all sessions of an owner at once, but the one named. */
  async endAll(audience: Audience, subjectId: string, exceptId?: string): Promise<void> {
    await this.#sessions.updateMany(
      {
        audience,
        subjectId,
        endedAt: { $exists: false },
        ...(exceptId === undefined ? {} : { _id: { $ne: exceptId } }),
      },
      { $set: { endedAt: this.#platform.clock.now() } },
    )
  }

  /** Ends the sessions of all accounts that were made as demo data. */
  async endDemo(): Promise<void> {
    for (const audience of ['buyer', 'staff'] as const) {
      const ids: string[] = await this.#sessions.distinct('subjectId', {
        audience,
        subjectId: { $gte: `${audience[0]}-demo`, $lt: `${audience[0]}-demp` },
        endedAt: { $exists: false },
      })
      for (const id of ids.filter(isDemoAccount)) await this.endAll(audience, id)
    }
  }

  /** Whether sessions are active, and the current permissions of their owners: one result each, in order. */
  async check(requested: readonly SessionQuery[]): Promise<SessionState[]> {
    const now = this.#platform.clock.now()
    const found = await this.#sessions.find({ _id: { $in: requested.map(({ sessionId: id }) => id) } }).toArray()
    const active = found.filter(({ endedAt, endsAt }) => endedAt === undefined && endsAt > now)
    const sessions = new Map(active.map((session) => [session._id, session]))
    const owners = new Map(
      await Promise.all(
        [...Map.groupBy(sessions.values(), ({ audience }) => audience)].map(async ([audience, of]) => {
          const subjects = [...new Set(of.map(({ subjectId }) => subjectId))]
          return [audience, await this.#active(audience, subjects)] as const
        }),
      ),
    )
    return requested.map(({ sessionId: id, audience }) => {
      const session = sessions.get(id)
      const owner = session?.audience === audience ? owners.get(audience)?.get(session.subjectId) : undefined
      if (owner === undefined || owner.credentialRef !== session?.credentialRef)
        return { alive: false, permissions: [] }
      const { credentialRef: _, ...active } = owner
      return { alive: true, ...active }
    })
  }

  /** The cookie that removes the refresh token from the browser. */
  forget(audience: Audience): SetCookie {
    return { ...cookies[audience], value: '', maxAgeSeconds: 0 }
  }

  #mac(audience: Audience, id: string, generation: number): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'refresh', audience, id, String(generation))
  }

  #read(audience: Audience, token: string): { id: string; generation: number } | undefined {
    const [, id = '', digits = '', mac = ''] = /^([0-9a-z-]{16,64})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
    const generation = Number(digits)
    return id !== '' && sameHash(mac, this.#mac(audience, id, generation)) ? { id, generation } : undefined
  }

  async #handOut(session: Session): Promise<OpenedSession> {
    const { audience } = session
    const issued = Math.floor(this.#platform.clock.now().getTime() / 1000)
    const token = await new SignJWT({ sid: session._id })
      .setProtectedHeader({ alg: 'HS256', typ: accessTokenType })
      .setIssuer('pinline')
      .setAudience(audience)
      .setSubject(session.subjectId)
      .setIssuedAt(issued)
      .setExpirationTime(issued + accessSeconds)
      .sign(this.#key)
    return {
      sessionId: sessionId.parse(session._id),
      subjectId: session.subjectId,
      token,
      expiresAt: new Date((issued + accessSeconds) * 1000).toISOString(),
      cookie: {
        ...cookies[audience],
        value: `${session._id}.${session.generation}.${this.#mac(audience, session._id, session.generation)}`,
        maxAgeSeconds: Math.ceil((session.endsAt.getTime() - this.#platform.clock.now().getTime()) / 1000),
      },
    }
  }
}
