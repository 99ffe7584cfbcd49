import { z } from 'zod'

/** The result of one run of one fault. */
export const faultRun = z.object({
  fault: z.string(),
  seed: z.int(),
  at: z.iso.datetime(),
  /** False if the fault missed or too few orders were acknowledged: the run does not count. */
  counts: z.boolean(),
  hit: z.string(),
  acknowledged: z.int(),
  /** Number of acknowledged orders required for the run to count. */
  demanded: z.int(),
  calls: z.object({ ok: z.int(), fail: z.int(), unknown: z.int() }),
  /** Latency of calls with a response, ms: median and 95th percentile. */
  placingMs: z.object({ p50: z.number(), p95: z.number() }),
  violations: z.array(z.string()),
  faultSeconds: z.number(),
  quietSeconds: z.number(),
  seconds: z.number(),
})
export type FaultRun = z.infer<typeof faultRun>
