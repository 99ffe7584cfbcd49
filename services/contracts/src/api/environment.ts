import { z } from 'zod'
import { call, internal } from './call.ts'

/** Environment variables that staff see: those whose effect they meet in their work, and whether secrets are set. */
export const environmentVariables = [
  'PUBLIC_URL',
  'PINLINE_MODE',
  'RATE_LIMITS',
  'CLAMD_URL',
  'FILES_STORE',
  'EXTERNAL_EFFECT_MAX_DAYS',
  'PASSWORD_MIN',
  'PASSWORD_MAX',
  'PASSWORD_CLASSES',
  'CHANGE_UNDO_HOURS',
  'FILES_BUYER_QUOTA_MB',
  'FILES_STAFF_QUOTA_MB',
  'FILES_UNATTACHED_HOURS',
  'CURRENCY_CHANGE_LIMIT_PERCENT',
  'CONTENT_SELF_APPROVAL',
  'CONTENT_TRANSLATION_DAYS',
  'WALLET',
  'WALLET_SECRET',
  'SMTP_URL',
  'SMTP_FROM',
  'FORM_FILES_DAY_MB',
  'WEBHOOK_TIMEOUT_SECONDS',
  'WEBHOOK_DISABLE_AFTER_HOURS',
  'WEBHOOK_LOG_DAYS',
  'TOKEN_SECRET',
  'VAULT_SECRET',
] as const
export const environmentVariable = z.enum(environmentVariables)
export type EnvironmentVariable = z.infer<typeof environmentVariable>

/** A variable of a service. `value` is null for a secret, whatever it is, and for one that is not set. */
export const environmentValue = z.object({
  variable: environmentVariable,
  isSecret: z.boolean(),
  isSet: z.boolean(),
  value: z.union([z.string(), z.number()]).nullable(),
})
export type EnvironmentValue = z.infer<typeof environmentValue>

/** What the environment of a service sets, as far as staff see it; the gateway collects it for the console. */
export const getServiceEnvironment = call({
  name: 'get-service-environment',
  path: '/internal/environment',
  effect: 'read',
  access: internal,
  input: z.object({}),
  output: z.object({ list: z.array(environmentValue) }),
  errors: [],
})
