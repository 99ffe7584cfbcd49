import { z } from 'zod'

/**
 * What a security event is. `…-refused`: an attempt that failed. `token-refused`: 401 for an invalid or ended session.
 * `permission-refused`: 403. `rate-limited`: 429. `token-replayed`: a refresh token was used again after its exchange.
 * The last three are done by their owner or by an administrator.
 */
export const securityEventKind = z.enum([
  'sign-in-refused',
  'code-refused',
  'password-refused',
  'token-refused',
  'token-replayed',
  'permission-refused',
  'rate-limited',
  'webhook-refused',
  'upload-refused',
  'credential-changed',
  'session-ended',
  'staff-changed',
])
export type SecurityEventKind = z.infer<typeof securityEventKind>
