import { event } from '../event.ts'
import { attributeId } from '../ids.ts'

/** An attribute that no category uses is gone. */
export const attributeRemoved = event('attribute-removed', { attributeId })
