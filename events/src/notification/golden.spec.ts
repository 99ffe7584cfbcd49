import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addressedNoticeEvent, changeNoticeEvent } from './change-notice-event.ts'
import { formEvent } from './form-event.ts'
import { handbookPageEvent } from './handbook-page-event.ts'
import { noticeEvent } from './notice-event.ts'
import { notificationEvent } from './notification-event.ts'
import { snippetEvent } from './snippet-event.ts'
import { sortsEvent } from './sorts-event.ts'
import { webhookEndpointEvent } from './webhook-endpoint-event.ts'

describe.each(
  [
    ...notificationEvent.options,
    ...formEvent.options,
    ...noticeEvent.options,
    ...changeNoticeEvent.options,
    ...addressedNoticeEvent.options,
    ...handbookPageEvent.options,
    ...snippetEvent.options,
    ...sortsEvent.options,
    ...webhookEndpointEvent.options,
  ].map((schema) => [schema.shape.type.value, schema] as const),
)('%s', (type, schema) => {
  it('still reads its first recorded form', () => {
    const golden: unknown = JSON.parse(readFileSync(new URL(`../golden/${type}.v1.json`, import.meta.url), 'utf8'))
    expect(schema.parse(golden)).toEqual(golden)
  })
})
