import { z } from 'zod'

/** An order number as somebody typed it. One that cannot exist is answered `order-not-found`, not as a fault of form. */
export const enteredOrderNumber = z.string().trim().min(1).max(40)
