import { z } from 'zod'
import { afterSaleToDoClosed } from './after-sale-to-do-closed.ts'
import { afterSaleToDoOpened } from './after-sale-to-do-opened.ts'
import { findingToDoClosed } from './finding-to-do-closed.ts'
import { findingToDoOpened } from './finding-to-do-opened.ts'
import { formToDoClosed } from './form-to-do-closed.ts'
import { formToDoOpened } from './form-to-do-opened.ts'
import { mentionToDoClosed } from './mention-to-do-closed.ts'
import { mentionToDoOpened } from './mention-to-do-opened.ts'
import { quotationToDoClosed } from './quotation-to-do-closed.ts'
import { quotationToDoOpened } from './quotation-to-do-opened.ts'
import { replacementToDoClosed } from './replacement-to-do-closed.ts'
import { replacementToDoOpened } from './replacement-to-do-opened.ts'
import { restockToDoClosed } from './restock-to-do-closed.ts'
import { restockToDoOpened } from './restock-to-do-opened.ts'
import { toDoAssigned } from './to-do-assigned.ts'
import { toDoClosed } from './to-do-closed.ts'
import { toDoCommentAdded } from './to-do-comment-added.ts'
import { toDoEscalated } from './to-do-escalated.ts'
import { toDoOpened } from './to-do-opened.ts'
import { toDoSnoozed } from './to-do-snoozed.ts'
import { toDoWoken } from './to-do-woken.ts'
import { translationToDoClosed } from './translation-to-do-closed.ts'
import { translationToDoOpened } from './translation-to-do-opened.ts'
import { webhookToDoClosed } from './webhook-to-do-closed.ts'
import { webhookToDoOpened } from './webhook-to-do-opened.ts'

/** Every event of a to-do. */
export const notificationEvent = z.discriminatedUnion('type', [
  toDoOpened,
  toDoClosed,
  findingToDoOpened,
  findingToDoClosed,
  afterSaleToDoOpened,
  afterSaleToDoClosed,
  replacementToDoOpened,
  replacementToDoClosed,
  quotationToDoOpened,
  quotationToDoClosed,
  formToDoOpened,
  formToDoClosed,
  restockToDoOpened,
  restockToDoClosed,
  translationToDoOpened,
  translationToDoClosed,
  webhookToDoOpened,
  webhookToDoClosed,
  mentionToDoOpened,
  mentionToDoClosed,
  toDoAssigned,
  toDoSnoozed,
  toDoWoken,
  toDoCommentAdded,
  toDoEscalated,
])
export type NotificationEvent = z.infer<typeof notificationEvent>
