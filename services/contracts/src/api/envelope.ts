import { z } from 'zod'

/**
 * The form of every response under /api/v1 (except /api/v1/admin). `meta.type` is a stable error code, never shown as
 * is.
 */
export const envelope = z.object({
  code: z.int(),
  msg: z.string(),
  data: z.unknown(),
  meta: z
    .object({
      type: z.string().optional(),
      msg: z.string().optional(),
      requestId: z.string().optional(),
      /** The data may be older than what the caller has just done (see `X-Position`). */
      stale: z.boolean().optional(),
    })
    .optional(),
})
export type Envelope = z.infer<typeof envelope>

/** `data` of a refused input. */
export const refusal = z.object({ errors: z.record(z.string(), z.string()).optional() }).loose()

/** HTTP status of an envelope code: 200, 404 and 422 travel over HTTP 200. An unknown path is HTTP 404 itself. */
export const httpStatusOf = (code: number): number => (code === 404 || code === 422 ? 200 : code)
