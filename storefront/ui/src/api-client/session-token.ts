import { z } from 'zod'

/** The short-lived access token. The refresh token is a cookie that scripts cannot read. */
export const sessionToken = z.object({
  token: z.string().min(1),
  /** ISO 8601, by the server's clock. */
  expiresAt: z.string(),
})
export type SessionToken = z.infer<typeof sessionToken>
