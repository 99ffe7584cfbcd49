import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type LanguageCode, negotiateLanguage } from '@pinline/contracts/api/languages'
import { parsePositions } from '@pinline/contracts/api/position'
import { cleanHeader } from '@pinline/contracts/api/text'
import type { Actor } from '@pinline/events/event'
import { type CurrencyCode, currencyCode } from '@pinline/events/money'
import { parseCookie } from 'cookie'
import type { Request } from 'express'
import { storeAuditObjects, storeAuditSubject, storeSecurityKind } from '../audit/audit-subjects.ts'
import type { CommandContext } from '../event-store/commit.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'
import { isLocalClient } from './local-client.ts'
import type { Caller, RequestContext } from './request-context.ts'

/** The request id: the client's if it is well-formed, else a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const requested = headers['x-request-id']
  return typeof requested === 'string' && /^[A-Za-z0-9_-]{8,80}$/.test(requested) ? requested : randomUUID()
}

export const languageOf = (request: Request): LanguageCode =>
  negotiateLanguage({
    xLocale: request.get('x-locale'),
    locale: request.get('locale'),
    acceptLanguage: request.get('accept-language'),
  })

const currencyOf = (request: Request): CurrencyCode => {
  const parsed = currencyCode.safeParse(request.get('x-currency')?.toUpperCase())
  return parsed.success ? parsed.data : 'USD'
}

/** An access token or an API key; KiCad sends its keys as `Token …`. */
export const bearerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | undefined =>
  headers.authorization === undefined
    ? undefined
    : /^(?:Bearer (\S+)|Token (pln_\S+))$/i
        .exec(headers.authorization)
        ?.slice(1)
        .find((token) => token !== undefined)

/** The gateway passes the client's address on; services listen on the loopback only. */
export const addressOf = (request: Request): string =>
  request.get('x-forwarded-for')?.split(',')[0]?.trim() ?? request.socket.remoteAddress ?? ''

export const actorOf = (caller: Caller): Actor => {
  switch (caller.kind) {
    case 'visitor':
      return { kind: 'visitor' }
    case 'buyer':
    case 'staff':
    case 'service':
      return { kind: caller.kind, id: caller.id }
    default:
      return caller satisfies never
  }
}

const rawBodies = new WeakMap<object, Buffer>()
/** Stores the raw body, for signatures. */
export const storeRawBody = (request: object, body: Buffer): void => {
  rawBodies.set(request, body)
}

export const contextOf = (
  request: Request,
  caller: Caller,
  requestId: string,
  commandRequest: CommandContext['request'],
  requestIsNew = false,
  files: readonly UploadedFile[] = [],
): RequestContext => {
  const commandContext: CommandContext = {
    actor: actorOf(caller),
    correlationId: requestId,
    causationId: requestId,
    ...(commandRequest === undefined ? {} : { request: commandRequest }),
    ...(requestIsNew ? { requestIsNew: true as const } : {}),
  }
  return {
    actor: caller,
    get buyerId() {
      if (caller.kind !== 'buyer') throw new Error('the caller is no buyer')
      return caller.id
    },
    get staffId() {
      if (caller.kind !== 'staff') throw new Error('the caller is no member of staff')
      return caller.id
    },
    setAuditSubject: (account) => storeAuditSubject(request, account),
    setAuditObjects: (objects) => storeAuditObjects(request, objects),
    setSecurityKind: (kind) => storeSecurityKind(request, kind),
    language: languageOf(request),
    currency: currencyOf(request),
    requestId,
    correlationId: requestId,
    address: addressOf(request),
    isLocal: isLocalClient(request),
    userAgent: cleanHeader(request.get('user-agent') ?? '', 300),
    cookies: parseCookie(request.get('cookie') ?? ''),
    headers: request.headers,
    commandContext,
    positions: parsePositions(request.get('x-position')),
    rawBody: rawBodies.get(request) ?? Buffer.alloc(0),
    files,
  }
}
