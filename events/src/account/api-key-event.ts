import { z } from 'zod'
import { apiKeyChanged } from './api-key-changed.ts'
import { apiKeyCreated } from './api-key-created.ts'
import { apiKeyRevoked } from './api-key-revoked.ts'
import { apiKeyRotated } from './api-key-rotated.ts'

/** The events of an API key's stream. */
export const apiKeyEvent = z.discriminatedUnion('type', [apiKeyCreated, apiKeyRotated, apiKeyChanged, apiKeyRevoked])
export type ApiKeyEvent = z.infer<typeof apiKeyEvent>
