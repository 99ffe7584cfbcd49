import { callService } from '@pinline/chassis/http/call-service'
import { readMaintenance } from '@pinline/contracts/account/maintenance/read-maintenance'
import { isRejection, type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type { Logger } from 'pino'

/** Says in each response of the API until when nothing can be changed; the renderer gets it with a request for a page. */
export const maintenanceHeader = 'x-maintenance-until'

const everyMs = 1000
const timeoutMs = 2000
const minRetrySeconds = 30
const maxRetrySeconds = 3600

interface WatchDeps {
  readonly read: () => Promise<string | null>
  readonly now: () => number
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/** Queries the account service. Throws if it does not respond. */
export const maintenanceReader = (accountUrl: string, internalToken: string) => async (): Promise<string | null> => {
  const found = await callService(accountUrl, internalToken, readMaintenance, {}, { timeoutMs })
  if (isRejection(found)) throw new Error(found.code)
  return found.until
}

/**
 * Whether the installation is in maintenance, as the account service said a second ago. While that does not respond, what
 * it said last counts: a restart of it neither begins nor ends maintenance. Shown by
 * tests/system/product/maintenance.spec.ts.
 */
export class MaintenanceWatch {
  readonly #deps: WatchDeps
  #until: string | null = null
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(deps: WatchDeps) {
    this.#deps = deps
  }

  /** Resolves after the first query, whether it was responded to or not. */
  async start(): Promise<void> {
    await this.#look()
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.start(), everyMs).unref()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** When it is expected to be over, which may be past; null while changes are taken. */
  get until(): string | null {
    return this.#until
  }

  /** Why a change is not taken now; undefined if it is. */
  refusal(): Rejection | undefined {
    if (this.#until === null) return undefined
    const seconds = Math.ceil((Date.parse(this.#until) - this.#deps.now()) / 1000)
    const retryAfterSeconds = Math.min(Math.max(seconds, minRetrySeconds), maxRetrySeconds)
    return rejection('in-maintenance', { data: { retryAfterSeconds, until: this.#until } })
  }

  async #look(): Promise<void> {
    try {
      const until = await this.#deps.read()
      if (until !== this.#until)
        this.#deps.logger.info({ until }, until === null ? 'maintenance is over' : 'maintenance')
      this.#until = until
    } catch (error) {
      if (this.#until !== null) this.#deps.logger.warn({ error }, 'maintenance goes on: account does not respond')
    }
  }
}
