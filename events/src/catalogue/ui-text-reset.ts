import { event } from '../event.ts'
import { uiTextKey } from './ui-text-set.ts'

/** A text of the screens reads as its file says again. */
export const uiTextReset = event('ui-text-reset', { key: uiTextKey })
