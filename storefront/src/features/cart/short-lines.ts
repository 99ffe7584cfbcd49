import { productId } from '@pinline/events/ids'
import { z } from 'zod'

const shortLine = z.object({ productId, model: z.string(), quantity: z.int(), available: z.int() })

/** A line of which not all pieces could be reserved, and how many can be. */
export type ShortLine = z.infer<typeof shortLine>

/** The lines in the data of a refusal; none if it names none. */
export const shortLinesOf = (data: unknown): readonly ShortLine[] =>
  z.object({ lines: z.array(shortLine) }).safeParse(data).data?.lines ?? []
