/** The result of one run of one fault. */
export interface FaultRun {
  readonly fault: string
  readonly seed: number
  /** ISO 8601 */
  readonly at: string
  /** The commit that it ran on. */
  readonly commit: string
  /** False if the fault missed or too few orders were acknowledged: the run does not count. */
  readonly counts: boolean
  readonly hit: string
  /** Why the run could not be judged; absent if it was. */
  readonly failed?: string
  readonly acknowledged: number
  /** Number of acknowledged orders required for the run to count. */
  readonly demanded: number
  readonly calls: { readonly ok: number; readonly fail: number; readonly unknown: number }
  /** Latency of calls with a response, ms: median and 95th percentile. */
  readonly placingMs: { readonly p50: number; readonly p95: number }
  readonly violations: readonly string[]
  readonly faultSeconds: number
  readonly quietSeconds: number
  readonly seconds: number
}

/** A run that ended before it could be judged. */
export const failedRun = (
  of: Pick<FaultRun, 'fault' | 'seed' | 'demanded' | 'commit'>,
  error: unknown,
  seconds: number,
): FaultRun => ({
  ...of,
  at: new Date().toISOString(),
  counts: false,
  hit: '',
  failed: error instanceof Error ? error.message : String(error),
  acknowledged: 0,
  calls: { ok: 0, fail: 0, unknown: 0 },
  placingMs: { p50: 0, p95: 0 },
  violations: [],
  faultSeconds: 0,
  quietSeconds: 0,
  seconds,
})
