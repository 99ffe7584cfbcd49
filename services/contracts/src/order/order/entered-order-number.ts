import { cleanedText } from '../../api/text.ts'

/** A typed order number. One that cannot exist returns `order-not-found`, not a validation error. */
export const enteredOrderNumber = cleanedText(40).min(1)
