import type { BuyerId, StaffId, VaultReference, WebhookEndpointId } from '@pinline/events/ids'
import type { WebhookEndpointContent } from '@pinline/events/notification/webhook-endpoint-content'
import type { WebhookDisabledReason } from '@pinline/events/notification/webhook-endpoint-disabled'

/** An endpoint as it is shown and sent to. */
export interface WebhookEndpointView extends WebhookEndpointContent {
  readonly endpointId: WebhookEndpointId
  /** Of a buyer's endpoint only. */
  readonly buyerId?: BuyerId | undefined
  readonly status: 'enabled' | 'disabled'
  readonly disabledReason: WebhookDisabledReason | null
  readonly disabledAt: string | null
  /** Failures before then do not count. */
  readonly enabledAt: string
  readonly secretRef: VaultReference
  readonly secretAt: string
  readonly previousSecretRef: VaultReference | null
  readonly previousSecretUntil: string | null
  readonly createdAt: string
  readonly createdBy: StaffId | null
  readonly updatedAt: string
  readonly updatedBy: StaffId | null
}
