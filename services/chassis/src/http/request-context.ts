import type { IncomingHttpHeaders } from 'node:http'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { Position } from '@pinline/contracts/api/position'
import type { AuditSubject } from '@pinline/contracts/api/record-audit'
import type { BuyerId, SessionId, StaffId } from '@pinline/events/ids'
import type { CurrencyCode } from '@pinline/events/money'
import type { AuditedObjects } from '../audit/audit-subjects.ts'
import type { CommandContext } from '../event-store/commit.ts'
import type { UploadedFile } from '../files/uploaded-file.ts'

export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'buyer'; readonly id: BuyerId; readonly sessionId: SessionId }
  | {
      readonly kind: 'staff'
      readonly id: StaffId
      readonly sessionId: SessionId
      readonly roleId: string | undefined
      readonly permissions: ReadonlySet<string>
    }
  | { readonly kind: 'service'; readonly id: string }

/** What a handler knows of the request, beside its parsed input. */
export interface RequestContext {
  readonly actor: Caller
  /** Throws where the caller is no buyer: the authority of the call rules that out. */
  readonly buyerId: BuyerId
  /** Throws where the caller is no member of staff. */
  readonly staffId: StaffId
  /** Tells the audit trail which account a request without a session is about. */
  readonly setAuditSubject: (account: AuditSubject) => void
  /** Has the answer to a signed message stand in the audit trail, with what the message was about. */
  readonly setAuditObjects: (objects: AuditedObjects) => void
  readonly language: LanguageCode
  readonly currency: CurrencyCode
  readonly requestId: string
  readonly correlationId: string
  /** The client's network address. */
  readonly address: string
  readonly userAgent: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  readonly headers: IncomingHttpHeaders
  readonly commandContext: CommandContext
  readonly positions: readonly Position[]
  /** The body as it came, for signatures. */
  readonly rawBody: Buffer
  /** What a multipart request has brought; gone when the request is answered. */
  readonly files: readonly UploadedFile[]
}
