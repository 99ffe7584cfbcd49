import type { AuditSubject } from '@pinline/contracts/api/record-audit'

const subjects = new WeakMap<object, AuditSubject>()

/** Remembers whom a request without a session is about, once its handler knows. */
export const storeAuditSubject = (request: object, subject: AuditSubject): void => {
  subjects.set(request, subject)
}

const objects = new WeakMap<object, AuditedObjects>()

/** What a message was about, ids by the names of their fields: nothing that a stranger may have written. */
export type AuditedObjects = Readonly<Record<string, string>>

/** Remembers what a signed message has done, or was refused for, once its handler has read it. */
export const storeAuditObjects = (request: object, audited: AuditedObjects): void => {
  objects.set(request, audited)
}

export const objectsOf = (request: object): AuditedObjects | undefined => objects.get(request)

export const subjectOf = (request: object): AuditSubject | undefined => subjects.get(request)
