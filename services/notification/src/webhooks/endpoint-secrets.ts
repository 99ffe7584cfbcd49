import type { Platform } from '@pinline/chassis/service'
import type { VaultReference, WebhookEndpointId } from '@pinline/events/ids'
import { z } from 'zod'
import { newWebhookSecret } from './sign-webhook.ts'

type VaultPlatform = Pick<Platform, 'vault'>

const kind = 'webhook-secret'
const stored = z.object({ secret: z.string() })

/** Draws a secret and puts it into the vault. */
export const putNewSecret = async ({ vault }: VaultPlatform, id: WebhookEndpointId): Promise<VaultReference> =>
  await vault.put(kind, id, { secret: newWebhookSecret() }, stored)

/** Secrets in the given order; without those that were erased. */
export const getSecrets = async (
  { vault }: VaultPlatform,
  references: readonly VaultReference[],
): Promise<readonly string[]> =>
  (await vault.getMany(references, stored)).flatMap((value) => (value === undefined ? [] : [value.secret]))

/** Erases every secret that an endpoint has had. */
export const eraseSecrets = async ({ vault }: VaultPlatform, id: WebhookEndpointId): Promise<void> =>
  await vault.erase(kind, id)
