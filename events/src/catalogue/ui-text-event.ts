import { z } from 'zod'
import { uiTextReset } from './ui-text-reset.ts'
import { uiTextSet } from './ui-text-set.ts'

/** Events of the texts that staff changed on the screens of one language. */
export const uiTextEvent = z.discriminatedUnion('type', [uiTextSet, uiTextReset])
export type UiTextEvent = z.infer<typeof uiTextEvent>
