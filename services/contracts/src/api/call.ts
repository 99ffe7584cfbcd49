import type { z } from 'zod'
import type { ApiScope } from './api-scopes.ts'
import type { ErrorCode } from './error-codes.ts'
import type { SecurityEventKind } from './security-event-kind.ts'
import type { UploadRule } from './upload-rule.ts'

/** Who may call. A call without an access rule does not compile, a route table without one does not start. */
export type Access =
  /** `audience`: whose token identifies the caller; buyers' if it is omitted. */
  | { readonly kind: 'open'; readonly audience?: 'staff' }
  | { readonly kind: 'buyer' }
  /**
   * `permission` is the key (`authority` in menus) of a button or page of the role's menus; null: any signed-in member
   * of staff. A member who must change their password may only use calls that allow it.
   */
  | { readonly kind: 'staff'; readonly permission: string | null; readonly beforePasswordChange?: true }
  | { readonly kind: 'buyer-or-staff' }
  /** Another service, by the internal token; never routed by the gateway. */
  | { readonly kind: 'internal' }
  /** The route verifies a signature itself (wallet callbacks). */
  | { readonly kind: 'signed' }

/** The permission that a staff call requires. Throws if it requires none, which is a bug. */
export const permissionOf = ({ name, access }: Pick<Call, 'name' | 'access'>): string => {
  if (access.kind !== 'staff' || access.permission === null) throw new Error(`${name} requires no permission`)
  return access.permission
}

export const open: Access = { kind: 'open' }
/** Open to everybody; a valid token of a member of staff says who calls. */
export const openToStaff: Access = { kind: 'open', audience: 'staff' }
export const buyer: Access = { kind: 'buyer' }
export const staff = (permission: string | null): Access => ({ kind: 'staff', permission })
/** Any signed-in member of staff, even one who must change their password first. */
export const staffBeforePasswordChange: Access = { kind: 'staff', permission: null, beforePasswordChange: true }
export const buyerOrStaff: Access = { kind: 'buyer-or-staff' }
export const internal: Access = { kind: 'internal' }
export const signed: Access = { kind: 'signed' }

/** Codes that every call may return besides those of its `errors`. */
export const generalErrors = [
  'malformed-request',
  'unauthenticated',
  'session-over',
  'forbidden',
  'function-disabled',
  'cross-site-request',
  'password-change-required',
  'api-key-invalid',
  'api-key-expired',
  'api-key-scope-missing',
  'api-key-not-allowed',
  'route-not-found',
  'method-not-allowed',
  'request-timeout',
  'payload-too-large',
  'invalid-input',
  'idempotency-key-reused',
  'too-many-requests',
  'internal-error',
  'not-implemented',
  'bad-gateway',
  'in-maintenance',
  'service-unavailable',
  'gateway-timeout',
] as const satisfies readonly ErrorCode[]
export type GeneralError = (typeof generalErrors)[number]

/**
 * One HTTP call: the same object types the client, the service's route, the gateway's routing, the OpenAPI document and
 * the test matrices. `path` is below /api/v1, or at the root if it begins with `/internal/`, `/wallet/` or `/mailbox`.
 */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Code extends ErrorCode = ErrorCode,
> {
  /** The stem that all its files share, e.g. `cancel-order`. */
  readonly name: string
  readonly path: `/${string}`
  /**
   * `read`: POST and GET. `command`: POST, with an Idempotency-Key. `get`: GET only. `post`: a read by POST only, whose
   * input is a secret that must not stand in a URL.
   */
  readonly effect: 'read' | 'command' | 'get' | 'post'
  readonly access: Access
  /** The scope with which an API key may make this call; left out: no key may. */
  readonly apiScope?: ApiScope
  readonly input: Input
  readonly output: Output
  /** Codes beyond `generalErrors`. */
  readonly errors: readonly Code[]
  /**
   * False if the response contains personal data or secrets, which must not be stored with commits: for a repetition
   * the handler responds from the current state.
   */
  readonly storeReply?: false
  /**
   * How the audit trail records it: commands of staff by default, unless `never`; commands of buyers if they change the
   * account; `sign-in` marks sign-in calls, `sign-out` those that are recorded only if they ended a session, `command`
   * includes a call that would be left out otherwise.
   */
  readonly audited?: 'sign-in' | 'sign-out' | 'command' | 'never'
  /** The security event that a successful call is. */
  readonly security?: Extract<SecurityEventKind, 'credential-changed' | 'session-ended' | 'staff-changed'>
  /**
   * Window limits by client address and by account, for calls open to abuse. With `costOf`, each entry of that list of the
   * input counts as a request.
   */
  readonly limit?: { readonly requests: number; readonly perSeconds: number; readonly costOf?: string }
  /**
   * Share that a request takes of what one client may have at work at once, 32 by default, 1 if it is left out. A call that
   * keeps its service busy for tens of milliseconds takes all of it, so that a flood leaves time for everybody else.
   */
  readonly weight?: number
  /** Multipart: the fields are the input; at least one file is required in the field `file`, unless it is optional. */
  readonly upload?: UploadRule
  /**
   * A plain form of a page may post it, so that it works without script: a browser that asks for a page is sent back to
   * the one it came from, with `sent=` or `refused=` in its query. Its idempotency key is the field `pageKey`.
   */
  readonly repliesToPages?: true
  /** The gateway takes this command during maintenance too: without it nobody could sign in, or end it. */
  readonly duringMaintenance?: true
  /** Returns bytes for download, and the envelope only for a rejection. */
  readonly binary?: true
}

export type AnyCall = Call
export type InputOf<C extends Call> = z.input<C['input']>
export type ParsedInputOf<C extends Call> = z.output<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>

export const call = <Input extends z.ZodType, Output extends z.ZodType, const Code extends ErrorCode = never>(
  definition: Call<Input, Output, Code>,
): Call<Input, Output, Code> => definition

export const methodsOf = (effect: Call['effect']): readonly ('GET' | 'POST')[] => {
  switch (effect) {
    case 'read':
      return ['POST', 'GET']
    case 'command':
    case 'post':
      return ['POST']
    case 'get':
      return ['GET']
    default:
      return effect satisfies never
  }
}

/** A list for the console under /api/v1/admin/{name}, in the manner of ra-data-simple-rest. */
export interface AdminResource<Row extends z.ZodType = z.ZodType, Filter extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly permission: string
  /** The scope with which an API key of staff may read the list; left out: no key may. */
  readonly apiScope?: ApiScope
  readonly row: Row
  readonly filter: Filter
  /** Fields that may be sorted by; each pair with the filters has an index. */
  readonly sorts: readonly string[]
  /**
   * If set, rows are counted up to this number only: `X-Total` is then `at-least` instead of `exact`, and `end=n`
   * requests the last n rows, whose position is unknown.
   */
  readonly countsTo?: number
}

export const adminResource = <Row extends z.ZodType, Filter extends z.ZodType>(
  definition: AdminResource<Row, Filter>,
): AdminResource<Row, Filter> => definition
