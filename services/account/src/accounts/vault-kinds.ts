import { languageCode } from '@pinline/contracts/api/languages'
import { z } from 'zod'

/** A buyer's contacts. Vault kind `contact`, by buyer id. */
export const contactVersion = z.object({
  phone: z.string().optional(),
  email: z.string().optional(),
  name: z.string().optional(),
  language: languageCode,
})
export type ContactVersion = z.infer<typeof contactVersion>

/** A password's argon2id hash. Vault kind `credential`, by buyer or staff id. */
export const credentialVersion = z.object({ passwordHash: z.string() })

/** A staff profile. Vault kind `profile`, by staff id. */
export const profileVersion = z.object({
  username: z.string(),
  name: z.string(),
  phone: z.string().optional(),
  email: z.string().optional(),
  /** The address that the member confirmed by a code; colleagues may have given them another since. */
  confirmedEmail: z.string().optional(),
  /** In which the member is written to: that of the console when they last changed something about themselves. */
  language: languageCode.optional(),
})
export type ProfileVersion = z.infer<typeof profileVersion>

/**
 * The secret of an authenticator app in base 32, and hashes of the recovery codes; none while it is being set up.
 * Vault kind `secondfactor`, by staff id.
 */
export const secondFactorVersion = z.object({
  secret: z.string(),
  /** ISO 8601. */
  begunAt: z.string(),
  recoveryHashes: z.array(z.string()),
})
export type SecondFactorVersion = z.infer<typeof secondFactorVersion>
