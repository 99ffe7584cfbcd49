import { afterSaleNo, formNo, quotationNo } from '@pinline/events/ids'
import type { NotificationEvent } from '@pinline/events/notification/notification-event'

export const toDoId = 'prepare-order-2611214073958'

export const opened: Extract<NotificationEvent, { type: 'to-do-opened' }> = {
  type: 'to-do-opened',
  data: {
    toDoId,
    kind: 'prepare-order',
    recordId: '2611214073958',
    openedAt: '2026-11-20T08:30:00.000Z',
    dueAt: '2026-11-25T08:30:00.000Z',
  },
}

export const closed: Extract<NotificationEvent, { type: 'to-do-closed' }> = {
  type: 'to-do-closed',
  data: { toDoId, closedBy: 'order-shipped', closedAt: '2026-11-24T09:00:00.000Z' },
}

const findingToDoId = 'finding-3f7a9c0b52de3f7a9c0b52de'

export const findingOpened: Extract<NotificationEvent, { type: 'finding-to-do-opened' }> = {
  type: 'finding-to-do-opened',
  data: {
    toDoId: findingToDoId,
    service: 'order',
    reconciler: 'payments',
    finding: 'refund-not-at-wallet',
    recordId: '2611214073958',
    openedAt: '2026-11-20T08:30:00.000Z',
    dueAt: '2026-11-23T08:30:00.000Z',
  },
}

export const findingClosed: Extract<NotificationEvent, { type: 'finding-to-do-closed' }> = {
  type: 'finding-to-do-closed',
  data: { toDoId: findingToDoId, closedAt: '2026-11-20T09:00:00.000Z' },
}

const afterSaleNumber = afterSaleNo.parse('2611214073958-1')

export const afterSaleOpened: Extract<NotificationEvent, { type: 'after-sale-to-do-opened' }> = {
  type: 'after-sale-to-do-opened',
  data: {
    toDoId: `answer-after-sale-${afterSaleNumber}`,
    recordId: afterSaleNumber,
    openedAt: '2026-11-25T08:30:00.000Z',
    dueAt: '2026-12-02T08:30:00.000Z',
  },
}

export const afterSaleClosed: Extract<NotificationEvent, { type: 'after-sale-to-do-closed' }> = {
  type: 'after-sale-to-do-closed',
  data: {
    toDoId: afterSaleOpened.data.toDoId,
    closedBy: 'after-sale-approved',
    closedAt: '2026-11-26T08:30:00.000Z',
  },
}

export const replacementOpened: Extract<NotificationEvent, { type: 'replacement-to-do-opened' }> = {
  type: 'replacement-to-do-opened',
  data: {
    toDoId: `send-replacement-${afterSaleNumber}`,
    recordId: afterSaleNumber,
    openedAt: '2026-11-26T08:30:00.000Z',
    dueAt: '2026-12-01T08:30:00.000Z',
  },
}

export const replacementClosed: Extract<NotificationEvent, { type: 'replacement-to-do-closed' }> = {
  type: 'replacement-to-do-closed',
  data: {
    toDoId: replacementOpened.data.toDoId,
    closedBy: 'after-sale-replaced',
    closedAt: '2026-11-27T08:30:00.000Z',
  },
}

const quotationNumber = quotationNo.parse('Q3329123456780')

export const quotationOpened: Extract<NotificationEvent, { type: 'quotation-to-do-opened' }> = {
  type: 'quotation-to-do-opened',
  data: {
    toDoId: `answer-quotation-${quotationNumber}`,
    recordId: quotationNumber,
    openedAt: '2026-11-25T08:30:00.000Z',
    dueAt: '2026-11-27T08:30:00.000Z',
  },
}

export const quotationClosed: Extract<NotificationEvent, { type: 'quotation-to-do-closed' }> = {
  type: 'quotation-to-do-closed',
  data: {
    toDoId: quotationOpened.data.toDoId,
    closedBy: 'quotation-answered',
    closedAt: '2026-11-26T08:30:00.000Z',
  },
}

const formNumber = formNo.parse('F2611251234567')

export const formOpened: Extract<NotificationEvent, { type: 'form-to-do-opened' }> = {
  type: 'form-to-do-opened',
  data: {
    toDoId: `answer-form-${formNumber}`,
    recordId: formNumber,
    openedAt: '2026-11-25T08:30:00.000Z',
    dueAt: '2026-11-26T08:30:00.000Z',
  },
}

export const formToDoClosed: Extract<NotificationEvent, { type: 'form-to-do-closed' }> = {
  type: 'form-to-do-closed',
  data: { toDoId: formOpened.data.toDoId, closedBy: 'form-answered', closedAt: '2026-11-26T08:30:00.000Z' },
}
