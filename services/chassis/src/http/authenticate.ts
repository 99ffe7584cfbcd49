import { timingSafeEqual } from 'node:crypto'
import type { ApiScope } from '@pinline/contracts/api/api-scopes'
import type { Access } from '@pinline/contracts/api/call'
import type { ApiKeyState } from '@pinline/contracts/api/check-api-keys'
import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import { buyerId, type SessionId, sessionId, staffId } from '@pinline/events/ids'
import { type JWTPayload, jwtVerify } from 'jose'
import { LRUCache } from 'lru-cache'
import { type ApiKeyClient, cacheApiKeys, isApiKey } from './api-key-cache.ts'
import type { Caller } from './request-context.ts'
import { cacheSessions, type SessionClient, type SessionState } from './session-cache.ts'

const sameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** `typ` of access tokens (RFC 9068), so that no other token signed with the same key is accepted as one. */
export const accessTokenType = 'at+jwt'

const maxVerified = 5000

/** A rejection, and its caller if known. */
export type AuthenticationFailure = Rejection & { readonly caller?: Caller }

/** @param apiScope with which an API key may make the call; undefined: none may */
export type Authenticator = (
  access: Access,
  bearer: string | undefined,
  apiScope?: ApiScope,
) => Promise<Caller | AuthenticationFailure>

/** A caller, their suspended keys, and whether the password must be changed first. */
interface Verified {
  readonly caller: Caller
  readonly suspended: readonly string[]
  readonly mustChange: boolean
}

type ActiveKey = Extract<ApiKeyState, { status: 'active' }>

/**
 * Reads the claims of tokens with a valid signature, undefined for any other; a token is verified once and cached until
 * it expires.
 */
const claimsReader = (tokenSecret: string, now: () => Date) => {
  const key = new TextEncoder().encode(tokenSecret)
  const verified = new LRUCache<string, JWTPayload>({ max: maxVerified })
  return async (bearer: string, audience: 'buyer' | 'staff'): Promise<JWTPayload | undefined> => {
    const known = verified.get(`${audience}:${bearer}`)
    if (known?.exp !== undefined && known.exp > now().getTime() / 1000) return known
    try {
      const { payload } = await jwtVerify(bearer, key, {
        audience,
        algorithms: ['HS256'],
        issuer: 'pinline',
        typ: accessTokenType,
        requiredClaims: ['exp', 'sub', 'sid'],
        currentDate: now(),
      })
      verified.set(`${audience}:${bearer}`, payload)
      return payload
    } catch {
      return undefined
    }
  }
}

/**
 * The subject of a token with a valid signature, whether its session is alive or not; undefined for any other. For
 * counting only: it grants nothing.
 */
export const personReader = (tokenSecret: string): ((bearer: string) => Promise<string | undefined>) => {
  const claimsOf = claimsReader(tokenSecret, () => new Date())
  return async (bearer) => ((await claimsOf(bearer, 'buyer')) ?? (await claimsOf(bearer, 'staff')))?.sub
}

const verifiedCaller = (
  audience: 'buyer' | 'staff',
  subject: string | undefined,
  session: SessionId,
  state: SessionState,
): Verified | undefined => {
  if (audience === 'buyer') {
    const id = buyerId.safeParse(subject)
    return id.success
      ? { caller: { kind: 'buyer', id: id.data, sessionId: session }, suspended: [], mustChange: false }
      : undefined
  }
  const id = staffId.safeParse(subject)
  return id.success
    ? {
        caller: {
          kind: 'staff',
          id: id.data,
          sessionId: session,
          roleId: state.roleId,
          permissions: new Set(state.permissions),
        },
        suspended: state.suspended ?? [],
        mustChange: state.mustChangePassword ?? false,
      }
    : undefined
}

/** Staff, if their password stands and their role has the key that the call requires. */
const admitStaff = (
  access: Extract<Access, { kind: 'staff' }>,
  known: Verified | undefined,
): Caller | AuthenticationFailure => {
  if (known?.caller.kind !== 'staff') return rejection('unauthenticated')
  if (known.mustChange && access.beforePasswordChange !== true) return rejection('password-change-required')
  if (access.permission === null || known.caller.permissions.has(access.permission)) return known.caller
  const isSuspended = known.suspended.includes(access.permission)
  return { ...rejection(isSuspended ? 'function-disabled' : 'forbidden'), caller: known.caller }
}

