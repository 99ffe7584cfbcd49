import { timingSafeEqual } from 'node:crypto'
import { buyerId, sessionId, staffId } from '@pinline/events/ids'
import { jwtVerify } from 'jose'
import type { Authority } from '../contract/call.ts'
import { type Rejection, rejection } from '../contract/error-codes.ts'
import type { Caller } from './request-context.ts'

export interface SessionState {
  readonly alive: boolean
  readonly roleId?: string | undefined
  readonly authorities: readonly string[]
}

export type AskSession = (sessionId: string, audience: 'buyer' | 'staff') => Promise<SessionState>

const keptMs = 500

/** Session answers kept for half a second, so that ending one acts within a second on every instance. */
export const keepSessions = (ask: AskSession): AskSession => {
  const kept = new Map<string, { until: number; state: Promise<SessionState> }>()
  return (id, audience) => {
    const key = `${audience}:${id}`
    const known = kept.get(key)
    if (known !== undefined && known.until > performance.now()) return known.state
    const state = ask(id, audience)
    if (kept.size > 10_000) kept.clear()
    kept.set(key, { until: performance.now() + keptMs, state })
    state.catch(() => kept.delete(key))
    return state
  }
}

const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

export type Authenticator = (authority: Authority, bearer: string | undefined) => Promise<Caller | Rejection>

/** Who calls, as the call's authority demands: a token of another audience, algorithm or session is 401, a missing right 403. */
export const authenticator = (parts: {
  tokenSecret: string
  internalToken: string
  askSession: AskSession
}): Authenticator => {
  const key = new TextEncoder().encode(parts.tokenSecret)
  const asked = keepSessions(parts.askSession)
  const verify = async (bearer: string, audience: 'buyer' | 'staff'): Promise<Caller | undefined> => {
    let claims: { sub?: unknown; sid?: unknown }
    try {
      claims = (await jwtVerify(bearer, key, { audience, algorithms: ['HS256'], issuer: 'pinline' })).payload
    } catch {
      return undefined
    }
    const session = sessionId.safeParse(claims.sid)
    if (!session.success) return undefined
    const state = await asked(session.data, audience)
    if (!state.alive) return undefined
    if (audience === 'buyer') {
      const id = buyerId.safeParse(claims.sub)
      return id.success ? { kind: 'buyer', id: id.data, sessionId: session.data } : undefined
    }
    const id = staffId.safeParse(claims.sub)
    return id.success
      ? {
          kind: 'staff',
          id: id.data,
          sessionId: session.data,
          roleId: state.roleId,
          authorities: new Set(state.authorities),
        }
      : undefined
  }
  return async (authority, bearer) => {
    switch (authority.kind) {
      case 'open':
      case 'signed':
        return (bearer === undefined ? undefined : await verify(bearer, 'buyer')) ?? { kind: 'visitor' }
      case 'internal':
        return bearer !== undefined && sameText(bearer, parts.internalToken)
          ? { kind: 'service', id: 'internal' }
          : rejection('unauthenticated')
      case 'buyer':
        return (bearer === undefined ? undefined : await verify(bearer, 'buyer')) ?? rejection('unauthenticated')
      case 'buyer-or-staff':
        return (
          (bearer === undefined ? undefined : ((await verify(bearer, 'buyer')) ?? (await verify(bearer, 'staff')))) ??
          rejection('unauthenticated')
        )
      case 'staff': {
        const caller = bearer === undefined ? undefined : await verify(bearer, 'staff')
        if (caller?.kind !== 'staff') return rejection('unauthenticated')
        return authority.authority === null || caller.authorities.has(authority.authority)
          ? caller
          : rejection('forbidden')
      }
      default: {
        const missing: never = authority
        return missing
      }
    }
  }
}
