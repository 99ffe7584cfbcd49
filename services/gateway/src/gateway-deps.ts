import type { AuditRecorder } from '@pinline/chassis/audit/audit-recorder'
import type { Authenticator } from '@pinline/chassis/http/authenticate'
import type { ServiceName } from '@pinline/events/event'
import type { GatewayLimits } from './config.ts'
import type { MaintenanceWatch } from './maintenance-watch.ts'
import type { RequestWatch } from './watch-requests.ts'

/** What the gateway is given. */
export interface GatewayDeps {
  readonly urls: Readonly<Record<ServiceName, string>>
  readonly storefrontUrl: string
  readonly internalToken: string
  readonly authenticate: Authenticator
  /** The person of a token with a valid signature. */
  readonly personOf: (bearer: string) => Promise<string | undefined>
  readonly audit: AuditRecorder
  readonly watch: RequestWatch
  readonly maintenance: Pick<MaintenanceWatch, 'until' | 'refusal'>
  /** Where the tracing tool shows a trace, with `{traceId}`; null without such a tool. */
  readonly traceUrl: string | null
  readonly consoleFolder: string
  /** Addresses and subnets of proxies in front whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[]
  readonly publicOrigin: string | undefined
  /** Names that a request may give as its host. */
  readonly hosts: ReadonlySet<string>
  readonly limits: GatewayLimits
}
