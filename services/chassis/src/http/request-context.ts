import type { IncomingHttpHeaders } from 'node:http'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { Position } from '@pinline/contracts/api/position'
import type { AuditSubject } from '@pinline/contracts/api/record-audit'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'
import type { ApiKeyId, BuyerId, SessionId, StaffId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { AuditedObjects } from '../audit/audit-subjects.ts'
import type { CommandContext } from '../event-store/commit.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'

/** How a person calls: by a session, or by an API key, which has none. */
type Credential =
  | { readonly sessionId: SessionId; readonly apiKey?: undefined }
  | { readonly sessionId?: undefined; readonly apiKey: CallingApiKey }

export interface CallingApiKey {
  readonly id: ApiKeyId
  readonly requestsPerMinute: number
}

export type Caller =
  | { readonly kind: 'visitor' }
  | ({ readonly kind: 'buyer'; readonly id: BuyerId } & Credential)
  | ({
      readonly kind: 'staff'
      readonly id: StaffId
      readonly roleId: string | undefined
      /** Of a key no more than the call requires. */
      readonly permissions: ReadonlySet<string>
    } & Credential)
  | { readonly kind: 'service'; readonly id: string }

/** What a handler gets besides its parsed input. */
export interface RequestContext {
  readonly actor: Caller
  /** Throws if the caller is no buyer, which the call's access rules out. */
  readonly buyerId: BuyerId
  /** Throws if the caller is no member of staff. */
  readonly staffId: StaffId
  /** Stores for the audit trail which account a request without a session is about. */
  readonly setAuditSubject: (account: AuditSubject) => void
  /** Records the response to a signed message in the audit trail, with the objects that it is about. */
  readonly setAuditObjects: (objects: AuditedObjects) => void
  /** Stores which security event the refusal is, where its code does not say it. */
  readonly setSecurityKind: (kind: SecurityEventKind) => void
  readonly language: LanguageCode
  readonly currency: CurrencyCode
  readonly requestId: string
  readonly correlationId: string
  /** The client's network address. */
  readonly address: string
  /** Whether the client is on this machine. */
  readonly isLocal: boolean
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: IncomingHttpHeaders
  readonly commandContext: CommandContext
  readonly positions: readonly Position[]
  /** The raw body, for signatures. */
  readonly rawBody: Buffer
  /** Files of a multipart request; removed when the response is sent. */
  readonly files: readonly UploadedFile[]
}
