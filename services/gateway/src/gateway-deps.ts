import type { AuditRecorder } from '@pinline/chassis/audit/audit-recorder'
import type { Authenticator } from '@pinline/chassis/http/authenticate'
import type { ServiceName } from '@pinline/events/event'

/** What the gateway is given. */
export interface GatewayDeps {
  readonly urls: Readonly<Record<ServiceName, string>>
  readonly storefrontUrl: string
  readonly internalToken: string
  readonly authenticate: Authenticator
  readonly audit: AuditRecorder
  readonly consoleFolder: string
  /** Addresses and subnets of proxies in front whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[]
}
