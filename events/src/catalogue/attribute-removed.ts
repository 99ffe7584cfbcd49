import { fact } from '../fact.ts'
import { attributeId } from '../ids.ts'

/** An attribute that no category uses is gone. */
export const attributeRemoved = fact('attribute-removed', { attributeId })
