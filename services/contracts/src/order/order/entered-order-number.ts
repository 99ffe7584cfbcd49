import { z } from 'zod'

/** A typed order number. One that cannot exist returns `order-not-found`, not a validation error. */
export const enteredOrderNumber = z.string().trim().min(1).max(40)