/** Who calls by an active key, with no more permissions than the call requires. */
const keyCaller = (
  { keyId, owner, requestsPerMinute, roleId, permissions, suspended, mustChangePassword }: ActiveKey,
  required: string | null,
): Verified => {
  const apiKey = { id: keyId, requestsPerMinute }
  if (owner.kind === 'buyer')
    return { caller: { kind: 'buyer', id: owner.id, apiKey }, suspended: [], mustChange: mustChangePassword }
  const held = new Set(permissions.filter((permission) => permission === required))
  return {
    caller: { kind: 'staff', id: owner.id, roleId, permissions: held, apiKey },
    suspended,
    mustChange: mustChangePassword,
  }
}

/**
 * The owner of an API key, if the key has the call's scope and the owner may call. An open call refuses a wrong key as
 * well: a program that sends one must learn that it is wrong.
 */
const admitKey = (
  access: Extract<Access, { kind: 'open' | 'buyer' | 'staff' | 'buyer-or-staff' }>,
  state: ApiKeyState,
  apiScope: ApiScope | undefined,
): Caller | AuthenticationFailure => {
  if (state.status === 'unknown') return rejection('api-key-invalid')
  if (state.status === 'expired') return rejection('api-key-expired')
  const known = keyCaller(state, access.kind === 'staff' ? access.permission : null)
  if (apiScope === undefined) return { ...rejection('api-key-not-allowed'), caller: known.caller }
  if ((access.kind === 'buyer' || access.kind === 'staff') && access.kind !== known.caller.kind)
    return { ...rejection('forbidden'), caller: known.caller }
  if (!state.scopes.includes(apiScope))
    return { ...rejection('api-key-scope-missing', { data: { scope: apiScope } }), caller: known.caller }
  if (access.kind === 'staff') return admitStaff(access, known)
  return known.mustChange ? rejection('password-change-required') : known.caller
}

/**
 * The caller, as the call's access requires: a token of another audience, algorithm or session is 401, a missing
 * permission 403.
 */
export const authenticator = (deps: {
  tokenSecret: string
  internalToken: string
  sessionClient: SessionClient
  apiKeyClient: ApiKeyClient
  /** Clock for the expiry of tokens; the process's own if omitted. */
  now?: () => Date
}): Authenticator => {
  const claimsOf = claimsReader(deps.tokenSecret, deps.now ?? (() => new Date()))
  const loadSession = cacheSessions(deps.sessionClient)
  const loadKey = cacheApiKeys(deps.apiKeyClient)
  const verify = async (bearer: string, audience: 'buyer' | 'staff'): Promise<Verified | undefined> => {
    const claims = await claimsOf(bearer, audience)
    if (claims === undefined) return undefined
    const session = sessionId.safeParse(claims.sid)
    if (!session.success) return undefined
    const state = await loadSession({ sessionId: session.data, audience })
    if (!state.alive) return undefined
    return verifiedCaller(audience, claims.sub, session.data, state)
  }
  const buyerOf = async (bearer: string): Promise<Caller | undefined> => (await verify(bearer, 'buyer'))?.caller
  return async (access, bearer, apiScope) => {
    if (bearer !== undefined && isApiKey(bearer) && access.kind !== 'signed' && access.kind !== 'internal')
      return admitKey(access, await loadKey(bearer), apiScope)
    switch (access.kind) {
      case 'open': {
        const known = bearer === undefined ? undefined : await verify(bearer, access.audience ?? 'buyer')
        return known?.caller ?? { kind: 'visitor' }
      }
      case 'signed':
        return (bearer === undefined ? undefined : await buyerOf(bearer)) ?? { kind: 'visitor' }
      case 'internal':
        return bearer !== undefined && sameText(bearer, deps.internalToken)
          ? { kind: 'service', id: 'internal' }
          : rejection('unauthenticated')
      case 'buyer':
        return (bearer === undefined ? undefined : await buyerOf(bearer)) ?? rejection('unauthenticated')
      case 'buyer-or-staff': {
        const known =
          bearer === undefined ? undefined : ((await verify(bearer, 'buyer')) ?? (await verify(bearer, 'staff')))
        if (known === undefined) return rejection('unauthenticated')
        return known.mustChange ? rejection('password-change-required') : known.caller
      }
      case 'staff': {
        const known = bearer === undefined ? undefined : await verify(bearer, 'staff')
        return admitStaff(access, known)
      }
      default:
        return access satisfies never
    }
  }
}
