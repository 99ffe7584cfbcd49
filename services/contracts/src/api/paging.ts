import { z } from 'zod'

export const pageSizes = [15, 30, 50] as const

/** A page request; a list's own schema adds its filter and its sort fields. Numbers may be text (GET). */
export const pageRequest = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union([z.literal(15), z.literal(30), z.literal(50)]))
    .default(15),
})
export type PageRequest = z.infer<typeof pageRequest>

/** `total` is exact, or capped at 10,000 if a list says so in its own fields. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({ list: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() })
