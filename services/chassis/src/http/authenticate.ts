import { timingSafeEqual } from 'node:crypto'
import { buyerId, sessionId, staffId } from '@pinline/events/ids'
import { type JWTPayload, jwtVerify } from 'jose'
import type { Authority } from '../contract/call.ts'
import { type Rejection, rejection } from '../contract/error-codes.ts'
import { type AskSessions, keepSessions } from './kept-sessions.ts'
import type { Caller } from './request-context.ts'

const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

const mostVerified = 5000

export type Authenticator = (authority: Authority, bearer: string | undefined) => Promise<Caller | Rejection>

/** Who calls, as the call's authority demands: a token of another audience, algorithm or session is 401, a missing right 403. */
export const authenticator = (parts: {
  tokenSecret: string
  internalToken: string
  askSessions: AskSessions
  /** The time by which tokens run out; the process's own where left out. */
  now?: () => Date
}): Authenticator => {
  const now = parts.now ?? (() => new Date())
  const key = new TextEncoder().encode(parts.tokenSecret)
  const asked = keepSessions(parts.askSessions)
  const verified = new Map<string, JWTPayload>()
  /** What a token says, once its signature is right; the same token is not verified again before it runs out. */
  const claimsOf = async (bearer: string, audience: 'buyer' | 'staff'): Promise<JWTPayload | undefined> => {
    const known = verified.get(`${audience}:${bearer}`)
    if (known?.exp !== undefined && known.exp > now().getTime() / 1000) return known
    try {
      const { payload } = await jwtVerify(bearer, key, {
        audience,
        algorithms: ['HS256'],
        issuer: 'pinline',
        currentDate: now(),
      })
      if (verified.size >= mostVerified) verified.clear()
      verified.set(`${audience}:${bearer}`, payload)
      return payload
    } catch {
      return undefined
    }
  }
  const verify = async (bearer: string, audience: 'buyer' | 'staff'): Promise<Caller | undefined> => {
    const claims = await claimsOf(bearer, audience)
    if (claims === undefined) return undefined
    const session = sessionId.safeParse(claims.sid)
    if (!session.success) return undefined
    const state = await asked({ sessionId: session.data, audience })
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
