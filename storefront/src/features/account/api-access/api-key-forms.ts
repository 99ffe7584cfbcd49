import {
  type ApiKeyRow,
  apiKeyName,
  expiresInDays,
  overlapHours,
  requestsPerMinute,
} from '@pinline/contracts/account/api-keys/api-key-fields'
import { buyerApiScopes } from '@pinline/contracts/api/api-scopes'
import { z } from 'zod'
import type { ProofBy } from '../identity-proof.tsx'
import { identityForm } from '../personal-forms.ts'

/** Days until a key expires; `same` leaves the end that a key has. */
export const expiries = ['30', '90', '365', 'never'] as const
const expiry = z
  .enum([...expiries, 'same'])
  .transform((days) => (days === 'same' ? undefined : days === 'never' ? null : Number(days)))
  .pipe(expiresInDays.optional())

export const apiKeyFormFields = z.object({
  name: apiKeyName,
  scopes: z.array(z.enum(buyerApiScopes)).min(1, 'required'),
  expiry,
  requestsPerMinute: z.string().trim().regex(/^\d+$/, 'required').transform(Number).pipe(requestsPerMinute),
})
export type ApiKeyFormValues = z.input<typeof apiKeyFormFields>

/** A change that makes the key able to do more, more often, or for longer, is confirmed as a new key is. */
export const isWiderKey = (key: ApiKeyRow, { scopes, expiry: end, requestsPerMinute }: ApiKeyFormValues): boolean =>
  scopes.some((scope) => !key.scopes.includes(scope)) ||
  end !== 'same' ||
  Number(requestsPerMinute) > key.requestsPerMinute

export const apiKeyForm = (by: ProofBy) => apiKeyFormFields.extend(identityForm(by).shape)

export const overlaps = ['0', '1', '24', '168'] as const
export const rotateApiKeyForm = (by: ProofBy) =>
  identityForm(by).extend({ overlap: z.enum(overlaps).transform(Number).pipe(overlapHours) })

/** Of password and code, the one that was chosen. */
export const proofOf = (by: ProofBy, { password, code }: { readonly password: string; readonly code: string }) =>
  by === 'password' ? { password } : { code }
