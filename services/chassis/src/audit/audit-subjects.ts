import type { AuditSubject } from '@pinline/contracts/api/record-audit'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'

const subjects = new WeakMap<object, AuditSubject>()

/** Stores which account a request without a session is about, once its handler knows. */
export const storeAuditSubject = (request: object, subject: AuditSubject): void => {
  subjects.set(request, subject)
}

const objects = new WeakMap<object, AuditedObjects>()

/** The objects of a message, as ids by field name; never text that a client may have written. */
export type AuditedObjects = Readonly<Record<string, string>>

/** Stores what a signed message did, or why it was rejected, once its handler has read it. */
export const storeAuditObjects = (request: object, audited: AuditedObjects): void => {
  objects.set(request, audited)
}

export const objectsOf = (request: object): AuditedObjects | undefined => objects.get(request)

export const subjectOf = (request: object): AuditSubject | undefined => subjects.get(request)

const securityKinds = new WeakMap<object, SecurityEventKind>()

/** Stores what a refused request is, where its code does not say it. */
export const storeSecurityKind = (request: object, kind: SecurityEventKind): void => {
  securityKinds.set(request, kind)
}

export const securityKindOf = (request: object): SecurityEventKind | undefined => securityKinds.get(request)
