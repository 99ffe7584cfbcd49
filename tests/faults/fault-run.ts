import { z } from 'zod'

/** What came of one run of one fault. */
export const faultRun = z.object({
  fault: z.string(),
  seed: z.int(),
  at: z.iso.datetime(),
  /** False where the fault missed or too few orders were acknowledged: the run says nothing. */
  counts: z.boolean(),
  hit: z.string(),
  acknowledged: z.int(),
  /** How many had to be, for the run to count. */
  demanded: z.int(),
  calls: z.object({ ok: z.int(), fail: z.int(), unknown: z.int() }),
  /** Milliseconds from asking to an answer, of the calls that got one: half, and nineteen of twenty, took no longer. */
  placingMs: z.object({ p50: z.number(), p95: z.number() }),
  violations: z.array(z.string()),
  faultSeconds: z.number(),
  quietSeconds: z.number(),
  seconds: z.number(),
})
export type FaultRun = z.infer<typeof faultRun>
