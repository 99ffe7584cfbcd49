import { event } from '../event.ts'
import { attributeId } from '../ids.ts'

/** An unused attribute was removed. */
export const attributeRemoved = event('attribute-removed', { attributeId })
