import { productId } from '@pinline/events/ids'
import { z } from 'zod'

/** The product, and the version of its stream that the editor saw: if it has changed since, 409. */
export const expectedProductVersion = { productId, version: z.int().min(0) }

/** A product's stream after a command; `version` must be sent with the next one. */
export const productVersion = z.object({ productId, version: z.int() })
