import type { AuditSubject } from '../contract/record-audit.ts'

const subjects = new WeakMap<object, AuditSubject>()

/** Remembers whom a request without a session is about, once its handler knows. */
export const rememberSubject = (request: object, subject: AuditSubject): void => {
  subjects.set(request, subject)
}

export const subjectOf = (request: object): AuditSubject | undefined => subjects.get(request)
